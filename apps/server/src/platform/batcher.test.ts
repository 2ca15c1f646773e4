import { describe, expect, it } from 'vitest'
import { Batcher } from './batcher.ts'

type Call = { items: readonly string[]; answer: () => void }

/** A batcher whose calls are answered by the test; an item's lane is what stands before its colon. */
function openBatcher(options: { crowdMax?: number } = {}) {
  const calls: Call[] = []
  const lanes = new Map<string, bigint>()
  const laneOf = (item: string) => {
    const name = item.split(':')[0] as string
    const lane = lanes.get(name) ?? BigInt(lanes.size)
    lanes.set(name, lane)
    return lane
  }
  const run = (items: readonly string[]) =>
    new Promise<readonly string[]>((resolve) => {
      calls.push({ items, answer: () => resolve(items.map((item) => `answer to ${item}`)) })
    })
  return { calls, batcher: new Batcher<string, string>({ laneOf, run, ...options }) }
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('calls to the database', () => {
  it('R-27 of players who arrive together share one call, and each player gets their own answer', async () => {
    const { calls, batcher } = openBatcher()
    const answers = range(20).map((player) => batcher.add(`${player}:bet`))
    await expect.poll(() => calls.length).toBe(1)
    calls[0]?.answer()
    expect(await Promise.all(answers)).toEqual(range(20).map((player) => `answer to ${player}:bet`))
  })

  it('of one player are made one after the other, however many connections are free', async () => {
    const { calls, batcher } = openBatcher()
    const answers = ['juan:1', 'juan:2', 'ana:1'].map((item) => batcher.add(item))
    await expect.poll(() => calls.length).toBe(1)
    expect(calls[0]?.items).toEqual(['juan:1', 'ana:1'])
    calls[0]?.answer()
    await expect.poll(() => calls.length).toBe(2)
    expect(calls[1]?.items).toEqual(['juan:2'])
    calls[1]?.answer()
    expect(await Promise.all(answers)).toHaveLength(3)
  })

  it('of one crowded account share a call of their own, where the call can process them in turn', async () => {
    const { calls, batcher } = openBatcher({ crowdMax: 4 })
    const answers = range(8).map((bet) => batcher.add(`juan:${bet}`))
    await expect.poll(() => calls.length).toBe(1)
    expect(calls[0]?.items).toEqual(['juan:0', 'juan:1', 'juan:2', 'juan:3'])
    calls[0]?.answer()
    await expect.poll(() => calls.length).toBe(2)
    expect(calls[1]?.items).toEqual(['juan:4'])
    calls[1]?.answer()
    for (const next of [2, 3, 4]) {
      await expect.poll(() => calls.length).toBe(next + 1)
      calls[next]?.answer()
    }
    expect(await Promise.all(answers)).toHaveLength(8)
  })

  it('R-40 do not wait for a call that hangs', async () => {
    const { calls, batcher } = openBatcher()
    const stuck = batcher.add('juan:1')
    await expect.poll(() => calls.length).toBe(1)
    const free = batcher.add('ana:1')
    await expect.poll(() => calls.length).toBe(2)
    calls[1]?.answer()
    expect(await free).toBe('answer to ana:1')
    calls[0]?.answer()
    expect(await stuck).toBe('answer to juan:1')
  })

  it('of a large crowd go in halves, so the database works on one while the other is answered', async () => {
    const { calls, batcher } = openBatcher()
    const answers = range(64).map((player) => batcher.add(`${player}:bet`))
    await expect.poll(() => calls.length).toBe(2)
    expect(calls.map(({ items }) => items.length)).toEqual([32, 32])
    calls[0]?.answer()
    await Promise.all(answers.slice(0, 32))
    const again = range(32).map((player) => batcher.add(`${player}:again`))
    await expect.poll(() => calls.length).toBe(3)
    expect(calls[2]?.items).toHaveLength(32)
    for (const call of calls.slice(1)) call.answer()
    expect(await Promise.all([...answers, ...again])).toHaveLength(96)
  })

  it('of a few players wait for the call under way, until there are enough for another call', async () => {
    const { calls, batcher } = openBatcher()
    const first = batcher.add('juan:1')
    await expect.poll(() => calls.length).toBe(1)
    const rest = range(16).map((player) => batcher.add(`${player}:bet`))
    await expect.poll(() => calls.length).toBe(2)
    expect(calls[1]?.items).toHaveLength(16)
    for (const call of calls) call.answer()
    expect(await Promise.all([first, ...rest])).toHaveLength(17)
  })
})
