import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { failureText } from '../failure.ts'
import { useGiveUpPromotion } from './use-withdraw.ts'

/** Gives a bonus up in two taps, the second after what follows from it was said. */
export function GiveUpBonus({ claimId }: { claimId: string }) {
  const t = useT()
  const [isAsked, setAsked] = useState(false)
  const giveUp = useGiveUpPromotion()
  if (!isAsked) {
    return (
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setAsked(true)}>
        {t('promotion.giveUp')}
      </Button>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-meta text-pretty">{t('promotion.giveUp.text')}</p>
      {giveUp.error && (
        <p role="alert" className="field__error">
          {failureText(giveUp.error, t)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" size="sm" isBusy={giveUp.isPending} onClick={() => giveUp.mutate(claimId)}>
          {t('promotion.giveUp.yes')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setAsked(false)}>
          {t('promotion.giveUp.no')}
        </Button>
      </div>
    </div>
  )
}
