import { describe, expect, it } from 'vitest'
import { plainText } from '#platform/plain-text.ts'
import { isNearName, type Likeness, nearBy } from './near-match.rules.ts'

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
  mobile: false,
  email: false,
  device: false,
  account: false,
}

it.each<[string, Partial<Likeness>, string[]]>([
  ['strangers', {}, []],
  ['a namesake of another age', { name: true }, []],
  ['somebody born on the same day', { birthDate: true }, []],
  ['the same name and day', { name: true, birthDate: true }, ['name', 'birthDate']],
  ['a sister on the same phone', { device: true }, []],
  ['a twin on the same phone', { device: true, birthDate: true }, []],
  ['a phone that was somebody’s who says nothing', { device: true, name: null, birthDate: null }, ['device']],
  ['a number both typed', { mobile: true }, ['mobile']],
  ['a bank account of both', { account: true, name: null }, ['account']],
])('R-74 a person looks at %s or not', (_, likeness, signs) => {
  expect(nearBy({ ...apart, ...likeness })).toEqual(signs)
})
