import * as contract from '@perya/contract/identity-passkey'
import { forgetPasskeys } from '@perya/contract/ops-identity'
import type { Context } from '#platform/context.ts'
import type { Caller } from '#platform/http/caller.ts'
import { type Http, memberRoute, operatorRoute, type Route } from '#platform/http/route.ts'
import { hasSecondFactor } from '../credential/credential.store.ts'
import { visitOf } from '../visit.routes.ts'
import { addPasskey, startPasskey } from './add-passkey.ts'
import { listPasskeys } from './passkey.store.ts'
import { findPasskeySite, passkeySiteOf } from './passkey-challenge.ts'
import { forgetPasskeys as forgetAll, removePasskey } from './remove-passkey.ts'
import { readSecondFactor } from './second-factor.ts'
import { setSecondFactor } from './set-second-factor.ts'

export const passkeyRoutes = (ctx: Context): Route[] => {
  const place = (caller: Caller, http: Http) => {
    const visit = visitOf(ctx, caller, http)
    return { visit, site: passkeySiteOf(ctx, visit, http) }
  }
  const rpIdAt = (caller: Caller, http: Http) => findPasskeySite(ctx, visitOf(ctx, caller, http), http)?.rpId
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
    memberRoute(contract.listPasskeys, async (_input, caller, http) => {
      const { memberId } = caller.signedIn
      const rpId = rpIdAt(caller, http)
      return {
        passkeys: (await listPasskeys(ctx.db, memberId)).map((passkey) => ({
          id: passkey.id.toString(),
          host: passkey.rp_id,
          isForThisHost: passkey.rp_id === rpId,
          userAgent: passkey.user_agent,
          createdAt: passkey.created_at.toISOString(),
          lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
        })),
        hasSecondFactor: await hasSecondFactor(ctx.db, memberId),
      }
    }),
    memberRoute(contract.removePasskey, async ({ id }, caller, http) => {
      await removePasskey(ctx, caller.signedIn, BigInt(id), rpIdAt(caller, http))
      return {}
    }),
    memberRoute(contract.setSecondFactor, async ({ isOn, passkey }, caller, http) => {
      const factor = await readSecondFactor(ctx, visitOf(ctx, caller, http), http, passkey)
      await setSecondFactor(ctx, caller.signedIn, isOn, factor)
      return {}
    }),
    operatorRoute(forgetPasskeys, async ({ userName }, { merchant }) => {
      await forgetAll(ctx, merchant, userName)
      return {}
    }),
  ]
}
