/**
 * Who takes payments: a gateway of the environment, or in a demo the local one.
 * Production never has the local one; without a gateway it offers no way to pay in.
 */
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { StartError } from '#platform/start-error.ts'
import type { Gateway } from './gateway.ts'
import { localGateway } from './local-gateway.ts'
import { redirectGateway } from './redirect-gateway.ts'

const Variables = z.object({
  PAYMENT_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYMENT_GATEWAY_SECRET: z.string().min(32).optional(),
})

const opened = new WeakMap<Context, Gateway>()

export function openGateway(ctx: Context, variables: NodeJS.ProcessEnv): void {
  const parsed = Variables.safeParse(variables)
  if (!parsed.success) {
    throw new StartError(
      `The environment variable ${String(parsed.error.issues[0]?.path[0])} has a value that cannot be used.`,
    )
  }
  const { PAYMENT_GATEWAY_URL: url, PAYMENT_GATEWAY_SECRET: secret } = parsed.data
  if ((url === undefined) !== (secret === undefined)) {
    throw new StartError('PAYMENT_GATEWAY_URL and PAYMENT_GATEWAY_SECRET are set together or not at all.')
  }
  if (ctx.env.mode === 'production' && url?.startsWith('http:')) {
    throw new StartError('PERYA_MODE=production needs a PAYMENT_GATEWAY_URL that begins with https.')
  }
  if (url && secret) opened.set(ctx, redirectGateway({ url, secret }))
  else if (ctx.env.mode === 'demo') opened.set(ctx, localGateway(ctx))
}

/** `undefined` where nobody takes payments. */
export function gatewayOf(ctx: Context): Gateway | undefined {
  return opened.get(ctx)
}
