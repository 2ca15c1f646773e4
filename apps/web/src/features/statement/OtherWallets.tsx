import type { WalletName } from '@perya/contract/wallet'
import { formatAmount } from '@perya/money'
import { useT } from '#lib/i18n.tsx'
import { useBalance } from '#lib/member/use-balance.ts'
import { Pill } from '#ui/record/Pill.tsx'
import { BalanceText } from './BalanceText.tsx'
import { otherWallets } from './other-wallets.rules.ts'

/** What the member has besides the wallet whose record this is, and the way to each of them. */
export function OtherWallets({
  current,
  onChoose,
}: {
  current: WalletName
  onChoose: (wallet: WalletName) => void
}) {
  const t = useT()
  const { wallet } = useBalance()
  const others = wallet === null ? [] : otherWallets(wallet, current)
  if (others.length === 0) return null
  return (
    <div className="filter-pills filter-pills--line">
      <span className="text-meta text-muted">{t('statement.others')}</span>
      {others.map(({ name, amount }) => (
        <Pill key={name} isOn={false} onClick={() => onChoose(name)}>
          {t(`statement.wallet.${name}`)} <BalanceText amount={formatAmount(amount)} />
        </Pill>
      ))}
    </div>
  )
}
