import * as contract from '@perya/contract/verification'
import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { visitOf, withRetryAfter } from '../visit.routes.ts'
import { parseMobile } from './mobile-number.ts'
import { sendCode } from './verification.ts'

export const verificationRoutes = (ctx: Context): Route[] => [
  route(contract.sendRegisterCode, ({ mobileNo, countryDialingCode, ...answer }, caller, http) => {
    if (!merchantOf(ctx, caller.site).flags.REGMOBVERF3) throw new AppError('register.methodClosed')
    const mobile = parseMobile(mobileNo, countryDialingCode)
    return withRetryAfter(http, sendCode(ctx, visitOf(ctx, caller, http), 'register', mobile, answer))
  }),
  route(contract.sendPasswordCode, ({ mobileNum, countryDialingCode, ...answer }, caller, http) => {
    if (!merchantOf(ctx, caller.site).flags.FORGOTPHONE3) throw new AppError('permission.denied')
    const mobile = parseMobile(mobileNum, countryDialingCode)
    return withRetryAfter(http, sendCode(ctx, visitOf(ctx, caller, http), 'password', mobile, answer))
  }),
  route(contract.sendLoginCode, ({ mobileNum, countryDialingCode, ...answer }, caller, http) => {
    if (!merchantOf(ctx, caller.site).flags.MOBILEVERCODELOGIN3) throw new AppError('login.methodClosed')
    const mobile = parseMobile(mobileNum, countryDialingCode)
    return withRetryAfter(http, sendCode(ctx, visitOf(ctx, caller, http), 'login', mobile, answer))
  }),
]
