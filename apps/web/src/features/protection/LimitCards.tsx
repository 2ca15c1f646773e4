import type { Limit, Protection } from '@perya/contract/protection'
import { limitPeriods, type Measure } from '@perya/contract/protection-bounds'
import { type ComponentType, type SVGProps, useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import CaretIcon from '~icons/ph/caret-right'
import DepositIcon from '~icons/ph/hand-deposit-duotone'
import TimeIcon from '~icons/ph/hourglass-medium-duotone'
import StakeIcon from '~icons/ph/poker-chip-duotone'
import LossIcon from '~icons/ph/trend-down-duotone'
import { usedShare } from './cap.rules.ts'
import { LimitSheet } from './LimitSheet.tsx'
import { useCapText } from './use-cap-text.ts'
import type { Which } from './use-protection.ts'

const icons: Partial<Record<Measure, ComponentType<SVGProps<SVGSVGElement>>>> = {
  deposit: DepositIcon,
  loss: LossIcon,
  stake: StakeIcon,
  session: TimeIcon,
}
const shown = ['deposit', 'loss', 'stake', 'session'] as const

/** Every limit there can be, with what is used of those there are. */
export function LimitCards({ limits }: Pick<Protection, 'limits'>) {
  const t = useT()
  // Kept while the sheet closes, so that it does not change its words on the way.
  const [chosen, setChosen] = useState<Which>({ measure: 'deposit', period: 'day' })
  const [isOpen, setOpen] = useState(false)
  const limitOf = ({ measure, period }: Which) =>
    limits.find((limit) => limit.measure === measure && limit.period === period)
  return (
    <section aria-labelledby="limits" className="grid grid-cols-1 gap-3">
      <h2 id="limits" className="section-title">
        {t('protection.limits')}
      </h2>
      <p className="text-pretty text-muted">{t('protection.limits.text')}</p>
      {shown.map((measure) => {
        const Icon = icons[measure] ?? TimeIcon
        return (
          <section key={measure} aria-labelledby={`limit-${measure}`} className="limit-card">
            <h3 id={`limit-${measure}`} className="limit-card__name">
              <Icon className="size-6 shrink-0 text-accent-text" />
              {t(`protection.measure.${measure}`)}
            </h3>
            <ul>
              {limitPeriods.map((period) => (
                <li key={period}>
                  <LimitRow
                    which={{ measure, period }}
                    limit={limitOf({ measure, period })}
                    onOpen={() => {
                      setChosen({ measure, period })
                      setOpen(true)
                    }}
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      <LimitSheet
        key={`${chosen.measure} ${chosen.period} ${isOpen}`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        which={chosen}
        limit={limitOf(chosen)}
      />
    </section>
  )
}

function LimitRow({ which, limit, onOpen }: { which: Which; limit: Limit | undefined; onOpen: () => void }) {
  const t = useT()
  const capText = useCapText()
  const date = useDates()
  return (
    <button type="button" className="limit-row" aria-haspopup="dialog" onClick={onOpen}>
      <span className="limit-row__line">
        <span>{t(`protection.period.${which.period as 'day'}`)}</span>
        <span className={limit ? 'limit-row__cap' : 'text-muted'}>
          {limit ? capText(which.measure, limit.cap) : t('protection.none')}
        </span>
        <CaretIcon className="flip-rtl size-4 shrink-0 text-muted" />
      </span>
      {limit && (
        <>
          <span className="limit-row__bar" aria-hidden="true">
            <span style={{ inlineSize: `${usedShare(limit.used, limit.cap)}%` }} />
          </span>
          <span className="limit-row__used">
            {limit.endsAt === null
              ? t('protection.used', { used: capText(which.measure, limit.used) })
              : t('protection.usedUntil', {
                  used: capText(which.measure, limit.used),
                  when: date(limit.endsAt),
                })}
            {limit.setBy === 'operator' && ` · ${t('protection.byOperator')}`}
          </span>
        </>
      )}
    </button>
  )
}
