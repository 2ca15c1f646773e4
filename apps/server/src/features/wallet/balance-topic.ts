import type { LiveTopic } from '#platform/live-topic.ts'
import { readBalances } from './balances.ts'
import { toWalletBalance } from './wallet-balance.ts'

export const balanceTopic: LiveTopic = {
  event: 'balance',
  channel: 'wallet.balance',
  async read(db, memberIds) {
    const balances = await readBalances(db, memberIds)
    return balances.map((balance) => ({
      memberId: balance.memberId,
      version: balance.version,
      data: toWalletBalance(balance),
    }))
  },
}
