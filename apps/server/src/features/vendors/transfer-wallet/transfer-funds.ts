/**
 * Moves money to and from vendors that keep balances themselves.
 *
 * On its way in, the money stands on the member's in-transit account: it is neither lost nor playable until the vendor
 * has said what became of it, and nothing else is sent before that, under any reference.
 */
import { randomUUID } from 'node:crypto'
import type { Amount } from '@perya/money'
import { findMember } from '#features/members/index.ts'
import { openHouseAccount, openMemberAccounts, postTransfer } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { CallRefused } from '#platform/public-call.ts'
import { raiseAlarm } from '../alarm.store.ts'
import { findVendor } from '../directory.ts'
import { isNoAnswer } from '../outbound/call-vendor.ts'
import type { Vendor } from '../vendor.ts'
import { judgeOutcome, pollPauseSeconds, stuckAfterMs } from './poll.rules.ts'
import {
  insertTransfer,
  listDueTransfers,
  listMembersToSweep,
  listMoneyAtVendors,
  lockTransfer,
  postponePoll,
  resolveTransfer,
  type VendorTransfer,
} from './transfer.store.ts'
import { checkTransfer, fetchAllFunds, sendFunds, type TransferOutcome } from './transfer-vendor.ts'

export type TransferState = 'done' | 'failed' | 'open'

function transferVendorOf(ctx: Context, code: string): Vendor {
  const vendor = findVendor(ctx, code)
  if (!vendor?.isEnabled || vendor.wallet !== 'transfer') throw new AppError('vendor.closed')
  return vendor
}

async function merchantOfMember(ctx: Context, memberId: bigint): Promise<string> {
  const member = await findMember(ctx.db, memberId)
  if (!member) throw new Error(`there is no member ${memberId}`)
  return member.merchant
}

/** Takes money from the member and hands it to the vendor. */
export async function sendToVendor(
  ctx: Context,
  { memberId, vendorCode, amount }: { memberId: bigint; vendorCode: string; amount: Amount },
): Promise<TransferState> {
  const vendor = transferVendorOf(ctx, vendorCode)
  const merchant = await merchantOfMember(ctx, memberId)
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
  })
  return settleFirst(ctx, reference, () =>
    sendFunds(ctx, vendor, { brand: merchant, playerId: String(memberId), reference, amount }),
  )
}

/** Brings everything a member has at a vendor back. */
export async function sweepFromVendor(
  ctx: Context,
  { memberId, vendorCode }: { memberId: bigint; vendorCode: string },
): Promise<TransferState> {
  const vendor = transferVendorOf(ctx, vendorCode)
  const merchant = await merchantOfMember(ctx, memberId)
  const reference = randomUUID()
  await ctx.db
    .transaction()
    .execute((tx) => begin(tx, { reference, vendor, memberId, direction: 'out', amount: null }))
  return settleFirst(ctx, reference, () =>
    fetchAllFunds(ctx, vendor, { brand: merchant, playerId: String(memberId), reference }),
  )
}

/** Before another game starts, what is left at other vendors comes home; one that cannot be reached is tried again. */
export async function sweepBeforeLaunch(ctx: Context, memberId: bigint, launching: string): Promise<void> {
  for (const { vendorCode } of await listMoneyAtVendors(ctx.db, memberId)) {
    if (vendorCode !== launching) await trySweep(ctx, memberId, vendorCode)
  }
}

/** The nightly sweep. */
export async function sweepAll(ctx: Context): Promise<void> {
  for (const { memberId, vendorCode } of await listMembersToSweep(ctx.db))
    await trySweep(ctx, memberId, vendorCode)
}

async function trySweep(ctx: Context, memberId: bigint, vendorCode: string): Promise<void> {
  await sweepFromVendor(ctx, { memberId, vendorCode }).catch((error: Error) => {
    ctx.log.warn({ err: error, memberId: String(memberId), vendor: vendorCode }, 'funds were not swept')
  })
}

/** Asks about every transfer that is due. */
export async function pollTransfers(ctx: Context): Promise<void> {
  for (const transfer of await listDueTransfers(ctx.db)) {
    const vendor = findVendor(ctx, transfer.vendorCode)
    if (!vendor) continue
    const state = await settle(ctx, transfer.reference, () =>
      checkTransfer(ctx, vendor, { brand: transfer.merchant, reference: transfer.reference }),
    )
    if (state !== 'open') continue
    await postponePoll(ctx.db, transfer.reference, pollPauseSeconds(transfer.polls + 1))
    if (transfer.ageMs >= stuckAfterMs) {
      await raiseAlarm(ctx.db, {
        vendorId: vendor.id,
        memberId: transfer.memberId,
        reason: 'transfer_stuck',
        subject: transfer.reference,
      })
    }
  }
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

/** Hears the vendor and books what it says; whatever is not definite stays open and is asked about later. */
async function settle(
  ctx: Context,
  reference: string,
  ask: () => Promise<TransferOutcome>,
): Promise<TransferState> {
  try {
    return await hear(ctx, reference, await ask())
  } catch (error) {
    if (isNoAnswer(error)) return 'open'
    throw error
  }
}

/** The same for the first call: one that was never made has failed for certain. */
function settleFirst(
  ctx: Context,
  reference: string,
  ask: () => Promise<TransferOutcome>,
): Promise<TransferState> {
  return settle(ctx, reference, () =>
    ask().catch((error: Error) => {
      if (error instanceof CallRefused) return { status: 'FAILED' as const, amount: undefined }
      throw error
    }),
  )
}

function hear(ctx: Context, reference: string, outcome: TransferOutcome): Promise<TransferState> {
  return ctx.db.transaction().execute(async (tx) => {
    const transfer = await lockTransfer(tx, reference)
    if (!transfer) throw new Error(`there is no transfer ${reference}`)
    if (transfer.state !== 'sent') return transfer.state
    const verdict = judgeOutcome(outcome.status, transfer.ageMs)
    if (verdict === 'open') return 'open'
    await book(tx, transfer, verdict, outcome.amount)
    return verdict
  })
}

async function book(
  tx: Tx,
  transfer: VendorTransfer,
  verdict: 'done' | 'failed',
  told: Amount | undefined,
): Promise<void> {
  const { reference, memberId, merchant, direction } = transfer
  const { cash, inTransit } = await openMemberAccounts(tx, { memberId, merchant })
  const vendor = await openHouseAccount(tx, { kind: 'vendor', merchant, name: transfer.vendorCode })
  const amount = direction === 'in' ? (transfer.amount ?? 0n) : (told ?? 0n)
  await resolveTransfer(tx, { reference, state: verdict, amount: verdict === 'done' ? amount : null, told })
  if (amount === 0n || (direction === 'out' && verdict === 'failed')) return
  await postTransfer(tx, {
    key: `transfer:${reference}:${verdict}`,
    kind: 'vendor_transfer',
    legs:
      direction === 'in'
        ? [
            { account: inTransit, amount: -amount },
            { account: verdict === 'done' ? vendor : cash, amount },
          ]
        : [
            { account: cash, amount },
            { account: vendor, amount: -amount },
          ],
    reference: `transfer:${reference}`,
  })
}
