/** What a vendor says became of a transfer, heard and booked once; whatever is not definite is asked about again. */
import { type Amount, formatAmount } from '@perya/money'
import {
  listMoneyAtVendors,
  openAccountAtVendor,
  openHouseAccount,
  openMemberAccounts,
  postTransfer,
} from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db.ts'
import { CallRefused } from '#platform/public-call.ts'
import { endAlarm, hasOpenAlarm, raiseAlarm } from '../alarm.store.ts'
import { findVendor } from '../directory.ts'
import { countWon } from '../net-of-day.ts'
import { isNoAnswer } from '../outbound/call-vendor.ts'
import type { Vendor } from '../vendor.ts'
import { judgeLate, judgeOutcome, refusalsMax } from './poll.rules.ts'
import {
  countRefusals,
  keepLateWord,
  lockTransfer,
  resolveTransfer,
  type VendorTransfer,
} from './transfer.store.ts'
import { checkTransfer, type TransferOutcome } from './transfer-vendor.ts'

export type TransferState = 'done' | 'failed' | 'open'

/** `isBooked`: by this call, and not by another that heard the same at the same time. */
type Settled = { state: TransferState; isBooked: boolean }

/** A person looks, unless it has ended since. */
export const raiseStuck = (ctx: Context, reference: string): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const transfer = await lockTransfer(tx, reference)
    if (transfer?.state === 'sent') await raise(tx, 'transfer_stuck', transfer)
  })

const raise = (
  tx: Tx,
  reason: 'transfer_stuck' | 'transfer_conflict',
  { vendorId, memberId, reference, direction, amount }: VendorTransfer,
  told = {},
) =>
  raiseAlarm(tx, {
    vendorId,
    memberId,
    reason,
    subject: reference,
    detail: { direction, ...(amount === null ? {} : { amount: formatAmount(amount) }), ...told },
  })

/** Whether its vendor contradicts what was booked for a member, and nobody has dealt with that. */
export const isInConflict = (db: Db, memberId: bigint, vendorId: number): Promise<boolean> =>
  hasOpenAlarm(db, { vendorId, reason: 'transfer_conflict', about: { memberId } })

/** Hears the vendor and books what it says; whatever is not definite stays open and is asked about later. */
async function settle(
  ctx: Context,
  reference: string,
  ask: () => Promise<TransferOutcome>,
): Promise<Settled> {
  try {
    return await hear(ctx, reference, await ask())
  } catch (error) {
    if (isNoAnswer(error)) return { state: 'open', isBooked: false }
    throw error
  }
}

/** Asks what became of a transfer whose outcome nobody knows. */
export const settleLater = (
  ctx: Context,
  vendor: Vendor,
  { merchant, reference }: Pick<VendorTransfer, 'merchant' | 'reference'>,
): Promise<Settled> =>
  settle(ctx, reference, () => checkTransfer(ctx, vendor, { brand: merchant, reference }))

/** The same for the first call: one that was never made has failed for certain. */
export const settleFirst = (
  ctx: Context,
  reference: string,
  ask: () => Promise<TransferOutcome>,
): Promise<Settled> =>
  settle(ctx, reference, () =>
    ask().catch((error: Error) => {
      if (error instanceof CallRefused) return { status: 'FAILED' as const, amount: undefined }
      throw error
    }),
  )

function hear(ctx: Context, reference: string, outcome: TransferOutcome): Promise<Settled> {
  return ctx.db.transaction().execute(async (tx) => {
    const transfer = await lockTransfer(tx, reference)
    if (!transfer) throw new Error(`there is no transfer ${reference}`)
    const { state } = transfer
    if (state !== 'sent') {
      await hearLate(tx, { ...transfer, state }, outcome)
      return { state, isBooked: false }
    }
    const verdict = judgeOutcome(outcome, transfer)
    // Asking again may help; a person looks at once, since money moved and nobody knows how much.
    if (verdict === 'unclear') await raise(tx, 'transfer_stuck', transfer, saidBy(outcome))
    if (verdict === 'unclear' || verdict === 'open') return { state: 'open', isBooked: false }
    if (verdict === 'done' && (await isTooMuch(ctx, tx, transfer, outcome.amount))) {
      await raise(tx, 'transfer_stuck', transfer, saidBy(outcome))
      return { state: 'open', isBooked: false }
    }
    await book(tx, transfer, verdict, outcome.amount)
    return { state: verdict, isBooked: true }
  })
}

