import { judgeField } from '@perya/contract/field-rule'
import { firstRefusal, registrationRules } from '@perya/contract/registration-fields'
import type { FieldRule, RegisterField, RegisterRules } from '@perya/contract/settings'
import { registerFields } from '@perya/contract/settings'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedFields, firstMethod, registerMethodOf, registrationMethods } from './registration.rules.ts'
import { emptyValues, readField, typedFields } from './registration-payload.ts'

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

/** Near the edge of what rules take: spaces around it, the wrong letters, one too many. */
const typed = fc.oneof(
  fc.stringMatching(/^[ \t]{0,2}[a-z0-9+() .@ñ-]{0,9}[ \n]{0,2}$/),
  fc.string({ maxLength: 140, unit: 'grapheme' }),
)
const anyRule = fc.record({
  enabled: fc.boolean(),
  required: fc.boolean(),
  pattern: fc.constantFrom('.+', '[a-z]{3,6}', '[0-9]{6}', '\\+?[0-9]{7,15}', '[^\\p{Cc}]{8,128}', 'a|b c'),
  message: fc.constant({ TY: '', EN: '' }),
})
/** A few fields with rules of their own, so that many a form is right. */
const someRules = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...registerFields), anyRule), {
    maxLength: 3,
    selector: ([name]) => name,
  })
  .map((few) => rulesWith(Object.fromEntries(few)))
const texts = fc.record(
  Object.fromEntries(registerFields.map((name) => [name, typed])) as Record<RegisterField, typeof typed>,
)

it('REG-3 the form lets through exactly what the server takes, whatever is typed and whatever the rules', () => {
  const outcomes = { taken: 0, refused: 0 }
  fc.assert(
    fc.property(
      fc.constantFrom('username', 'mobileNum'),
      someRules,
      texts,
      fc.record({ REGMOBVERF3: fc.boolean(), MOBILENUMPASSREG3: fc.boolean() }),
      (method, rules, { mobileNum, ...fields }, switches) => {
        const asked = askedFields(method, rules, switches)
        const values = { ...emptyValues, ...fields }
        const textOf = (name: RegisterField) => (name === 'mobileNum' ? mobileNum : values[name])
        const isFormContent = asked.every(
          ({ name, rule }) => judgeField(rule, readField(name, textOf(name))) === 'ok',
        )
        const names = asked.map(({ name }) => name)
        const sent = typedFields(names, values, mobileNum)
        const refused = firstRefusal(registrationRules(method, rules, switches), sent)
        expect(refused === undefined).toBe(isFormContent)
        outcomes[isFormContent ? 'taken' : 'refused']++
      },
    ),
    { numRuns: 3_000 },
  )
  // Agreement about nothing but refusals would prove little.
  expect(Math.min(outcomes.taken, outcomes.refused)).toBeGreaterThan(200)
})
