/** The demo's transfer-wallet vendor: the other side of `ft`, `cs` and `ftoa`, so that they can be used on a laptop. */
import { AmountText } from '@perya/contract/values'
import { formatAmount, parseAmount } from '@perya/money'
import { signedText, vendorHeaders, verifyText } from '@perya/vendor-protocol'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { addDemoFunds, findDemoTransfer, takeDemoFunds } from './demo-vendor.store.ts'
import { platformPublicKey } from './outbound/platform-identity.ts'
import type { RawCall } from './signed-call.ts'

export const demoVendorPath = (vendor: string) => `/dev/vendors/${vendor}`

const Question = z.discriminatedUnion('method', [
  z.strictObject({
    method: z.literal('ft'),
    reference: z.string(),
    playerId: z.string(),
    amount: AmountText,
  }),
  z.strictObject({ method: z.literal('ftoa'), reference: z.string(), playerId: z.string() }),
  z.strictObject({ method: z.literal('cs'), reference: z.string() }),
])

export type DemoAnswer = { status: 'SUCCESS' | 'FAILED' | 'NOT_FOUND'; amount?: string }

/** `undefined` for a call that is not the platform's own. */
export async function answerAsDemoVendor(
  ctx: Context,
  vendor: string,
  call: RawCall,
): Promise<DemoAnswer | undefined> {
  if (!isOurs(ctx, call)) return undefined
  const question = Question.parse(JSON.parse(call.body.toString('utf8')))
  const { reference } = question
  if (question.method === 'ft') {
    const { playerId: player, amount } = question
    await addDemoFunds(ctx.db, { vendor, player, reference, amount: parseAmount(amount) })
  } else if (question.method === 'ftoa') {
    await takeDemoFunds(ctx.db, { vendor, player: question.playerId, reference })
  }
  const kept = await findDemoTransfer(ctx.db, vendor, reference)
  if (!kept) return { status: 'NOT_FOUND' }
  return { status: kept.status, amount: formatAmount(kept.amount) }
}

function isOurs(ctx: Context, { headers, method, path, body }: RawCall): boolean {
  const read = (name: keyof typeof vendorHeaders) => String(headers[vendorHeaders[name]] ?? '')
  const text = signedText({ timestamp: read('timestamp'), nonce: read('nonce'), method, path, body })
  return verifyText(platformPublicKey(ctx), text, read('signature'))
}
