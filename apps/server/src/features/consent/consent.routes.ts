import * as contract from '@perya/contract/consent'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route, route } from '#platform/http/route.ts'
import { findMissingConsent, giveConsent } from './consent.ts'

export const consentRoutes = (ctx: Context): Route[] => [
  route(contract.getMissingConsent, (_input, { merchant, signedIn }) =>
    findMissingConsent(ctx, merchant, signedIn?.memberId ?? null),
  ),
  memberRoute(contract.giveConsent, (given, { merchant, signedIn }) =>
    giveConsent(ctx, merchant, signedIn.memberId, given),
  ),
]
