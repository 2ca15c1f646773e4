import { expect, it } from 'vitest'
import type { Db } from './db.ts'
import { together } from './together.ts'

const db = {} as Db

/** A call that waits to be answered, and what it was asked. */
function openRun() {
  const asked: string[][] = []
  const answers: (() => void)[] = []
  const run = (_db: Db, items: readonly string[]) =>
    new Promise<string[]>((resolve, reject) => {
      asked.push([...items])
      answers.push(() => {
        if (items.includes('lost')) reject(new Error('connection lost'))
        else if (items.includes('bad')) reject(Object.assign(new Error('refused'), { severity: 'ERROR' }))
        else resolve(items.map((item) => item.toUpperCase()))
      })
    })
  const answer = async () => {
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    answers.shift()?.()
  }
  return { asked, answer, ask: together(run) }
}

it('those who come while a call is under way share the next one, each with an answer of their own', async () => {
  const { asked, answer, ask } = openRun()
  const first = ask(db, 'a')
  await expect.poll(() => asked).toEqual([['a']])
  const others = [ask(db, 'b'), ask(db, 'c')]
  await answer()
  expect(await first).toBe('A')
  await answer()
  expect(await Promise.all(others)).toEqual(['B', 'C'])
  expect(asked).toEqual([['a'], ['b', 'c']])
})

it('one that the database refuses fails alone', async () => {
  const { asked, answer, ask } = openRun()
  const all = Promise.allSettled(['a', 'bad', 'c'].map((item) => ask(db, item)))
  for (const _ of ['together', 'a', 'bad', 'c']) await answer()
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(asked).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']])
})

it('R-66 a lost connection leaves the outcome open for all of them, and nothing is asked twice', async () => {
  const { asked, answer, ask } = openRun()
  const all = Promise.allSettled(['a', 'lost'].map((item) => ask(db, item)))
  await answer()
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(asked).toEqual([['a', 'lost']])
})
