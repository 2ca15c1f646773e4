import { useQuery } from '@tanstack/react-query'
import LatestBets from '#features/latest-bets/LatestBets.tsx'
import { issueName } from '#features/lottery/board/issue.rules.ts'
import WinnerBoard from '#features/winners/WinnerBoard.tsx'
import { call } from '#lib/api/call.ts'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { hiddenDigits, useBalanceHidden } from '#lib/member/balance-hidden.ts'
import { useBalance } from '#lib/member/use-balance.ts'
import { useMemberInfo } from '#lib/member/use-member-info.ts'
import { useWithdrawable } from '#lib/member/use-withdrawable.ts'
import { useMoney } from '#lib/money.ts'
import { paths, pathTo, type RouteName } from '#lib/paths.ts'
import { dayOf, daysBefore } from '#lib/record/period.rules.ts'
import { Link } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import './side-rail.css'

/** What goes on beside a screen on a wide window: the member's money and open bets, then what others play and win. */
export default function SideRail({ current }: { current: RouteName | null }) {
  const t = useT()
  const userName = useSession()?.userName
  const info = useMemberInfo().data
  // Whoever takes a break is shown nothing that invites to play, also before it is known.
  const mayInvite = userName === undefined || info?.mayInvite === true
  return (
    <aside aria-label={t('side.rail')} className="side-rail">
      {userName === undefined ? <WaysIn /> : <Money mayInvite={mayInvite} />}
      {userName !== undefined && <OpenBets userName={userName} />}
      {mayInvite && <LatestBets isAside />}
      {mayInvite && current !== 'winnerPage' && <WinnerBoard />}
    </aside>
  )
}

function WaysIn() {
  const t = useT()
  const { DIRECTREG3, TRIALPLAY3 } = useSettings().whitelabel
  if (!DIRECTREG3 && !TRIALPLAY3) return null
  return (
    <section className="rail-card">
      {DIRECTREG3 && TRIALPLAY3 && (
        <p className="font-display text-section text-balance">{t('side.welcome')}</p>
      )}
      {DIRECTREG3 && (
        <Link to={paths.register} className={buttonClass({ variant: 'secondary', isWide: true })}>
          {t('header.register')}
        </Link>
      )}
      {TRIALPLAY3 && (
        <Link to={paths.trial} className={buttonClass({ variant: 'ghost', isWide: true })}>
          {t('side.try')}
        </Link>
      )}
    </section>
  )
}

function Money({ mayInvite }: { mayInvite: boolean }) {
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
          <bdi aria-hidden={isHidden || undefined}>{show(total)}</bdi>
          {isHidden && <span className="sr-only">{t('header.balanceHidden')}</span>}
        </p>
      )}
      {withdrawable.amount !== null && !isHidden && (
        <p className="text-meta text-muted">
          {t('balance.withdrawable')}{' '}
          <bdi className="font-semibold text-foreground">{money(withdrawable.amount)}</bdi>
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        {mayInvite && (
          <Link to={paths.deposit} className={buttonClass({ variant: 'secondary', isWide: true })}>
            {t('nav.deposit')}
          </Link>
        )}
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

/** Lottery bets whose draw has not come; nothing while there are none. Asks on only as long as some wait. */
function OpenBets({ userName }: { userName: string }) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const { code: language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['lotteryOrders', 'open', userName, language],
    refetchInterval: ({ state }) => (state.data && state.data.orders.length > 0 ? askEveryMs : false),
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
