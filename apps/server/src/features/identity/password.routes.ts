import { judgeField } from '@perya/contract/field-rule'
import * as contract from '@perya/contract/identity-password'
import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { type Http, memberRoute, type Route, route } from '#platform/http/route.ts'
import { mailPasswordLink } from './password-link.ts'
import { changePassword, resetPassword, setPasswordByPhone } from './set-password.ts'
import { visitOf, withRetryAfter } from './visit.routes.ts'

export const passwordRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.changePassword, (input, caller, http) => {
    const visit = visitOf(ctx, caller, http)
    return withRetryAfter(http, changePassword(ctx, visit, caller.signedIn.memberId, input))
  }),
  route(contract.mailPasswordLink, async (input, caller, http) => {
    const rule = merchantOf(ctx, caller.merchant).settings.register.email
    const verdict = judgeField({ ...rule, enabled: true, required: true }, input.email)
    if (verdict !== 'ok') throw new AppError('email.format', { field: 'email' })
    const visit = visitOf(ctx, caller, http)
    const origin = originOf(ctx, visit.merchant, http)
    await withRetryAfter(http, mailPasswordLink(ctx, visit, input, origin))
    return {}
  }),
  route(contract.resetPassword, (input) => resetPassword(ctx, input)),
  route(contract.setPasswordByPhone, (input, caller, http) =>
    setPasswordByPhone(ctx, visitOf(ctx, caller, http), input),
  ),
]

/** Where a link of ours leads. A host name anybody may write into a request is taken only when it is the site's. */
function originOf(ctx: Context, code: string, { request }: Http): string {
  const { hosts, settings } = merchantOf(ctx, code)
  const isOurs = hosts.includes(request.hostname) || ctx.env.mode === 'demo'
  return isOurs ? `${request.protocol}://${request.host}` : `https://${settings.mainDomain}`
}
