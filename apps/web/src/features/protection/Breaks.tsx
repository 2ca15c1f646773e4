import type { InputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import type { Break } from '@perya/contract/protection'
import { exclusionMonths, timeoutDays } from '@perya/contract/protection-bounds'
import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { toast } from '#ui/toast.ts'
import { failureText } from './failure.ts'
import { useTakeBreak } from './use-protection.ts'

type Asked = InputOf<Endpoints['takeBreak']>

/** Time without play: days, months, or for good. */
export function Breaks({ onTaken }: { onTaken: (taken: Break) => void }) {
  const t = useT()
  const take = useTakeBreak()
  // Kept while the question fades, so that it does not change its words on the way.
  const [asked, setAsked] = useState<Asked>({ kind: 'timeout', days: 1 })
  const [isAsking, setAsking] = useState(false)
  const ask = (wanted: Asked) => {
    setAsked(wanted)
    setAsking(true)
  }
  const nameOf = (wanted: Asked) =>
    wanted.kind === 'timeout'
      ? t(`protection.timeout.${wanted.days}`)
      : t(`protection.exclusion.${wanted.months ?? 'forGood'}`)
  return (
    <>
      <section aria-labelledby="timeout" className="grid grid-cols-1 gap-3">
        <h2 id="timeout" className="section-title">
          {t('protection.timeout')}
        </h2>
        <p className="text-pretty text-muted">{t('protection.timeout.text')}</p>
        <div className="break-choices">
          {timeoutDays.map((days) => (
            <Button
              key={days}
              variant="secondary"
              isWide
              aria-haspopup="dialog"
              onClick={() => ask({ kind: 'timeout', days })}
            >
              {t(`protection.timeout.${days}`)}
            </Button>
          ))}
        </div>
      </section>
      <section aria-labelledby="exclusion" className="grid grid-cols-1 gap-3">
        <h2 id="exclusion" className="section-title">
          {t('protection.exclusion')}
        </h2>
        <p className="text-pretty text-muted">{t('protection.exclusion.text')}</p>
        <div className="break-choices break-choices--two">
          {[...exclusionMonths, null].map((months) => (
            <Button
              key={months}
              variant="outline"
              isWide
              aria-haspopup="dialog"
              onClick={() => ask({ kind: 'exclusion', months })}
            >
              {t(`protection.exclusion.${months ?? 'forGood'}`)}
            </Button>
          ))}
        </div>
      </section>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('protection.break.title', { length: nameOf(asked) })}
        confirm={t(`protection.break.confirm.${asked.kind}`)}
        onConfirm={() => {
          setAsking(false)
          if (take.isPending) return
          take.mutate(asked, {
            onSuccess: onTaken,
            onError: (error) => toast(failureText(error, t), { tone: 'danger', time: 'short' }),
          })
        }}
      >
        {t('protection.break.text')}
      </ConfirmDialog>
    </>
  )
}
