import * as contract from '@perya/contract/identity-passkey'
import type { Context } from '#platform/context.ts'
import type { Caller } from '#platform/http/caller.ts'
import { type Http, memberRoute, type Route, route } from '#platform/http/route.ts'
import { addPasskey, startPasskey } from './add-passkey.ts'
import { logInByPasskey } from './log-in-by-passkey.ts'
import { listPasskeys } from './passkey.store.ts'
import { makeChallenge, passkeySiteOf } from './passkey-challenge.ts'
import { removePasskey } from './remove-passkey.ts'
import { visitOf } from './visit.routes.ts'

export const passkeyRoutes = (ctx: Context): Route[] => {
  const place = (caller: Caller, http: Http) => {
    const visit = visitOf(ctx, caller, http)
    return { visit, site: passkeySiteOf(ctx, visit, http) }
  }
  return [
    memberRoute(contract.startPasskey, (_input, caller, http) => {
      const { visit, site } = place(caller, http)
      return startPasskey(ctx, visit, site, caller.signedIn)
    }),
    memberRoute(contract.addPasskey, async (input, caller, http) => {
      const { visit, site } = place(caller, http)
      await addPasskey(ctx, visit, site, caller.signedIn, input)
      return {}
    }),
    memberRoute(contract.listPasskeys, async (_input, { signedIn }) => ({
      passkeys: (await listPasskeys(ctx.db, signedIn.memberId)).map((passkey) => ({
        id: passkey.id.toString(),
        userAgent: passkey.user_agent,
        createdAt: passkey.created_at.toISOString(),
        lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
      })),
    })),
    memberRoute(contract.removePasskey, async ({ id }, { signedIn }) => {
      await removePasskey(ctx, signedIn.memberId, BigInt(id))
      return {}
    }),
    route(contract.startPasskeyLogin, (_input, caller, http) => {
      const { visit, site } = place(caller, http)
      return makeChallenge(ctx, visit, site, null)
    }),
    route(contract.loginByPasskey, (input, caller, http) => {
      const { visit, site } = place(caller, http)
      return logInByPasskey(ctx, visit, site, input)
    }),
  ]
}
