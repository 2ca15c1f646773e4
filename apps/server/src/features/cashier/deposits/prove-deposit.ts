/** A member proves a deposit by hand, with the bank's reference and a picture of the receipt. */
import { createHash } from 'node:crypto'
import { feeOf } from '@perya/contract/fee'
import { lockMember } from '#features/members/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { drawAnew } from '#platform/draw-anew.ts'
import { mayProve } from './by-hand.rules.ts'
import { channelOf } from './channel.store.ts'
import { type DepositRow, findDeposit, lockDeposit } from './deposit.store.ts'
import { attachProof, countProofs, findFlags, insertProof, keepProof } from './proof.store.ts'
import { insertStep } from './step.store.ts'

const picturesADay = 30
const dayMs = 86_400_000

/** Keeps an uploaded picture until the proof is sent; answers its id. */
export async function handInProof(ctx: Context, memberId: bigint, file: Uint8Array): Promise<string> {
  const webp = await drawAnew(file)
  const digest = createHash('sha256').update(webp).digest()
  return ctx.db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    const now = ctx.now()
    const made = await countProofs(tx, memberId, new Date(now.getTime() - dayMs))
    if (made >= picturesADay) throw new AppError('deposit.pictures')
    return insertProof(tx, { memberId, webp, digest, now })
  })
}

export type Proof = {
  memberId: bigint
  id: bigint
  payerReference: string
  amount: bigint
  pictureId: string
}

/** The same proof again is a retry. */
export async function proveDeposit(ctx: Context, proof: Proof): Promise<DepositRow> {
  const { memberId, id, payerReference, amount } = proof
  return ctx.db.transaction().execute(async (tx) => {
    const deposit = await lockDeposit(tx, memberId, id)
    if (deposit?.kind !== 'manual') throw new AppError('deposit.unknown')
    if (deposit.provedAt !== null && deposit.payerReference === payerReference) return deposit
    const now = ctx.now()
    if (!mayProve(deposit, now)) throw new AppError('deposit.ended')
    const channel = await channelOf(tx, deposit.channelId)
    if (amount < channel.minAmount || amount > channel.maxAmount) {
      throw new AppError('deposit.amount', {
        field: 'amount',
        min: channel.minAmount,
        max: channel.maxAmount,
      })
    }
    const isThere = await attachProof(tx, { id: proof.pictureId, memberId, depositId: id })
    if (!isThere) throw new AppError('picture.unknown')
    const { merchant } = deposit
    const flags = await findFlags(tx, { depositId: id, merchant, payerReference })
    const fee = feeOf(amount, { fixed: channel.feeFixed, rate: channel.feeRate })
    await keepProof(tx, { depositId: id, payerReference, amount, fee, flags, now })
    await insertStep(tx, { depositId: id, state: 'review', now })
    return (await findDeposit(tx, memberId, id)) as DepositRow
  })
}
