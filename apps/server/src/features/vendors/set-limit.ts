/** What operators say about the limits of a vendor. A lower one stands at once; what lets more money out takes two. */
import { vendorAmountMax } from '@perya/contract/vendor'
import { type Amount, formatAmount, isAmountText, parseAmount } from '@perya/money'
import { ChangeRefused } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { endAlarm } from './alarm.store.ts'
import { announceVendors } from './directory.ts'
import {
  claimLimit,
  type LimitKind,
  limitKinds,
  lockLimit,
  resumeKind,
  setCap,
  type VendorLimit,
} from './limit.store.ts'
import { describeVendor } from './manage-vendor.ts'

type Said = {
  code: string
  kind: string
  operator: string
  /** Those whose word counts: one who was locked or lost the permission since is heard no more. */
  vouchers: readonly string[]
}

/** Answers whether it stands now; until then another operator has to say the same. */
export async function setVendorLimit(ctx: Context, said: Said & { amount: string }): Promise<boolean> {
  const cap = readCap(said.amount)
  return say(ctx, said, cap, async (tx, vendorId, limit) => {
    await setCap(tx, { vendorId, kind: limit.kind, cap })
    if (limit.kind === 'win') await endAlarm(tx, { vendorId, reason: 'limit_reached', subject: 'win' })
  })
}

/** Lets a kind go on that has reached its limit, with all of its room; maintenance goes on. */
export async function resumeVendorKind(ctx: Context, said: Said): Promise<boolean> {
  return say(ctx, said, null, async (tx, vendorId, { kind }) => {
    await resumeKind(tx, { vendorId, kind })
    await endAlarm(tx, { vendorId, reason: 'limit_reached', subject: kind })
  })
}

async function say(
  ctx: Context,
  { code, kind: typed, operator, vouchers }: Said,
  cap: Amount | null,
  apply: (tx: Tx, vendorId: number, limit: VendorLimit) => Promise<void>,
): Promise<boolean> {
  const kind = readKind(typed)
  const { id: vendorId } = await describeVendor(ctx, code)
  return ctx.db.transaction().execute(async (tx) => {
    const limit = await lockLimit(tx, vendorId, kind)
    if (cap === null && limit.stoppedAt === null)
      throw new ChangeRefused(`${kind} of ${code} is not stopped.`)
    const isLower = cap !== null && cap <= limit.cap
    const isSaidByAnother =
      vouchers.includes(limit.claimedBy ?? '') && limit.claimedBy !== operator && limit.claimedCap === cap
    if (!isLower && !isSaidByAnother) {
      await claimLimit(tx, { vendorId, kind, cap, operator })
      return false
    }
    await apply(tx, vendorId, limit)
    await announceVendors(tx)
    return true
  })
}

function readKind(typed: string): LimitKind {
  const kind = limitKinds.find((known) => known === typed)
  if (!kind) throw new ChangeRefused(`A limit is of ${limitKinds.join(', ')}.`)
  return kind
}

function readCap(typed: string): Amount {
  const cap = isAmountText(typed) ? parseAmount(typed) : -1n
  if (cap < 0n || cap > vendorAmountMax) {
    throw new ChangeRefused(`${typed} is no amount from 0.00 to ${formatAmount(vendorAmountMax)}.`)
  }
  return cap
}
