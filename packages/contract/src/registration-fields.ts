import { type FieldVerdict, judgeField, type Matches } from './field-rule.ts'
import type { FieldRule, RegisterField, RegisterRules } from './settings.ts'

export type RegistrationMethod = 'username' | 'mobileNum'

export type RegistrationFlags = {
  REGMOBVERF3: boolean
  MOBILENUMPASSREG3: boolean
}

/** The merchant's rules, adjusted to what the chosen way of registering needs. */
export function registrationRules(
  method: RegistrationMethod,
  rules: RegisterRules,
  flags: RegistrationFlags,
): RegisterRules {
  const needed = (rule: FieldRule): FieldRule => ({ ...rule, enabled: true, required: true })
  const unasked = (rule: FieldRule): FieldRule => ({ ...rule, enabled: false })
  const isByMobile = method === 'mobileNum'
  const hasPassword = !isByMobile || flags.MOBILENUMPASSREG3
  return {
    ...rules,
    username: isByMobile ? unasked(rules.username) : needed(rules.username),
    password: hasPassword ? needed(rules.password) : unasked(rules.password),
    mobileNum: isByMobile || flags.REGMOBVERF3 ? needed(rules.mobileNum) : rules.mobileNum,
    verificationCode: flags.REGMOBVERF3 ? needed(rules.verificationCode) : unasked(rules.verificationCode),
  }
}

export type FieldRefusal = { field: RegisterField; verdict: Exclude<FieldVerdict, 'ok'> }

/** The first invalid field, in the order of the rules. */
export function firstRefusal(
  rules: RegisterRules,
  payload: Partial<Record<RegisterField, string | undefined>>,
  matches?: Matches,
): FieldRefusal | undefined {
  for (const field of Object.keys(rules) as RegisterField[]) {
    const verdict = judgeField(rules[field], payload[field], matches)
    if (verdict !== 'ok') return { field, verdict }
  }
  return undefined
}
