import type { TurnoverRequirement } from '@perya/contract/turnover'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { shareOf } from '../amount.rules.ts'

/** Why some of the money has to stay: what each deposit asks for, how far it is, and what counts. */
export function TurnoverSheet({
  isOpen,
  onClose,
  requirements,
}: {
  isOpen: boolean
  onClose: () => void
  requirements: readonly TurnoverRequirement[]
}) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('turnover.title')}>
      <p className="text-pretty text-muted">{t('turnover.text')}</p>
      <ul className="my-4 grid gap-3">
        {requirements.map((requirement) => (
          <li key={requirement.reference} className="turnover">
            <p className="font-semibold">
              {t('turnover.deposit', {
                amount: money(requirement.credit),
                date: date(requirement.createdAt, 'day'),
              })}
            </p>
            <progress
              className="turnover__bar"
              max={100}
              value={shareOf(requirement.progress, requirement.required)}
              aria-label={t('turnover.progress')}
            />
            <p className="text-meta text-muted">
              {t('turnover.left', {
                progress: money(requirement.progress),
                required: money(requirement.required),
                locked: money(requirement.locked),
              })}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-meta text-pretty text-muted">{t('turnover.counts')}</p>
    </Sheet>
  )
}
