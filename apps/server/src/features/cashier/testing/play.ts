import { randomUUID } from 'node:crypto'
import { parseAmount } from '@perya/money'
import { findMemberAccounts, openHouseAccount, postTransfer } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'

/** Moves money as play does: a stake leaves the member, a refund or payout comes to them. */
export async function play(
  ctx: Context,
  memberId: bigint,
  move: {
    kind: 'stake' | 'refund' | 'payout'
    pesos: string
    wallet?: 'cash' | 'bonus'
    /** The game and round, such as `lottery:ssc-1:17`. */
    reference?: string
  },
): Promise<void> {
  const account = (await findMemberAccounts(ctx.db, memberId))[move.wallet ?? 'cash']
  const house = await openHouseAccount(ctx.db, { kind: 'house', merchant: 'PERYA' })
  const amount = move.kind === 'stake' ? -parseAmount(move.pesos) : parseAmount(move.pesos)
  await postTransfer(ctx, {
    key: randomUUID(),
    kind: move.kind,
    legs: [
      { account, amount },
      { account: house, amount: -amount },
    ],
    ...(move.reference === undefined ? {} : { reference: move.reference }),
  })
}
