import { readFilter, writeFilter } from '#features/cashier/record/filter.rules.ts'
import { WithdrawRecord, withdrawalStates } from '#features/cashier/withdraw/WithdrawRecord.tsx'
import { dayOf } from '#lib/record/period.rules.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import '#features/cashier/cashier.css'

/** The record of withdrawals. Its address holds what is chosen, so that it can be kept and passed on. */
export default function WithdrawReportPage() {
  const { timeZone } = useSettings()
  const [address, setAddress] = useSearchParams()
  const today = dayOf(Date.now(), timeZone)
  return (
    <WithdrawRecord
      filter={readFilter(address, today, withdrawalStates)}
      today={today}
      onChange={(filter) => setAddress(writeFilter(filter), { replace: true })}
    />
  )
}