/** What comes back holds a win above the vendor's limit, so operators say first that it is true. */
async function isTooMuch(
  ctx: Context,
  tx: Tx,
  transfer: VendorTransfer,
  told: Amount = 0n,
): Promise<boolean> {
  const winMax = findVendor(ctx, transfer.vendorCode)?.winMax ?? 0n
  if (transfer.direction === 'in' || told <= winMax) return false
  return told - (await readMoneyThere(tx, transfer)) > winMax
}

/** What was booked stays: a person looks at a vendor that says something else afterwards. */
async function hearLate(
  tx: Tx,
  transfer: VendorTransfer & { state: 'done' | 'failed' },
  { status, amount }: TransferOutcome,
): Promise<void> {
  const word = judgeLate({ status, amount }, transfer)
  if (word === 'open') return
  await keepLateWord(tx, transfer.reference, movedBy({ status, amount }, transfer))
  const said = { booked: transfer.state, ...saidBy({ status, amount }) }
  if (word === 'differs') await raise(tx, 'transfer_conflict', transfer, said)
}

const saidBy = ({ status, amount }: TransferOutcome) => ({
  status,
  ...(amount === undefined ? {} : { said: formatAmount(amount) }),
})

/** By a vendor's own word: a denial names nothing, whatever amount stands in it, and what was sent arrives as a whole. */
function movedBy({ status, amount }: TransferOutcome, sent: VendorTransfer): Amount | undefined {
  if (status !== 'SUCCESS') return 0n
  return amount ?? (sent.direction === 'in' ? (sent.amount ?? undefined) : undefined)
}

/** Moves what a transfer came to, whoever found that out. */
export async function book(
  tx: Tx,
  transfer: VendorTransfer,
  verdict: 'done' | 'failed',
  told: Amount | undefined,
): Promise<void> {
  const { reference, direction } = transfer
  const moved = direction === 'in' ? transfer.amount : verdict === 'done' ? told : undefined
  await resolveTransfer(tx, { reference, state: verdict, amount: moved ?? null, told })
  await endAlarm(tx, { vendorId: transfer.vendorId, reason: 'transfer_stuck', subject: reference })
  if (direction === 'out') await noteReturn(tx, transfer, verdict)
  if (moved === undefined || moved === null) return
  await (direction === 'in' ? bookSent(tx, transfer, verdict, moved) : bookReturned(tx, transfer, moved))
}

/** Money that a vendor does not give back again and again is looked into until it does. */
async function noteReturn(
  tx: Tx,
  { vendorId, memberId }: VendorTransfer,
  verdict: 'done' | 'failed',
): Promise<void> {
  const about = { vendorId, reason: 'return_refused' as const, subject: String(memberId) }
  if (verdict === 'done') return endAlarm(tx, about)
  const times = await countRefusals(tx, { memberId, vendorId })
  if (times >= refusalsMax) await raiseAlarm(tx, { ...about, memberId, detail: { times } })
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

/** What a member was sent to a vendor that has not come back. */
export async function readMoneyThere(
  db: Db,
  { memberId, vendorCode }: Pick<VendorTransfer, 'memberId' | 'vendorCode'>,
): Promise<Amount> {
  const away = await listMoneyAtVendors(db, memberId)
  return away.find((each) => each.vendorCode === vendorCode)?.amount ?? 0n
}

/** Everything that was sent is no longer there; what more or less came back was won or lost with the vendor. */
async function bookReturned(
  tx: Tx,
  { reference, vendorId, memberId, merchant, vendorCode }: VendorTransfer,
  amount: Amount,
): Promise<void> {
  const { cash } = await openMemberAccounts(tx, { memberId, merchant })
  const there = await openAccountAtVendor(tx, { memberId, merchant, vendor: vendorCode })
  const vendor = await openHouseAccount(tx, { kind: 'vendor', merchant, name: vendorCode })
  const sent = await readMoneyThere(tx, { memberId, vendorCode })
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
  await countWon(tx, vendorId, amount - sent)
}
