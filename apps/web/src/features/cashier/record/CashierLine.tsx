import { useDates } from '#lib/dates.ts'
import { useMoney } from '#lib/money.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'

/** One deposit or withdrawal in a list: how much, by what way, how it stands; it opens to all of it. */
export function CashierLine({
  to,
  amount,
  way,
  state,
  stateName,
  at,
}: {
  to: string
  amount: string
  way: string
  state: string
  stateName: string
  at: string
}) {
  const money = useMoney()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  return (
    <Link to={to} className="cashier-line">
      <span className="grid min-w-0 flex-1">
        <bdi className="font-semibold">{money(amount)}</bdi>
        <bdi className="text-meta text-muted">{way}</bdi>
      </span>
      <span className="grid justify-items-end text-end">
        <span className="cashier-line__state" data-state={state}>
          {stateName}
        </span>
        <time dateTime={at} className="text-meta text-muted">
          {date(at)}
        </time>
      </span>
    </Link>
  )
}
