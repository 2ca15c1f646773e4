import * as contract from '@perya/contract/merchants'
import type { Context } from '#platform/context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { countries } from './countries.ts'
import { merchantOf } from './directory.ts'
import { siteAnswers } from './site-answers.ts'

export const merchantRoutes = (ctx: Context): Route[] => [
  route(
    contract.getConsolidatedSettings,
    (_input, { merchant }) => siteAnswers(ctx, merchantOf(ctx, merchant)).consolidated,
  ),
  route(contract.getWhitelabel, (_input, { merchant }) => merchantOf(ctx, merchant).flags),
  route(contract.getSiteStatus, (_input, { merchant }) => siteAnswers(ctx, merchantOf(ctx, merchant)).status),
  route(contract.getDomainRoute, (_input, { merchant }) => merchantOf(ctx, merchant).settings.domainRoute),
  route(contract.listCountries, () => countries),
  route(contract.getRegisterRules, (_input, { merchant }) => merchantOf(ctx, merchant).settings.register),
]
