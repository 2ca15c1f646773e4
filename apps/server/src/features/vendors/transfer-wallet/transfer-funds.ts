/**
 * Moves money to and from vendors that keep balances themselves.
 *
 * On its way in, the money stands on the member's in-transit account: it is neither lost nor playable until the vendor
 * has said what became of it, and nothing else is sent before that, under any reference. At the vendor it stands on an
 * account the member has there, so that what a member owns is the sum of all of theirs.
 */
import { randomUUID } from 'node:crypto'
import { isTrial } from '@perya/contract/member-type'
import type { Amount } from '@perya/money'
import { findMember, type Member } from '#features/members/index.ts'
import { openMemberAccounts, postTransfer } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findVendor } from '../directory.ts'
import type { Vendor } from '../vendor.ts'
import { pollPauseSeconds } from './poll.rules.ts'
import { isInConflict, settleFirst, type TransferState } from './settle-transfer.ts'
import { insertTransfer, isClosedTo } from './transfer.store.ts'
import { fetchAllFunds, sendFunds } from './transfer-vendor.ts'

function transferVendorOf(ctx: Context, code: string): Vendor {
  const vendor = findVendor(ctx, code)
  if (vendor?.wallet !== 'transfer') throw new AppError('vendor.closed')
  return vendor
}

async function ownerOf(ctx: Context, memberId: bigint): Promise<Member> {
  const member = await findMember(ctx.db, memberId)
  if (!member) throw new Error(`there is no member ${memberId}`)
  return member
}

/** Takes money from the member and hands it to the vendor. */
export async function sendToVendor(
  ctx: Context,
  { memberId, vendorCode, amount }: { memberId: bigint; vendorCode: string; amount: Amount },
): Promise<TransferState> {
  const vendor = transferVendorOf(ctx, vendorCode)
  if (!vendor.isEnabled) throw new AppError('vendor.closed')
  const { merchant, type } = await ownerOf(ctx, memberId)
  // A vendor cannot tell play money from any other.
  if (isTrial(type)) throw new AppError('game.realOnly')
  const reference = randomUUID()
  await ctx.db.transaction().execute(async (tx) => {
    const { cash, inTransit } = await openMemberAccounts(tx, { memberId, merchant })
    await begin(tx, { reference, vendor, memberId, direction: 'in', amount })
    await postTransfer(tx, {
      key: `transfer:${reference}:sent`,
      kind: 'vendor_transfer',
      legs: [
        { account: cash, amount: -amount },
        { account: inTransit, amount },
      ],
      reference: `transfer:${reference}`,
    })
    // Asked behind the locks of the debit, which knows of blocks of everything but not of vendors.
    if (await isClosedTo(tx, memberId, vendorCode)) throw new AppError('member.blocked')
  })
  const { state, isBooked } = await settleFirst(ctx, reference, () =>
    sendFunds(ctx, vendor, { brand: merchant, playerId: String(memberId), reference, amount }),
  )
  // What another heard first may be on its way home again.
  return state === 'done' && !isBooked ? 'open' : state
}

/** Brings everything a member has at a vendor back, also from one whose games are closed. */
export async function sweepFromVendor(
  ctx: Context,
  { memberId, vendorCode }: { memberId: bigint; vendorCode: string },
): Promise<TransferState> {
  const vendor = transferVendorOf(ctx, vendorCode)
  const { merchant } = await ownerOf(ctx, memberId)
  const reference = randomUUID()
  await ctx.db
    .transaction()
    .execute((tx) => begin(tx, { reference, vendor, memberId, direction: 'out', amount: null }))
  const { state } = await settleFirst(ctx, reference, () =>
    fetchAllFunds(ctx, vendor, { brand: merchant, playerId: String(memberId), reference }),
  )
  return state
}

async function begin(
  tx: Tx,
  {
    reference,
    vendor,
    memberId,
    direction,
    amount,
  }: {
    reference: string
    vendor: Vendor
    memberId: bigint
    direction: 'in' | 'out'
    amount: Amount | null
  },
): Promise<void> {
  // Nobody knows where the member's money is, so what the vendor says of more of it would be booked wrongly.
  if (await isInConflict(tx, memberId, vendor.id)) throw new AppError('vendor.transferOpen')
  const isFirst = await insertTransfer(tx, {
    reference,
    vendorId: vendor.id,
    memberId,
    direction,
    amount,
    firstPollSeconds: pollPauseSeconds(0),
  })
  if (!isFirst) throw new AppError('vendor.transferOpen')
}
