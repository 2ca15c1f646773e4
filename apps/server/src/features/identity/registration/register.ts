import type { SessionRecord } from '@perya/contract/identity'
import type { RegistrationPayload } from '@perya/contract/identity-registration'
import { memberType } from '@perya/contract/member-type'
import { firstRefusal, type RegistrationMethod, registrationRules } from '@perya/contract/registration-fields'
import { assertAskedToday, keepConsents } from '#features/consent/index.ts'
import {
  createMember,
  findMember,
  findMemberByUserName,
  findUsableLink,
  type Member,
} from '#features/members/index.ts'
import { type Merchant, merchantOf } from '#features/merchants/index.ts'
import { isLeftAlone } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { matchesPattern } from '#platform/pattern.ts'
import { assertNotBreached } from '../credential/breached-passwords.ts'
import { insertCredential } from '../credential/credential.store.ts'
import { assertGoodPassword, hashPassword } from '../credential/passwords.ts'
import { spendTokenOfNumber } from '../firebase/firebase.ts'
import { openSession } from '../session/open-session.ts'
import { checkCaptcha } from '../throttle/captcha.ts'
import { parseMobile } from '../verification/mobile-number.ts'
import { numberName } from '../verification/number-holder.ts'
import { type CheckedCode, checkCode, noCode } from '../verification/verification.ts'
import { wrongCode } from '../verification/verification-error.ts'
import type { Visit } from '../visit.ts'
import { assertOldEnough, refusalError } from './registration-refusal.ts'
import { makeUserName } from './user-names.ts'

/** A new player, logged in. */
export async function register(
  ctx: Context,
  visit: Visit,
  method: RegistrationMethod,
  payload: RegistrationPayload,
): Promise<SessionRecord> {
  const site = merchantOf(ctx, visit.merchant)
  judge(ctx, visit, site, method, payload)
  const mobile = payload.mobileNum ? parseMobile(payload.mobileNum, payload.countryDialingCode) : undefined

  // What can be put right goes first: a picture is spent by the first look at its answer.
  if (method === 'username') await assertNameFree(ctx, visit, payload.username as string)
  const above = await findAbove(ctx, visit, payload)
  await assertAskedToday(ctx, visit.merchant, payload.consent ?? {})
  if (payload.password) await assertNotBreached(ctx, payload.password)
  const refusal = await checkCaptcha(ctx, payload)
  if (refusal) throw new AppError(refusal, { captcha: true })
  const open = (proof?: CheckedCode) => openAccount(ctx, visit, method, payload, { mobile, above, proof })
  if (!mobile) return open()
  if (payload.firebaseIdToken) {
    return spendTokenOfNumber(ctx, payload.firebaseIdToken, mobile, () => open(noCode))
  }
  return open(await proveMobile(ctx, visit, site, mobile, payload))
}

async function openAccount(
  ctx: Context,
  visit: Visit,
  method: RegistrationMethod,
  payload: RegistrationPayload,
  { mobile, above, proof }: { mobile: string | undefined; above: Above; proof: CheckedCode | undefined },
): Promise<SessionRecord> {
  const { consent = {} } = payload
  const hashes = {
    password: payload.password ? await hashPassword(payload.password) : null,
    withdrawalPassword: payload.paymentPassword ? await hashPassword(payload.paymentPassword) : null,
  }

  return ctx.db.transaction().execute(async (tx) => {
    const id = await createMember(ctx, tx, {
      merchant: visit.merchant,
      userName: userNameFor(method, payload, mobile, proof !== undefined),
      type: above.type,
      language: visit.language,
      uplineId: above.uplineId,
      recommenderId: above.recommenderId,
      affiliateLinkId: above.affiliateLinkId,
      nickname: payload.nickname ?? null,
      birthDate: payload.birthDate ?? null,
      registerMethod: payload.registerMethod,
      registerHost: payload.registerUrl ?? payload.domain ?? null,
      payeeName: payload.payeeName,
      idNumber: payload.idNumber,
      email: payload.email,
      mobile,
      isMobileVerified: proof !== undefined,
      contacts: contactsOf(payload),
    })
    await insertCredential(tx, id, { ...hashes, now: ctx.now() })
    await keepConsents(tx, id, consent, ctx.now())
    await proof?.use(tx)
    const member = (await findMember(tx, id)) as Member
    return openSession(ctx, tx, member, visit)
  })
}

