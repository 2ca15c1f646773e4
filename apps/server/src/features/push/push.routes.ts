import * as contract from '@perya/contract/push'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { deleteSubscription, hasSubscription } from './push.store.ts'
import { subscribe } from './subscription.ts'
import { vapidKeys } from './vapid.ts'

export const pushRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.getPush, async (_input, { signedIn }) => ({
    publicKey: vapidKeys(ctx.secrets).publicKey,
    isOn: await hasSubscription(ctx.db, signedIn.sessionId),
  })),
  memberRoute(contract.turnPushOn, async (subscription, caller) => {
    await subscribe(ctx, caller, subscription)
    return {}
  }),
  memberRoute(contract.turnPushOff, async (_input, { signedIn }) => {
    await deleteSubscription(ctx.db, signedIn.sessionId)
    return {}
  }),
]
