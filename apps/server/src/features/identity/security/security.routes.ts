import * as contract from '@perya/contract/security'
import {
  findMember,
  keepPayeeName,
  type Member,
  maskEmail,
  maskMobile,
  maskName,
  readContacts,
  readPersonalData,
  updateNickname,
} from '#features/members/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { findPasswordHash } from '../credential/credential.store.ts'
import { listPasskeys } from '../passkey/passkey.store.ts'
import { findPauseEnd } from '../pause/pause.store.ts'
import { hasWithdrawalPassword } from '../proof/withdrawal-password.ts'
import { parseMobile } from '../verification/mobile-number.ts'
import { sendOwnCode } from '../verification/verification.ts'
import { visitOf, withRetryAfter } from '../visit.routes.ts'
import { bindEmail, bindMobile } from './bind-contact.ts'
import {
  resetWithdrawalPassword,
  sendWithdrawalCode,
  setSecurityQuestions,
} from './reset-withdrawal-password.ts'
import { judgeSecurity } from './security.rules.ts'
import { listQuestions } from './security.store.ts'

export const securityRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.getSecurityConfig, (_input, { signedIn }) => configOf(ctx, signedIn.memberId)),
  memberRoute(contract.sendEmailCode, ({ email, ...answer }, caller, http) => {
    const asked = { memberId: caller.signedIn.memberId, answer }
    return withRetryAfter(http, sendOwnCode(ctx, visitOf(ctx, caller, http), 'email', email, asked))
  }),
  memberRoute(contract.setEmail, async ({ email, verificationCode, password }, caller, http) => {
    const visit = visitOf(ctx, caller, http)
    await bindEmail(ctx, visit, caller.signedIn, { to: email, code: verificationCode, password })
    return configOf(ctx, caller.signedIn.memberId)
  }),
  memberRoute(contract.sendMobileCode, ({ mobileNum, countryDialingCode, ...answer }, caller, http) => {
    const mobile = parseMobile(mobileNum, countryDialingCode)
    const asked = { memberId: caller.signedIn.memberId, answer }
    return withRetryAfter(http, sendOwnCode(ctx, visitOf(ctx, caller, http), 'mobile', mobile, asked))
  }),
  memberRoute(contract.setMobile, async (typed, caller, http) => {
    const to = parseMobile(typed.mobileNum, typed.countryDialingCode)
    const { verificationCode: code, password } = typed
    await bindMobile(ctx, visitOf(ctx, caller, http), caller.signedIn, { to, code, password })
    return configOf(ctx, caller.signedIn.memberId)
  }),
  memberRoute(contract.setPayeeName, async ({ payeeName }, { signedIn }) => {
    const isKept = await ctx.db
      .transaction()
      .execute((tx) => keepPayeeName(ctx, tx, signedIn.memberId, payeeName))
    if (!isKept) throw new AppError('payee.fixed', { field: 'payeeName' })
    return configOf(ctx, signedIn.memberId)
  }),
  memberRoute(contract.setNickname, async ({ nickname }, { signedIn }) => {
    await updateNickname(ctx.db, signedIn.memberId, nickname)
    return configOf(ctx, signedIn.memberId)
  }),
  memberRoute(contract.setSecurityQuestions, async (typed, { signedIn }) => {
    await setSecurityQuestions(ctx, signedIn, typed)
    return configOf(ctx, signedIn.memberId)
  }),
  memberRoute(contract.sendWithdrawalCode, ({ by }, caller, http) =>
    withRetryAfter(http, sendWithdrawalCode(ctx, visitOf(ctx, caller, http), caller.signedIn.memberId, by)),
  ),
  memberRoute(contract.resetWithdrawalPassword, async (typed, caller, http) => {
    await resetWithdrawalPassword(ctx, visitOf(ctx, caller, http), caller.signedIn, typed)
    return configOf(ctx, caller.signedIn.memberId)
  }),
]

async function configOf(ctx: Context, memberId: bigint): Promise<contract.SecurityConfig> {
  const member = (await findMember(ctx.db, memberId)) as Member
  const { email, mobile, payeeName } = await readPersonalData(ctx, ctx.db, memberId)
  const { provedEmail, provedMobile } = await readContacts(ctx, ctx.db, memberId)
  const taken = {
    password: (await findPasswordHash(ctx.db, memberId)) !== null,
    withdrawalPassword: await hasWithdrawalPassword(ctx, memberId),
    mobile: provedMobile !== undefined,
    email: provedEmail !== undefined,
    passkey: (await listPasskeys(ctx.db, memberId)).length > 0,
  }
  return {
    ...judgeSecurity(taken),
    hasPassword: taken.password,
    hasWithdrawalPassword: taken.withdrawalPassword,
    email: email ? maskEmail(email) : null,
    isEmailVerified: taken.email,
    mobileNum: mobile ? maskMobile(mobile) : null,
    isMobileVerified: taken.mobile,
    payeeName: payeeName ? maskName(payeeName) : null,
    nickname: member.nickname,
    questions: await listQuestions(ctx.db, memberId),
    pausedUntil: (await findPauseEnd(ctx.db, memberId, ctx.now()))?.toISOString() ?? null,
  }
}
