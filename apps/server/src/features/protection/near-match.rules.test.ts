import { describe, expect, it } from 'vitest'
import { plainText } from '#platform/plain-text.ts'
import { isNearName, type Known, type Likeness, nearBy } from './near-match.rules.ts'

const isNear = (one: string, other: string) => isNearName(plainText(one), plainText(other))

describe('R-74 a name', () => {
  it.each([
    ['Maria Clara Santos', 'María Clara Santos'],
    ['Maria Clara Santos', 'Santos, Maria Clara'],
    ['Maria Clara Santos', 'Maria Santos'],
    ['Maria Clara Santos', 'Mariaclara Santos'],
    ['Maria C. Santos', 'Maria Clara Santos'],
    ['Juan dela Cruz', 'Juan de la Cruz'],
    ['Juan Dela Cruz Jr.', 'Juan Cruz'],
    ['Jose Rizal', 'Jsoe Rizal'],
    ['Jose Rizal', 'Jose Rizzal'],
    ['Kristine Villanueva', 'Christine Vilanueva'],
    ['Peñaflor Andrés', 'Andres Penaflor'],
  ])('%s is near %s', (one, other) => {
    expect(isNear(one, other)).toBe(true)
    expect(isNear(other, one)).toBe(true)
  })

  it.each([
    ['Maria Santos', 'Mario Reyes'],
    ['Maria Santos', 'Maria Reyes'],
    ['Maria Santos', 'Maria'],
    ['Juan Cruz', 'Juana Ramos'],
    ['Ana Lim', 'Ava Lim'],
    ['Li Wu', 'Li Xu'],
    ['Jose Rizal', 'Jose Reyes'],
  ])('%s is not near %s', (one, other) => {
    expect(isNear(one, other)).toBe(false)
    expect(isNear(other, one)).toBe(false)
  })
})

const apart: Likeness = {
  name: false,
  birthDate: false,
  mobile: null,
  email: null,
  account: null,
  device: false,
}
const person = { name: true, birthDate: true } as const
const silent = { name: null, birthDate: null } as const

const nobody: Known = { isMemberVerified: false, isOtherVerified: false, wasToldApart: false }
const verified: Partial<Known> = { isMemberVerified: true }
const other: Partial<Known> = { isOtherVerified: true }
const both: Partial<Known> = { ...verified, ...other }
const again: Partial<Known> = { ...verified, wasToldApart: true }

it.each<[string, Partial<Likeness>, Partial<Known>, string]>([
  ['strangers', {}, {}, ''],
  ['a namesake of another age', { name: true }, {}, ''],
  ['somebody born on the same day', { birthDate: true }, {}, ''],

  ['the same name and day', person, {}, 'name birthDate'],
  ['the same name and day of a document', person, other, 'name birthDate'],
  ['the same name and day of two documents', person, both, 'name birthDate'],
  ['a document’s name and day that somebody typed', person, verified, ''],

  ['a sister on the same phone', { device: true }, {}, ''],
  ['a twin on the same phone', { device: true, birthDate: true }, {}, ''],
  ['a phone that was somebody’s who says nothing', { device: true, ...silent }, {}, 'device'],
  ['a phone that was a namesake’s', { device: true, name: true, birthDate: null }, verified, 'name device'],
  ['a phone and what was typed on it', { device: true, ...person }, again, 'name birthDate device'],

  ['a number that was proved', { mobile: 'proved' }, {}, 'mobile'],
  ['an address that was proved', { email: 'proved', ...silent }, {}, 'email'],
  ['an account that was paid to', { account: 'proved', name: null }, {}, 'account'],
  ['a number that was proved, of somebody else by document', { mobile: 'proved' }, verified, ''],
  [
    'a number that was proved, of somebody of another name',
    { mobile: 'proved', birthDate: null },
    verified,
    'mobile',
  ],
  ['a number that was proved, once more', { mobile: 'proved', name: true }, again, 'name mobile'],

  ['a number that anybody typed', { mobile: 'typed' }, {}, ''],
  ['a number that anybody typed and nothing else', { mobile: 'typed', ...silent }, {}, ''],
  ['an address that anybody typed', { email: 'typed', ...silent }, verified, ''],
  ['an account that anybody named', { account: 'typed', ...silent }, {}, ''],
  ['a number that somebody verified typed', { mobile: 'typed', ...silent }, other, ''],
  ['a typed number and name', { mobile: 'typed', name: true }, {}, 'name mobile'],
  ['a typed number and birth date', { mobile: 'typed', birthDate: true }, {}, 'birthDate mobile'],
  ['a typed number and address', { mobile: 'typed', email: 'typed', ...silent }, {}, 'mobile email'],
  ['a typed number on the same phone', { mobile: 'typed', device: true }, {}, 'mobile device'],

  [
    'a document’s name with a typed number, born a day apart',
    { mobile: 'typed', name: true },
    verified,
    'name mobile',
  ],
  [
    'a document’s name and day with a typed number',
    { mobile: 'typed', ...person },
    verified,
    'name birthDate mobile',
  ],
  ['the same once a person told them from another', { mobile: 'typed', ...person }, again, ''],
  ['the number of a parent on the phone they share', { mobile: 'typed', device: true }, verified, ''],
])('R-74 a person looks at %s or not', (_, likeness, known, signs) => {
  expect(nearBy({ ...apart, ...likeness }, { ...nobody, ...known }).join(' ')).toBe(signs)
})
