import type { ErrorCode } from '@perya/contract/errors'
import type { FieldRefusal } from '@perya/contract/registration-fields'
import type { RegisterField } from '@perya/contract/settings'
import type { Merchant } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Visit } from '../visit.ts'
import { ageOn } from './age.rules.ts'

const formatCodes: Partial<Record<RegisterField, ErrorCode>> = {
  username: 'username.format',
  password: 'password.format',
  email: 'email.format',
  payeeName: 'name.format',
  nickname: 'name.format',
  mobileNum: 'mobile.format',
  verificationCode: 'verification.wrong',
  affiliateCode: 'affiliate.unknown',
  recommenderId: 'recommender.unknown',
}

/** What is wrong with a field of a registration, with the merchant's own words for it. */
export function refusalError({ field, verdict }: FieldRefusal, hint: string): AppError {
  if (verdict === 'disabled') return new AppError('input.invalid', { field })
  return new AppError(formatCodes[field] ?? 'field.format', { field, hint })
}

export function assertOldEnough(ctx: Context, visit: Visit, site: Merchant, birthDate: string): void {
  const age = ageOn(birthDate, ctx.now(), site.timeZone)
  const { minimumAge, register: rules } = site.settings
  if (age === null) {
    throw refusalError({ field: 'birthDate', verdict: 'malformed' }, rules.birthDate.message[visit.language])
  }
  if (age < minimumAge) throw new AppError('age.tooYoung', { field: 'birthDate', age: minimumAge })
}
