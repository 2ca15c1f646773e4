import type { FieldRule, RegisterField, RegisterRules } from '@perya/contract/settings'
import { registerFields } from '@perya/contract/settings'
import { describe, expect, it } from 'vitest'
import { askedFields, firstMethod, registerMethodOf, registrationMethods } from './registration.rules.ts'

const rule = (enabled: boolean, required = false): FieldRule => ({
  enabled,
  required,
  pattern: '.+',
  message: { TY: '', EN: '' },
})
const rulesWith = (changes: Partial<RegisterRules> = {}): RegisterRules => ({
  ...(Object.fromEntries(registerFields.map((name) => [name, rule(false)])) as RegisterRules),
  username: rule(true, true),
  password: rule(true, true),
  ...changes,
})
const flags = { USERNAMEREG3: true, MOBILENUMREG3: true, REGMOBVERF3: false, MOBILENUMPASSREG3: true }
const names = (...args: Parameters<typeof askedFields>) => askedFields(...args).map(({ name }) => name)

describe('REG-1 the ways to register', () => {
  it.each([
    [true, true, ['username', 'mobileNum'], 'username'],
    [true, false, ['username'], 'username'],
    [false, true, ['mobileNum'], 'mobileNum'],
    [false, false, [], 'username'],
  ])('user name %s and mobile %s', (USERNAMEREG3, MOBILENUMREG3, methods, first) => {
    const chosen = { ...flags, USERNAMEREG3, MOBILENUMREG3 }
    expect(registrationMethods(chosen)).toEqual(methods)
    expect(firstMethod(chosen)).toBe(first)
  })
})

describe('REG-3 the fields a player is asked for', () => {
  it('are those the merchant turned on, and no others', () => {
    expect(names('username', rulesWith(), flags)).toEqual(['username', 'password'])
    expect(names('username', rulesWith({ zalo: rule(true), email: rule(true) }), flags)).toEqual([
      'username',
      'password',
      'email',
      'zalo',
    ])
  })

  it('can be every field of the payload at once', () => {
    const all = rulesWith(
      Object.fromEntries(registerFields.map((name) => [name, rule(true)])) as Partial<RegisterRules>,
    )
    const asked = names('username', all, { ...flags, REGMOBVERF3: true })
    expect([...asked].sort()).toEqual(([...registerFields] as RegisterField[]).sort())
  })
})

describe('REG-4 what the method itself needs', () => {
  it('a mobile registration always asks for the number, and requires it', () => {
    const [first] = askedFields('mobileNum', rulesWith(), flags)
    expect(first).toMatchObject({ name: 'mobileNum', rule: { enabled: true, required: true } })
  })

  it('a mobile registration asks for a password only where the merchant wants one', () => {
    expect(names('mobileNum', rulesWith(), flags)).toContain('password')
    expect(names('mobileNum', rulesWith(), { ...flags, MOBILENUMPASSREG3: false })).not.toContain('password')
    expect(names('username', rulesWith(), { ...flags, MOBILENUMPASSREG3: false })).toContain('password')
  })

  it('an SMS code is asked for, with its number, only where the merchant verifies numbers', () => {
    const on = rulesWith({ verificationCode: rule(true) })
    expect(names('username', on, flags)).toEqual(['username', 'password'])
    const asked = askedFields('username', on, { ...flags, REGMOBVERF3: true })
    expect(asked.slice(2)).toMatchObject([
      { name: 'mobileNum', rule: { required: true } },
      { name: 'verificationCode', rule: { required: true } },
    ])
  })
})

it.each([
  [{ isNativeApp: true, isStandalone: true, system: 'ios' }, 'APP'],
  [{ isNativeApp: false, isStandalone: true, system: 'ios' }, 'WEBCLIP'],
  [{ isNativeApp: false, isStandalone: true, system: 'android' }, 'PWA'],
  [{ isNativeApp: false, isStandalone: false, system: 'ios' }, 'H5'],
] as const)('REG-6 %o registers as %s', (device, method) => {
  expect(registerMethodOf(device)).toBe(method)
})
