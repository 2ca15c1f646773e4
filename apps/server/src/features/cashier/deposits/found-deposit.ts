import type { Tx } from '#platform/db.ts'
import { newReference } from '../reference.ts'
import { findChannelByCode, upsertChannel } from './channel.store.ts'
import { type DepositRow, insertDeposit, lockById } from './deposit.store.ts'
import type { PaymentRow } from './payment.store.ts'

/** Makes a deposit for a payment that belongs to none, so that all credited money stands in the member's record. */
export async function beginFound(
  tx: Tx,
  paid: PaymentRow,
  { memberId, channelId }: { memberId: bigint; channelId: bigint | undefined },
): Promise<DepositRow> {
  const id = await insertDeposit(tx, {
    reference: newReference('D'),
    requestKey: `payment:${paid.gateway}:${paid.payment}`,
    merchant: paid.merchant,
    memberId,
    channelId: channelId ?? (await foundChannel(tx, paid.merchant)),
    gateway: paid.gateway,
    amount: paid.amount,
    fee: 0n,
    currency: paid.currency,
    createdAt: paid.receivedAt,
    expiresAt: paid.receivedAt,
    nextQueryAt: paid.receivedAt,
    payTo: null,
  })
  return lockById(tx, id)
}

const code = 'found'

/** The channel of deposits that nobody began; no member can choose it. */
async function foundChannel(tx: Tx, merchant: string): Promise<bigint> {
  await upsertChannel(tx, {
    merchant,
    code,
    kind: 'gateway',
    vendor: '',
    names: { TY: 'Bayad na nahanap namin', EN: 'A payment we found' },
    minAmount: 1n,
    maxAmount: 1n,
    feeFixed: 0n,
    feeRate: 0,
    minutesFrom: 0,
    minutesTo: 0,
    windowMinutes: 30,
    quickAmounts: [],
    position: 0,
    isRecommended: false,
    isEnabled: false,
    payTo: null,
    onePersonMax: 0n,
    dailyMax: null,
  })
  return findChannelByCode(tx, merchant, code)
}
