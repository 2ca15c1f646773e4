import { PushSubscription } from '@perya/contract/push'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { MemberCaller } from '#platform/http/caller.ts'
import { blindIndex, openText, sealText } from '#platform/personal-data.ts'
import { assertPublic, CallRefused } from '#platform/public-call.ts'
import { putSubscription } from './push.store.ts'

/** Whoever knows an endpoint and its keys can write to the device, so both are kept as personal data is. */
const purpose = 'push_subscription.sealed'

export async function subscribe(
  ctx: Context,
  { signedIn, reads }: MemberCaller,
  subscription: PushSubscription,
): Promise<void> {
  if (ctx.env.mode === 'production') refusePrivate(subscription.endpoint)
  await ctx.db.transaction().execute((tx) =>
    putSubscription(tx, {
      sessionId: signedIn.sessionId,
      memberId: signedIn.memberId,
      endpointKey: blindIndex(ctx.secrets, purpose, subscription.endpoint),
      sealed: sealText(ctx.secrets, purpose, JSON.stringify(subscription)),
      language: reads,
    }),
  )
}

/** A member names this address, and we shall call it: only the public internet is meant. */
function refusePrivate(endpoint: string): void {
  try {
    assertPublic(new URL(endpoint))
  } catch (error) {
    throw error instanceof CallRefused ? new AppError('push.refused') : error
  }
}

export function openSubscription({ secrets }: Pick<Context, 'secrets'>, sealed: Buffer): PushSubscription {
  return PushSubscription.parse(JSON.parse(openText(secrets, purpose, sealed)))
}
