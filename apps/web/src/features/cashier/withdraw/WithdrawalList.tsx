import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Button } from '#ui/Button.tsx'
import { useWithdrawals } from './use-withdraw.ts'

/** The member's withdrawals, newest first; nothing while there are none. */
export function WithdrawalList() {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const { withdrawals, hasNextPage, fetchNextPage, isFetchingNextPage } = useWithdrawals()
  if (!withdrawals || withdrawals.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="cashier__title">{t('withdraw.list')}</h2>
      <ul className="grid gap-2.5">
        {withdrawals.map((withdrawal) => (
          <li key={withdrawal.id}>
            <Link to={pathTo('withdraw', { id: withdrawal.id })} className="cashier-line">
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold">
                  <bdi>{money(withdrawal.amount)}</bdi>
                </span>
                <span className="text-meta text-muted">
                  <bdi>{`${withdrawal.bankName} ••${withdrawal.lastDigits}`}</bdi>
                </span>
              </span>
              <span className="grid justify-items-end text-end">
                <span className="cashier-line__state" data-state={withdrawal.state}>
                  {t(`withdraw.state.${withdrawal.state}`)}
                </span>
                <time dateTime={withdrawal.createdAt} className="text-meta text-muted">
                  {date(withdrawal.createdAt)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="secondary" isWide isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('inbox.more')}
        </Button>
      )}
    </section>
  )
}
