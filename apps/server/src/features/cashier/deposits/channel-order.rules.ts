import type { DepositKind } from '@perya/contract/deposits'

/** Ways to pay that belong to one country; any other is one of the merchant's own. */
const countryOf: Partial<Record<DepositKind, string>> = { alipay: 'CN', qq: 'CN', wechat: 'CN' }

/** The way the member paid by last, then those of the merchant's country, each in the merchant's own order. */
export function orderChannels<Way extends { id: bigint; kind: DepositKind }>(
  channels: readonly Way[],
  { lastUsed, country }: { lastUsed: bigint | null; country: string },
): Way[] {
  const rankOf = ({ id, kind }: Way) =>
    id === lastUsed ? 0 : (countryOf[kind] ?? country) === country ? 1 : 2
  return channels.toSorted((one, other) => rankOf(one) - rankOf(other))
}
