/** A vendor that keeps players' balances itself, in the calls such vendors share: `ft`, `cs` and `ftoa`. */
import { type Amount, formatAmount, isAmountText, parseAmount } from '@perya/money'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { callVendor } from '../outbound/call-vendor.ts'
import type { Vendor } from '../vendor.ts'

export const TransferStatus = z.enum(['SUCCESS', 'FAILED', 'PENDING', 'NOT_FOUND'])
export type TransferStatus = z.infer<typeof TransferStatus>

/** `amount` is what moved, told with success; the rest of an answer holds also where this says nothing. */
const Outcome = z.object({ status: TransferStatus, amount: z.unknown().optional() })

/** More than anybody has. */
const amountMax = 10n ** 15n

/** What moved is nothing or more, in the words money is told in. */
export function readMoved(told: unknown): Amount | undefined {
  if (typeof told !== 'string' || !isAmountText(told)) return undefined
  const amount = parseAmount(told)
  return amount >= 0n && amount <= amountMax ? amount : undefined
}

export type TransferOutcome = { status: TransferStatus; amount: Amount | undefined }

export const transferPath = '/transfer-wallet'

type Player = { brand: string; playerId: string }

async function ask(ctx: Context, vendor: Vendor, brand: string, content: object): Promise<TransferOutcome> {
  const question = { brand, path: transferPath, content, answer: Outcome }
  const { status, amount } = await callVendor(ctx, vendor, question)
  return { status, amount: readMoved(amount) }
}

/** Moves money into the player's balance at the vendor. */
export const sendFunds = (
  ctx: Context,
  vendor: Vendor,
  { brand, playerId, reference, amount }: Player & { reference: string; amount: Amount },
) => ask(ctx, vendor, brand, { method: 'ft', reference, playerId, amount: formatAmount(amount) })

/** What became of a transfer. */
export const checkTransfer = (
  ctx: Context,
  vendor: Vendor,
  { brand, reference }: { brand: string; reference: string },
) => ask(ctx, vendor, brand, { method: 'cs', reference })

/** Brings everything the player has at the vendor back. */
export const fetchAllFunds = (
  ctx: Context,
  vendor: Vendor,
  { brand, playerId, reference }: Player & { reference: string },
) => ask(ctx, vendor, brand, { method: 'ftoa', reference, playerId })
