/** Ends a transfer whose vendor does not say what became of it, once two operators have found out the same. */
import { type Amount, formatAmount } from '@perya/money'
import { ChangeRefused } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { hasOpenAlarm } from '../alarm.store.ts'
import { readVendors } from '../directory.ts'
import { trySweep } from './follow-play.ts'
import { neverAfterMs, pollPauseSeconds } from './poll.rules.ts'
import { book, readMoneyThere } from './settle-transfer.ts'
import {
  claimTransfer,
  keepVouched,
  listSentTransfers,
  lockTransfer,
  type VendorTransfer,
} from './transfer.store.ts'
import { readMoved } from './transfer-vendor.ts'

/** `there`: what the member had at the vendor, of which an `out` brings back what is left. */
export type OpenTransfer = VendorTransfer & { there: Amount }

export async function listOpenTransfers({ db }: Context, vendorCode: string): Promise<OpenTransfer[]> {
  const sent = await listSentTransfers(db, vendorCode)
  return Promise.all(sent.map(async (each) => ({ ...each, there: await readMoneyThere(db, each) })))
}

/** `amount` is what arrived at the vendor, or came back from it, as it was typed. */
type Finding = { state: 'done'; amount: string } | { state: 'failed' }

/**
 * Answers whether it is booked now; until then another operator has to say the same. `vouchers` are those who may: the
 * word of one who was locked or lost the permission since counts no more.
 */
export async function vouchForTransfer(
  ctx: Context,
  asked: {
    vendorCode: string
    reference: string
    operator: string
    finding: Finding
    vouchers: readonly string[]
  },
): Promise<boolean> {
  const { vendorCode, reference, operator, finding, vouchers } = asked
  await readVendors(ctx)
  const ended = await ctx.db.transaction().execute(async (tx) => {
    const transfer = await lockTransfer(tx, reference)
    if (transfer?.vendorCode !== vendorCode) {
      throw new ChangeRefused(`${vendorCode} has no transfer ${reference}.`)
    }
    const amount = amountOf(finding, transfer)
    await assertNotUnderWay(tx, transfer)
    const claim = { state: finding.state, amount: amount ?? null, operator }
    if (!vouchers.includes(transfer.claimedBy ?? '') || !isSaidByAnother(transfer, claim)) {
      await claimTransfer(tx, reference, claim)
      return undefined
    }
    await book(tx, transfer, finding.state, amount)
    await keepVouched(tx, reference, { operator, nextPollSeconds: pollPauseSeconds(transfer.polls) })
    return transfer
  })
  // As when its vendor had said so: the game it was sent for was not opened.
  if (ended?.direction === 'in' && finding.state === 'done') await trySweep(ctx, ended.memberId, vendorCode)
  return ended !== undefined
}

/** Whose call may still be on its way can yet become what nobody vouched for. */
async function assertNotUnderWay(tx: Tx, { vendorId, reference, ageMs }: VendorTransfer): Promise<void> {
  if (ageMs >= neverAfterMs) return
  if (await hasOpenAlarm(tx, { vendorId, reason: 'transfer_stuck', about: { subject: reference } })) return
  const minutes = neverAfterMs / 60_000
  throw new ChangeRefused(
    `${reference} may still be on its way; vouch for it once it is ${minutes} minutes old.`,
  )
}

function amountOf(
  finding: Finding,
  { state, direction, amount, reference }: VendorTransfer,
): Amount | undefined {
  if (state !== 'sent') throw new ChangeRefused(`${reference} has ended already: ${state}.`)
  if (finding.state === 'failed') return undefined
  const moved = readMoved(finding.amount)
  if (moved === undefined) throw new ChangeRefused(`${finding.amount} is no amount, such as 40.00.`)
  if (direction === 'in' && amount !== null && moved !== amount) {
    throw new ChangeRefused(`${formatAmount(amount)} was sent, so ${finding.amount} cannot have arrived.`)
  }
  return moved
}

const isSaidByAnother = (
  { claimedState, claimedAmount, claimedBy }: VendorTransfer,
  claim: { state: string; amount: Amount | null; operator: string },
): boolean =>
  claimedBy !== null &&
  claimedBy !== claim.operator &&
  claimedState === claim.state &&
  claimedAmount === claim.amount
