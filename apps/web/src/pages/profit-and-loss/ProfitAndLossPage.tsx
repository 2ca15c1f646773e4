import { ProfitAndLoss } from '#features/profit-and-loss/ProfitAndLoss.tsx'
import { dayOf, readPeriod, writePeriod } from '#lib/record/period.rules.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'

/** Profit and loss by day. Its address holds the days, so that it can be kept and passed on. */
export default function ProfitAndLossPage() {
  const { timeZone } = useSettings()
  const [address, setAddress] = useSearchParams()
  const today = dayOf(Date.now(), timeZone)
  return (
    <ProfitAndLoss
      filter={readPeriod(address, today)}
      today={today}
      onChange={(filter) => setAddress(writePeriod(filter), { replace: true })}
    />
  )
}
