import { WithdrawableLine } from '#features/balance/WithdrawableLine.tsx'
import { readFilter, writeFilter } from '#features/statement/filter.rules.ts'
import { Statement } from '#features/statement/Statement.tsx'
import { dayOf } from '#lib/record/period.rules.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'

/** The account record. Its address holds what is chosen, so that it can be kept and passed on. */
export default function TransactionRecordPage() {
  const { timeZone } = useSettings()
  const [address, setAddress] = useSearchParams()
  const today = dayOf(Date.now(), timeZone)
  return (
    <Statement
      below={<WithdrawableLine />}
      filter={readFilter(address, today)}
      today={today}
      onChange={(filter) => setAddress(writeFilter(filter), { replace: true })}
    />
  )
}
