import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLog } from './log.ts'
import { mentionEveryMs, troubleWith, tryInLoop } from './trouble.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function openLines() {
  const lines: Record<string, unknown>[] = []
  const log = openLog('info', { write: (line: string) => lines.push(JSON.parse(line)) })
  return { log, lines, said: () => lines.map(({ msg }) => msg) }
}

it('an operator reads of an outage when it begins, once an interval, and when it is over', () => {
  const { log, lines, said } = openLines()
  const trouble = () => troubleWith(log, 'the beacon was not heard')
  for (let time = 0; time < 1_200; time++) {
    trouble().goesOn(new Error('unreachable'))
    vi.advanceTimersByTime(500)
  }
  expect(said()).toEqual(['the beacon was not heard', 'the beacon was not heard'])
  expect(lines[1]).toMatchObject({ seconds: mentionEveryMs / 1_000, unsaid: 599 })
  trouble().isOver()
  trouble().isOver()
  expect(said()).toEqual([...Array(2).fill('the beacon was not heard'), 'over: the beacon was not heard'])
  expect(lines[2]).toMatchObject({ seconds: 600, unsaid: 599 })
  trouble().goesOn(new Error('unreachable again'))
  expect(said()).toHaveLength(4)
})

it('an outage of one thing hides none of another', async () => {
  const { log, lines } = openLines()
  const fail = async () => {
    throw new Error('away')
  }
  for (const job of ['one', 'other', 'one', 'other']) {
    expect(await tryInLoop(troubleWith(log, 'a job failed', { job }), fail, 'later')).toBe('later')
  }
  expect(lines.map(({ job }) => job)).toEqual(['one', 'other'])
  expect(await tryInLoop(troubleWith(log, 'a job failed', { job: 'one' }), async () => 'done', 'later')).toBe(
    'done',
  )
  expect(lines.map(({ job, msg }) => [job, msg]).at(-1)).toEqual(['one', 'over: a job failed'])
})
