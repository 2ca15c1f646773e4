import type { PrizeMode } from '@perya/contract/lottery'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import RulesIcon from '~icons/ph/book-open-text'
import MoreIcon from '~icons/ph/squares-four'
import OrdersIcon from '~icons/ph/ticket'
import { BoardStates } from './BoardStates.tsx'
import { LotteryMenus } from './LotteryMenus.tsx'
import { prizeModes } from './prize-modes.ts'
import { useLotteries } from './use-lotteries.ts'
import '../lottery.css'

/** Every lottery of one prize mode: what sells, for how long, and what was drawn. */
export function LotteryBoard({
  prizeMode,
  onMode,
}: {
  prizeMode: PrizeMode
  onMode: (mode: PrizeMode) => void
}) {
  const t = useT()
  const query = useLotteries(prizeMode)
  return (
    <div className="lottery-board">
      <Segmented
        label={t('lottery.mode')}
        value={prizeMode}
        onChange={onMode}
        options={prizeModes.map((mode) => ({ value: mode, label: t(`lottery.mode.${mode}`) }))}
      />
      <p className="text-meta text-pretty text-muted">{t(`lottery.mode.why.${prizeMode}`)}</p>
      <nav aria-label={t('lottery.ways')} className="lottery-ways">
        <Link to={paths.startLottery} className="lottery-way">
          <OrdersIcon className="size-6" />
          {t('lottery.orders')}
        </Link>
        <Link to={paths.moreLottery} className="lottery-way">
          <MoreIcon className="size-6" />
          {t('lottery.all')}
        </Link>
        <Link to={paths.lotteryRules} className="lottery-way">
          <RulesIcon className="size-6" />
          {t('lottery.rules')}
        </Link>
      </nav>
      <BoardStates query={query}>{({ lotteries }) => <LotteryMenus lotteries={lotteries} />}</BoardStates>
    </div>
  )
}
