import { expect, it } from 'vitest'
import { orderChannels } from './channel-order.rules.ts'

const channels = (['alipay', 'ewalletQr', 'wechat', 'manual'] as const).map((kind, at) => ({
  id: BigInt(at),
  kind,
}))
const order = (asked: { lastUsed: bigint | null; country: string }) =>
  orderChannels(channels, asked).map(({ kind }) => kind)

it('PAY-1 ways to pay of the merchant’s country come first, and the one used last before them', () => {
  expect(order({ lastUsed: null, country: 'PH' })).toEqual(['ewalletQr', 'manual', 'alipay', 'wechat'])
  expect(order({ lastUsed: 2n, country: 'PH' })).toEqual(['wechat', 'ewalletQr', 'manual', 'alipay'])
  expect(order({ lastUsed: null, country: 'CN' })).toEqual(['alipay', 'ewalletQr', 'wechat', 'manual'])
})
