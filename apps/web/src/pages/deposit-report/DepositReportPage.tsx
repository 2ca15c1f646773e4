import { DepositRecord, depositStates } from '#features/cashier/deposit/DepositRecord.tsx'
import { readFilter, writeFilter } from '#features/cashier/record/filter.rules.ts'
import { dayOf } from '#lib/record/period.rules.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import '#features/cashier/cashier.css'

/** The record of deposits. Its address holds what is chosen, so that it can be kept and passed on. */
export default function DepositReportPage() {
  const { timeZone } = useSettings()
  const [address, setAddress] = useSearchParams()
  const today = dayOf(Date.now(), timeZone)
  return (
    <DepositRecord
      filter={readFilter(address, today, depositStates)}
      today={today}
      onChange={(filter) => setAddress(writeFilter(filter), { replace: true })}
    />
  )
}
