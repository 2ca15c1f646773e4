import * as contract from '@perya/contract/consent'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route, route } from '#platform/http/route.ts'
import { findMissingConsent, giveConsent } from './consent.ts'

export const consentRoutes = (ctx: Context): Route[] => [
  route(contract.getMissingConsent, (_input, { site, signedIn }) =>
    findMissingConsent(ctx, site, signedIn?.memberId ?? null),
  ),
  memberRoute(contract.giveConsent, (given, { site, signedIn }) =>
    giveConsent(ctx, site, signedIn.memberId, given),
  ),
]
