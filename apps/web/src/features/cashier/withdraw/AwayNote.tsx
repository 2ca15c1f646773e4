import type { WalletBalance } from '@perya/contract/wallet'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import OnTheWayIcon from '~icons/ph/arrows-left-right-duotone'
import { moneyAway } from '../amount.rules.ts'

/** What cannot leave yet because a vendor has not said where it is; nothing while all of it is here. */
export function AwayNote({ wallet }: { wallet: WalletBalance }) {
  const t = useT()
  const money = useMoney()
  const away = moneyAway(wallet)
  if (away === null) return null
  return (
    <p role="status" className="notice-panel notice-panel--strong">
      <OnTheWayIcon className="size-8 shrink-0 text-info" />
      {t('withdraw.away', { amount: money(away) })}
    </p>
  )
}
