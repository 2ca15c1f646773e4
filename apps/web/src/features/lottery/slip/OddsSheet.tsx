import type { BetType } from '@perya/lottery-rules'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { sayBet, sayHow } from '../bet/bet-name.rules.ts'
import { useFigures } from './odds-text.ts'
import { PrizeTable } from './PrizeTable.tsx'
import { pricesOf, returnedBy } from './slip.rules.ts'

/** How likely a bet is to win, what it would pay if it were free, and what it pays. */
export function OddsSheet({
  isOpen,
  onClose,
  code,
  betType,
  prizeGroup,
}: {
  isOpen: boolean
  onClose: () => void
  /** Of the lottery. */
  code: string
  betType: BetType
  prizeGroup: number
}) {
  const t = useT()
  const figures = useFigures()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={sayBet(t, betType)}>
      <p className="pb-3 text-pretty">{sayHow(t, betType)}</p>
      <p className="text-pretty text-muted">
        {t('lottery.odds.how', {
          returned: figures.percent(returnedBy(betType, prizeGroup)),
        })}
      </p>
      <PrizeTable className="odds-table" prizes={pricesOf(betType, prizeGroup)} />
      <Link
        to={pathTo('lotteryRules', { code })}
        className={`${buttonClass({ variant: 'secondary', isWide: true })} mt-4`}
      >
        {t('lottery.rules.all')}
      </Link>
    </Sheet>
  )
}
