/** What a vendor says became of a transfer, heard and booked once; whatever is not definite is asked about again. */
import type { Amount } from '@perya/money'
import {
  listMoneyAtVendors,
  openAccountAtVendor,
  openHouseAccount,
  openMemberAccounts,
  postTransfer,
} from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { CallRefused } from '#platform/public-call.ts'
import { raiseAlarm } from '../alarm.store.ts'
import { findVendor } from '../directory.ts'
import { isNoAnswer } from '../outbound/call-vendor.ts'
import { judgeOutcome, pollPauseSeconds, stuckAfterMs } from './poll.rules.ts'
import {
  listDueTransfers,
  lockTransfer,
  postponePoll,
  resolveStuck,
  resolveTransfer,
  type VendorTransfer,
} from './transfer.store.ts'
import { checkTransfer, type TransferOutcome } from './transfer-vendor.ts'

export type TransferState = 'done' | 'failed' | 'open'

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
    if (transfer.ageMs >= stuckAfterMs) await raiseStuck(ctx, transfer)
  }
}

const raiseStuck = (ctx: Context, { vendorId, memberId, reference }: VendorTransfer) =>
  raiseAlarm(ctx.db, { vendorId, memberId, reason: 'transfer_stuck', subject: reference })

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
export function settleFirst(
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

async function hear(ctx: Context, reference: string, outcome: TransferOutcome): Promise<TransferState> {
  const { state, unclear } = await ctx.db.transaction().execute(async (tx) => {
    const transfer = await lockTransfer(tx, reference)
    if (!transfer) throw new Error(`there is no transfer ${reference}`)
    if (transfer.state !== 'sent') return { state: transfer.state }
    const verdict = judgeOutcome(outcome, transfer)
    if (verdict === 'unclear') return { state: 'open' as const, unclear: transfer }
    if (verdict !== 'open') await book(tx, transfer, verdict, outcome.amount)
    return { state: verdict }
  })
  // Asking again may help; a person looks at once, since money came back and nobody said how much.
  if (unclear) await raiseStuck(ctx, unclear)
  return state
}

async function book(
  tx: Tx,
  transfer: VendorTransfer,
  verdict: 'done' | 'failed',
  told: Amount | undefined,
): Promise<void> {
  const { reference, direction } = transfer
  const moved = direction === 'in' ? transfer.amount : verdict === 'done' ? told : undefined
  await resolveTransfer(tx, { reference, state: verdict, amount: moved ?? null, told })
  await resolveStuck(tx, transfer)
  if (moved === undefined || moved === null) return
  await (direction === 'in' ? bookSent(tx, transfer, verdict, moved) : bookReturned(tx, transfer, moved))
}

async function bookSent(
  tx: Tx,
  { reference, memberId, merchant, vendorCode }: VendorTransfer,
  verdict: 'done' | 'failed',
  amount: Amount,
): Promise<void> {
  const { cash, inTransit } = await openMemberAccounts(tx, { memberId, merchant })
  const there = await openAccountAtVendor(tx, { memberId, merchant, vendor: vendorCode })
  await postTransfer(tx, {
    key: `transfer:${reference}:${verdict}`,
    kind: 'vendor_transfer',
    legs: [
      { account: inTransit, amount: -amount },
      { account: verdict === 'done' ? there : cash, amount },
    ],
    reference: `transfer:${reference}`,
  })
}

/** Everything that was sent is no longer there; what more or less came back was won or lost with the vendor. */
async function bookReturned(
  tx: Tx,
  { reference, memberId, merchant, vendorCode }: VendorTransfer,
  amount: Amount,
): Promise<void> {
  const { cash } = await openMemberAccounts(tx, { memberId, merchant })
  const there = await openAccountAtVendor(tx, { memberId, merchant, vendor: vendorCode })
  const vendor = await openHouseAccount(tx, { kind: 'vendor', merchant, name: vendorCode })
  const away = await listMoneyAtVendors(tx, memberId)
  const sent = away.find((each) => each.vendorCode === vendorCode)?.amount ?? 0n
  const legs = [
    { account: cash, amount },
    { account: there, amount: -sent },
    { account: vendor, amount: sent - amount },
  ].filter((leg) => leg.amount !== 0n)
  if (legs.length === 0) return
  await postTransfer(tx, {
    key: `transfer:${reference}:done`,
    kind: 'vendor_return',
    legs,
    reference: `transfer:${reference}`,
  })
}
