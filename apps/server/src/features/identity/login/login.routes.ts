import * as contract from '@perya/contract/identity'
import { loginByPasskey, startPasskeyLogin } from '@perya/contract/identity-passkey'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route, route } from '#platform/http/route.ts'
import { makeChallenge, passkeySiteOf } from '../passkey/passkey-challenge.ts'
import { readSecondFactor } from '../passkey/second-factor.ts'
import { linkFirebase } from '../registration/register-social.ts'
import { startTrial } from '../trial/start-trial.ts'
import { visitOf, withRetryAfter } from '../visit.routes.ts'
import { logIn } from './log-in.ts'
import { logInByPasskey } from './log-in-by-passkey.ts'

/** Every way in, and the one that links another to an account. */
export const loginRoutes = (ctx: Context): Route[] => [
  route(contract.loginMember, async (input, caller, http) => {
    const visit = visitOf(ctx, caller, http)
    const factor = await readSecondFactor(ctx, visit, http, input.passkey)
    return withRetryAfter(http, logIn(ctx, visit, input, factor))
  }),
  route(contract.loginFreePlay, (_input, caller, http) =>
    withRetryAfter(http, startTrial(ctx, visitOf(ctx, caller, http))),
  ),
  route(contract.getTrialUser, (_input, caller, http) =>
    withRetryAfter(http, startTrial(ctx, visitOf(ctx, caller, http))),
  ),
  route(startPasskeyLogin, (_input, caller, http) => {
    const visit = visitOf(ctx, caller, http)
    return makeChallenge(ctx, visit, passkeySiteOf(ctx, visit, http), {
      memberId: null,
      isSecondFactor: false,
    })
  }),
  route(loginByPasskey, (input, caller, http) => {
    const visit = visitOf(ctx, caller, http)
    return logInByPasskey(ctx, visit, passkeySiteOf(ctx, visit, http), input)
  }),
  memberRoute(contract.linkFirebase, async (input, caller, http) => {
    const visit = visitOf(ctx, caller, http)
    await withRetryAfter(http, linkFirebase(ctx, visit, caller.signedIn.memberId, input))
    return {}
  }),
]
