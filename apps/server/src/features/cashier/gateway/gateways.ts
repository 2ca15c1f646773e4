/**
 * Chooses the gateway: the one named in the environment, or in a demo the local one.
 * Production never has the local one; without a gateway it offers no channel that needs one.
 */
import type { Context } from '#platform/context.ts'
import { service } from '#platform/service.ts'
import type { Gateway } from './gateway.ts'
import { localGateway } from './local-gateway.ts'
import { redirectGateway } from './redirect-gateway.ts'

const gateways = service<Gateway | undefined>('payment gateway')

export function openGateway(ctx: Context): void {
  const { mode, gateway } = ctx.env
  const local = mode === 'demo' ? localGateway(ctx) : undefined
  gateways.open(ctx, gateway ? redirectGateway(gateway) : local)
}

/** `undefined` when there is no gateway. */
export const gatewayOf = gateways.of
