import { expect, it } from 'vitest'
import { openLog } from './log.ts'
import { openWorker } from './worker.ts'

const log = openLog('silent', { write() {} })

it('runs once at a time, and once more when it was woken during a run', async () => {
  const runs: (() => void)[] = []
  const worker = openWorker({ log }, 'test', () => new Promise<void>((done) => runs.push(done)))
  worker.wake()
  worker.wake()
  worker.wake()
  expect(runs.length).toBe(1)
  runs[0]?.()
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.()
  await worker.stop()
  expect(runs.length).toBe(2)
})

it('repeats a failed run by itself', async () => {
  let tries = 0
  const worker = openWorker({ log }, 'test', async () => {
    tries += 1
    if (tries < 3) throw new Error('the database is away')
  })
  worker.wake()
  await expect.poll(() => tries, { timeout: 10_000 }).toBe(3)
  await worker.stop()
})

it('does nothing more once it is stopped', async () => {
  let tries = 0
  const worker = openWorker({ log }, 'test', async () => {
    tries += 1
    throw new Error('the database is away')
  })
  worker.wake()
  await worker.stop()
  worker.wake()
  await worker.stop()
  expect(tries).toBe(1)
})
