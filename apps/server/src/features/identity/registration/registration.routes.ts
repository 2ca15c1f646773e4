import { judgeField } from '@perya/contract/field-rule'
import * as contract from '@perya/contract/identity-registration'
import { findMemberByUserName, findUsableLink } from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { matchesPattern } from '#platform/pattern.ts'
import { visitOf } from '../visit.routes.ts'
import { register } from './register.ts'

export const registrationRoutes = (ctx: Context): Route[] => [
  route(contract.registerMember, (payload, caller, http) =>
    register(ctx, visitOf(ctx, caller, http), 'username', payload),
  ),
  route(contract.registerMobile, (payload, caller, http) =>
    register(ctx, visitOf(ctx, caller, http), 'mobileNum', payload),
  ),
  route(contract.checkUserName, async ({ username }, { site }) => {
    const rule = merchantOf(ctx, site).settings.register.username
    if (judgeField({ ...rule, enabled: true }, username, matchesPattern) !== 'ok')
      throw new AppError('username.format')
    return { available: (await findMemberByUserName(ctx.db, site, username)) === undefined }
  }),
  route(contract.checkAffiliate, async ({ code, domain }, { site: merchant }) => {
    const isCode = /^[A-Za-z0-9]{4,16}$/.test(code)
    const link = isCode && (await findUsableLink(ctx.db, { merchant, code, domain, now: ctx.now() }))
    if (!link) throw new AppError('affiliate.unknown', { field: 'affiliateCode' })
    return { code: link.code }
  }),
]
