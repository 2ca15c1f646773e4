import { judgeField } from '@perya/contract/field-rule'
import * as contract from '@perya/contract/identity-password'
import { merchantOf, originOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route, route } from '#platform/http/route.ts'
import { matchesPattern } from '#platform/pattern.ts'
import { readSecondFactor } from '../passkey/second-factor.ts'
import { visitOf, withRetryAfter } from '../visit.routes.ts'
import { mailPasswordLink } from './password-link.ts'
import { changePassword, checkReset, resetPassword, setPasswordByPhone } from './set-password.ts'

export const passwordRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.changePassword, (input, caller, http) => {
    const visit = visitOf(ctx, caller, http)
    return withRetryAfter(http, changePassword(ctx, visit, caller.signedIn, input))
  }),
  route(contract.mailPasswordLink, async (input, caller, http) => {
    const rule = merchantOf(ctx, caller.site).settings.register.email
    const verdict = judgeField({ ...rule, enabled: true, required: true }, input.email, matchesPattern)
    if (verdict !== 'ok') throw new AppError('email.format', { field: 'email' })
    const visit = visitOf(ctx, caller, http)
    const origin = originOf(ctx, visit.merchant, http.request)
    if (origin === undefined) {
      ctx.log.error(
        { merchant: visit.merchant },
        'no link can be mailed: the site has neither hosts nor mainDomain',
      )
      throw new AppError('permission.denied')
    }
    await withRetryAfter(http, mailPasswordLink(ctx, visit, input, origin))
    return {}
  }),
  route(contract.checkPasswordLink, ({ reset }) => checkReset(ctx, reset)),
  route(contract.resetPassword, (input) => resetPassword(ctx, input)),
  route(contract.setPasswordByPhone, async ({ passkey, ...typed }, caller, http) => {
    if (!merchantOf(ctx, caller.site).flags.FORGOTPHONE3) throw new AppError('permission.denied')
    const visit = visitOf(ctx, caller, http)
    return setPasswordByPhone(ctx, visit, typed, await readSecondFactor(ctx, visit, http, passkey))
  }),
]
