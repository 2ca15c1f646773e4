/**
 * How an input is checked against its rule.
 *
 * Server and app ask the same function, so neither lets through what the other refuses.
 */
import type { FieldRule } from './settings.ts'

/** No field takes more, whatever its pattern says, so a slow pattern of a merchant never runs on a long input. */
export const fieldMaxLength = 128

export type FieldVerdict = 'ok' | 'disabled' | 'missing' | 'malformed'

/** Whether a pattern takes the whole of an input. */
export type Matches = (pattern: string, input: string) => boolean

/** What a browser has; a server runs patterns in an engine that none of them can hold up. */
const matchesInBrowser: Matches = (pattern, input) => new RegExp(`^(?:${pattern})$`, 'u').test(input)

/** An empty field that is not required is left alone; a filled one the merchant does not ask for is refused. */
export function judgeField(
  rule: FieldRule,
  input: string | undefined,
  matches = matchesInBrowser,
): FieldVerdict {
  const isEmpty = input === undefined || input === ''
  if (!rule.enabled) return isEmpty ? 'ok' : 'disabled'
  if (isEmpty) return rule.required ? 'missing' : 'ok'
  if (input.length > fieldMaxLength) return 'malformed'
  return matches(rule.pattern, input) ? 'ok' : 'malformed'
}

const required = (pattern: string, TY: string, EN: string): FieldRule => ({
  enabled: true,
  required: true,
  pattern,
  message: { TY, EN },
})

/** What the forms of members check before they call; the server verifies a password exactly as typed. */
export const loginRules = {
  // A member who registered by number may type that, as phones write it.
  loginUsername: required('\\+?[A-Za-z0-9_]{3,32}', 'Ilagay ang username mo.', 'Enter your username.'),
  loginPassword: required('[^\\p{Cc}]{1,128}', 'Ilagay ang password.', 'Enter your password.'),
  loginMobileNum: required(
    '\\+?[0-9][0-9 \\-]{5,18}',
    'Maglagay ng tamang mobile number.',
    'Enter a valid mobile number.',
  ),
  verificationCode: required(
    '[0-9]{6,10}',
    'Ilagay ang code na sinend namin sa SMS.',
    'Enter the code we sent by SMS.',
  ),
} as const satisfies Record<string, FieldRule>
