import type { BetType } from '@perya/lottery-rules'
import { useT } from '#lib/i18n.tsx'
import ChevronIcon from '~icons/ph/caret-down-bold'
import { byArea, sayHow, sayPlay } from '../bet/bet-name.rules.ts'
import { useFigures } from '../slip/odds-text.ts'
import { PrizeTable } from '../slip/PrizeTable.tsx'
import { pricesOf, returnedBy } from '../slip/slip.rules.ts'
import { Section } from './Section.tsx'

/** Everything that can be bet: what wins, the true odds, those paid, and what comes back. */
export function BetRules({ betTypes, prizeGroup }: { betTypes: readonly BetType[]; prizeGroup: number }) {
  const t = useT()
  const { percent } = useFigures()
  return (
    <Section name={t('lottery.rules.bets')}>
      <p className="text-pretty">{t('lottery.rules.bets.how')}</p>
      {byArea(betTypes).map(({ area, types }) => (
        <div key={area ?? ''} className="rules__bets">
          {area !== null && <h3 className="rules__area">{t(`lottery.area.${area}`)}</h3>}
          {types.map((betType) => (
            <details key={betType.code} className="rules__bet">
              <summary>
                <span className="min-w-0 flex-1">{sayPlay(t, betType)}</span>
                <span className="text-meta text-muted">
                  {t('lottery.odds.returned', { returned: percent(returnedBy(betType, prizeGroup)) })}
                </span>
                <ChevronIcon className="rules__chevron" />
              </summary>
              <p className="text-pretty">{sayHow(t, betType)}</p>
              <PrizeTable className="odds-table" prizes={pricesOf(betType, prizeGroup)} />
              <p className="text-meta text-muted">
                {betType.playTypes.map((playType) => t(`lottery.playType.${playType}`)).join(' · ')}
              </p>
            </details>
          ))}
        </div>
      ))}
    </Section>
  )
}
