import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { BoardStates } from './BoardStates.tsx'
import { CardList } from './LotteryMenus.tsx'
import { usePopularLotteries, useRecentLotteries } from './use-lotteries.ts'
import '../lottery.css'

const shownMax = 4

/** Where a member goes on: the lotteries they bet on last, else those everybody bets on. */
export function StartBoard() {
  const t = useT()
  const heading = useId()
  const recent = useRecentLotteries()
  const popular = usePopularLotteries()
  const isReturning = (recent.data?.lotteries.length ?? 0) > 0
  const query = isReturning ? recent : popular
  return (
    <section aria-labelledby={heading} className="lottery-menu">
      <h2 id={heading} className="lottery-menu__name">
        {isReturning ? t('lottery.recent') : t('lottery.popular')}
      </h2>
      <BoardStates query={query}>
        {({ lotteries }) => <CardList lotteries={lotteries.slice(0, shownMax)} />}
      </BoardStates>
    </section>
  )
}