/** Everything that can be said about the payload without asking anyone. */
function judge(
  ctx: Context,
  visit: Visit,
  site: Merchant,
  method: RegistrationMethod,
  payload: RegistrationPayload,
): void {
  const isOpen = method === 'username' ? site.flags.USERNAMEREG3 : site.flags.MOBILENUMREG3
  if (!isOpen) throw new AppError('register.methodClosed')
  const rules = registrationRules(method, site.settings.register, site.flags)
  // With Firebase the code was typed into Firebase, and the token stands in for it.
  const judged = payload.firebaseIdToken
    ? { ...rules, verificationCode: { ...rules.verificationCode, enabled: true, required: false } }
    : rules
  const refused = firstRefusal(judged, payload, matchesPattern)
  if (refused) throw refusalError(refused, rules[refused.field].message[visit.language])
  if (payload.password !== undefined && payload.password !== '') {
    if (payload.password !== payload.confirmPassword) {
      throw new AppError('password.mismatch', { field: 'confirmPassword' })
    }
    assertGoodPassword(payload.password, payload.username ?? '')
  }
  if (payload.birthDate) assertOldEnough(ctx, visit, site, payload.birthDate)
}

async function assertNameFree(ctx: Context, { merchant }: Visit, userName: string): Promise<void> {
  const member = await findMemberByUserName(ctx.db, merchant, userName)
  if (member) throw new AppError('username.taken', { field: 'username' })
}

type Above = {
  type: number
  uplineId: bigint | null
  affiliateLinkId: bigint | null
  recommenderId: bigint | null
}

/** Whom the new member stands below, by the invitation; and who told them, by name. */
async function findAbove(ctx: Context, visit: Visit, payload: RegistrationPayload): Promise<Above> {
  const { merchant } = visit
  const above: Above = {
    type: memberType.player,
    uplineId: null,
    affiliateLinkId: null,
    recommenderId: null,
  }
  if (payload.affiliateCode) {
    const wanted = { merchant, code: payload.affiliateCode, domain: payload.domain, now: ctx.now() }
    const link = await findUsableLink(ctx.db, wanted)
    if (!link) throw new AppError('affiliate.unknown', { field: 'affiliateCode' })
    Object.assign(above, { type: link.memberType, uplineId: link.memberId, affiliateLinkId: link.id })
  }
  if (payload.recommenderId) {
    const recommender = await findMemberByUserName(ctx.db, merchant, payload.recommenderId)
    if (recommender?.status !== 'active' || (await isLeftAlone(ctx.db, recommender.id))) {
      throw new AppError('recommender.unknown', { field: 'recommenderId' })
    }
    above.recommenderId = recommender.id
  }
  return above
}

/** Undefined when the site takes the number on trust. */
async function proveMobile(
  ctx: Context,
  visit: Visit,
  site: Merchant,
  mobile: string,
  payload: RegistrationPayload,
): Promise<CheckedCode | undefined> {
  if (!site.flags.REGMOBVERF3) return undefined
  const code = await checkCode(ctx, visit, 'register', mobile, payload.verificationCode)
  if (!code) throw wrongCode()
  return code
}

/** A number taken on trust is the name to log in with; a proved one can be logged in with anyway. */
function userNameFor(
  method: RegistrationMethod,
  payload: RegistrationPayload,
  mobile: string | undefined,
  isProved: boolean,
): string {
  if (method === 'username') return payload.username as string
  return isProved ? makeUserName('p') : numberName(mobile as string)
}

function contactsOf(payload: RegistrationPayload): Record<string, string> {
  const { qqNum, facebook, wechat, line, whatsapp, zalo } = payload
  const all = { qqNum, facebook, wechat, line, whatsapp, zalo }
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => !!entry[1]))
}
