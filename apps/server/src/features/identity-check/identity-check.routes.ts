import * as contract from '@perya/contract/identity-check'
import { merchantOf } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { readChecks } from './identity-check.store.ts'
import { checkAnswer } from './identity-check-topic.ts'
import { handInPicture, sendCheck } from './send-check.ts'

export const identityCheckRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.getIdentityCheck, async (_input, { signedIn, merchant }) => {
    const { identityFor, minimumAge } = merchantOf(ctx, merchant).settings
    return { check: await checkOf(ctx, signedIn.memberId), need: identityFor, minimumAge }
  }),
  memberRoute(contract.addIdentityPicture, async (file, { signedIn }) => ({
    id: await handInPicture(ctx, signedIn.memberId, file),
  })),
  memberRoute(contract.sendIdentityCheck, async (typed, { signedIn }) => {
    await sendCheck(ctx, signedIn.memberId, typed)
    return checkOf(ctx, signedIn.memberId)
  }),
]

async function checkOf(ctx: Context, memberId: bigint): Promise<contract.IdentityCheck> {
  const [newest] = await readChecks(ctx.db, [memberId])
  return checkAnswer(newest)
}
