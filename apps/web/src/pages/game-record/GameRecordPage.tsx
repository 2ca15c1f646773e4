import { readFilter, writeFilter } from '#features/game-record/filter.rules.ts'
import { GameRecord } from '#features/game-record/GameRecord.tsx'
import { dayOf } from '#lib/record/period.rules.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import { withTexts } from '#lib/with-texts.ts'

const OrderSheet = whenOpened(
  withTexts(() => import('#features/lottery/orders/OrderSheet.tsx'), 'lottery', 'lotteryBets'),
)

/** The betting record. Its address holds what is chosen, so that it can be kept and passed on. */
export default function GameRecordPage() {
  const { timeZone } = useSettings()
  const [address, setAddress] = useSearchParams()
  const today = dayOf(Date.now(), timeZone)
  return (
    <GameRecord
      filter={readFilter(address, today)}
      today={today}
      onChange={(filter) => setAddress(writeFilter(filter), { replace: true })}
      orderSheet={(order) => <OrderSheet {...order} />}
    />
  )
}
