import { pino } from 'pino'
import { Registry } from 'prom-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Admission, makeAdmission } from './admission.ts'

let waitMs: number
let registry: Registry
let lines: string[]
let admission: Admission
beforeEach(() => {
  waitMs = 0
  lines = []
  registry = new Registry()
  admission = makeAdmission({
    limits: { waitMs: 50, calls: 10 },
    waitMs: () => waitMs,
    registry,
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  })
})

const passes = (importance: Parameters<Admission['enter']>[0]) => {
  const isIn = admission.enter(importance)
  if (isIn) admission.leave(importance)
  return isIn
}
const whoPasses = () => (['health', 'money', 'member', 'guest'] as const).filter(passes)

describe('R-117 when calls wait', () => {
  it.each([
    [49, ['health', 'money', 'member', 'guest']],
    [50, ['health', 'money', 'member']],
    [199, ['health', 'money', 'member']],
    [200, ['health', 'money']],
    [1_499, ['health', 'money']],
    [1_500, ['health']],
    [60_000, ['health']],
  ])('for %i ms, these pass: %j', (wait, pass) => {
    waitMs = wait
    expect(whoPasses()).toEqual(pass)
  })

  it('guests pass again as soon as the wait is over', () => {
    waitMs = 50
    expect(passes('guest')).toBe(false)
    waitMs = 49
    expect(passes('guest')).toBe(true)
  })
})

describe('R-117 when many are under way', () => {
  const enterAll = (importance: 'money' | 'member' | 'guest', count: number) => {
    for (let index = 0; index < count; index++) expect(admission.enter(importance)).toBe(true)
  }

  it('guests come back later while members and bets pass, until one of them has left', () => {
    enterAll('guest', 9)
    expect(whoPasses()).toEqual(['health', 'money', 'member', 'guest'])
    enterAll('guest', 1)
    expect(whoPasses()).toEqual(['health', 'money', 'member'])
    admission.leave('guest')
    expect(whoPasses()).toEqual(['health', 'money', 'member', 'guest'])
  })

  it('members wait for bets and members, never for guests', () => {
    enterAll('guest', 10)
    enterAll('member', 39)
    expect(passes('member')).toBe(true)
    enterAll('money', 1)
    expect(whoPasses()).toEqual(['health', 'money'])
  })

  it('bets wait for bets alone', () => {
    enterAll('guest', 10)
    enterAll('member', 40)
    enterAll('money', 299)
    expect(passes('money')).toBe(true)
    enterAll('money', 1)
    expect(whoPasses()).toEqual(['health'])
  })
})

it('an operator sees how many were turned away by importance, and one line of the log for all of them', async () => {
  waitMs = 200
  for (let count = 0; count < 3; count++) whoPasses()
  const text = await registry.metrics()
  expect(text).toContain('http_shed_calls_total{importance="guest"} 3')
  expect(text).toContain('http_shed_calls_total{importance="member"} 3')
  expect(text).toContain('http_shed_calls_total{importance="money"} 0')
  expect(text).toContain('http_wait_seconds 0.2')
  expect(text).toContain('http_calls_under_way{importance="guest"} 0')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] as string)).toMatchObject({ importance: 'member', waitMs: 200 })
})
