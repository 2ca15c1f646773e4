import { useQuery } from '@tanstack/react-query'
import LatestBets from '#features/latest-bets/LatestBets.tsx'
import { issueName } from '#features/lottery/board/issue.rules.ts'
import { lotteryKey } from '#features/lottery/board/use-lotteries.ts'
import WinnerBoard from '#features/winners/WinnerBoard.tsx'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { hiddenDigits, useBalanceHidden } from '#lib/member/balance-hidden.ts'
import { useBalance } from '#lib/member/use-balance.ts'
import { useWithdrawable } from '#lib/member/use-withdrawable.ts'
import { useMoney } from '#lib/money.ts'
import { paths, pathTo, type RouteName } from '#lib/paths.ts'
import { dayOf, daysBefore } from '#lib/record/period.rules.ts'
import { Link } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import './right-rail.css'

/** What goes on beside a screen on a wide window: the member's money and open bets, then what others play and win. */
export default function RightRail({ current }: { current: RouteName | null }) {
  const t = useT()
  const userName = useSession()?.userName
  return (
    <aside aria-label={t('side.rail')} className="right-rail">
      {userName === undefined ? <WaysIn /> : <Money />}
      {userName !== undefined && <OpenBets userName={userName} />}
      <LatestBets />
      {current !== 'winnerPage' && <WinnerBoard />}
    </aside>
  )
}

function WaysIn() {
  const t = useT()
  const { whitelabel } = useSettings()
  return (
    <section className="rail-card">
      <p className="font-display text-section text-balance">{t('side.welcome')}</p>
      {whitelabel.DIRECTREG3 && (
        <Link to={paths.register} className={buttonClass({ variant: 'secondary', isWide: true })}>
          {t('header.register')}
        </Link>
      )}
      <Link to={paths.trial} className={buttonClass({ variant: 'ghost', isWide: true })}>
        {t('side.try')}
      </Link>
    </section>
  )
}

function Money() {
  const t = useT()
  const money = useMoney()
  const { total } = useBalance()
  const withdrawable = useWithdrawable()
  const [isHidden] = useBalanceHidden()
  const show = (amount: bigint | string) => (isHidden ? hiddenDigits : money(amount))
  return (
    <section className="rail-card">
      <p className="text-meta text-muted">{t('balance.total')}</p>
      {total === null ? (
        <Skeleton className="h-9 w-40" />
      ) : (
        <p className="rail-card__sum">
          <bdi>{show(total)}</bdi>
        </p>
      )}
      {withdrawable.amount !== null && (
        <p className="text-meta text-muted">
          {t('balance.withdrawable')}{' '}
          <bdi className="font-semibold text-foreground">{show(withdrawable.amount)}</bdi>
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Link to={paths.deposit} className={buttonClass({ variant: 'secondary', isWide: true })}>
          {t('nav.deposit')}
        </Link>
        <Link to={paths.withdraw} className={buttonClass({ variant: 'ghost', isWide: true })}>
          {t('side.withdraw')}
        </Link>
      </div>
    </section>
  )
}

const days = 7
const shown = 3
const askEveryMs = 60_000

/** Lottery bets whose draw has not come; nothing while there are none. */
function OpenBets({ userName }: { userName: string }) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const { data } = useQuery({
    queryKey: [lotteryKey, 'orders', userName, 'rail'],
    refetchInterval: askEveryMs,
    queryFn: () => {
      const today = dayOf(Date.now(), timeZone)
      return call('listLotteryOrders', {
        startDate: daysBefore(today, days - 1),
        endDate: today,
        state: 'waiting',
        pageNo: 1,
        pageSize: shown,
      })
    },
  })
  if (!data || data.orders.length === 0) return null
  return (
    <section aria-labelledby="rail-open">
      <header className="section-head">
        <h2 id="rail-open">{t('side.openBets')}</h2>
      </header>
      <ul className="rail-bets">
        {data.orders.map((order) => (
          <li key={order.id}>
            <Link to={pathTo('startLottery', { order: order.id })} className="rail-bet">
              <span className="min-w-0 flex-1">
                <strong className="block truncate">{order.name}</strong>
                <bdi dir="ltr" className="text-meta text-muted">
                  {issueName(order.issueNo)}
                </bdi>
              </span>
              <bdi>{money(order.cost)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
