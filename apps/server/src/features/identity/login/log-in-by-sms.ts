import type { SessionRecord } from '@perya/contract/identity'
import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { SecondFactor } from '../passkey/second-factor.ts'
import { beginTry } from '../throttle/tries.ts'
import { parseMobile } from '../verification/mobile-number.ts'
import { findHolder } from '../verification/number-holder.ts'
import { checkCode } from '../verification/verification.ts'
import { wrongCode } from '../verification/verification-error.ts'
import type { Visit } from '../visit.ts'
import { admitHolder } from './admit-holder.ts'
import type { LoginBy } from './login-input.ts'

export async function logInBySms(
  ctx: Context,
  visit: Visit,
  input: LoginBy<'sms'>,
  factor: SecondFactor,
): Promise<SessionRecord> {
  if (!merchantOf(ctx, visit.merchant).flags.MOBILEVERCODELOGIN3) throw new AppError('login.methodClosed')
  const mobile = parseMobile(input.username, input.countryDialingCode)
  const holder = await findHolder(ctx, visit, mobile)
  const isOwnDevice = holder?.isOwnDevice ?? false
  const asked = holder && factor.firstShownBy === holder.member.id ? 'answered' : input
  const attempt = await beginTry(ctx, visit, { account: mobile, isOwnDevice }, asked)
  const code = await checkCode(ctx, visit, 'login', mobile, input.password)
  if (!holder || !code) throw wrongCode(await attempt.fail())
  return attempt.settle(admitHolder(ctx, visit, holder, input.side, factor, code))
}
