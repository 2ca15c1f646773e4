import { afterEach, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openTestContext } from '#testing/test-context.ts'
import { type RunningJobs, startJobs } from './jobs.ts'

const running: RunningJobs[] = []
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop()
})

it('R-19 a job runs on one of the processes at a time, however many there are', async () => {
  const { ctx, url, close } = await openTestContext()
  let now = 0
  let most = 0
  let runs = 0
  const job = {
    name: 'test.count',
    everySeconds: 1,
    run: async () => {
      most = Math.max(most, ++now)
      await ctx.pool.query('select pg_sleep(0.2)')
      now -= 1
      runs += 1
    },
  }
  // Started together, so that they also meet while the queue's tables are made.
  running.push(...(await Promise.all([1, 2, 3].map(() => startJobs(url, [job], ctx.log)))))
  await eventually(() => expect(runs).toBeGreaterThanOrEqual(3))
  expect(most).toBe(1)
  for (const jobs of running.splice(0)) await jobs.stop()
  await close()
})

it('R-33 a job that throws runs again at its next time', async () => {
  const { ctx, url, close } = await openTestContext()
  let runs = 0
  const job = {
    name: 'test.throw',
    everySeconds: 1,
    run: async () => {
      runs += 1
      if (runs === 1) throw new Error('first time unlucky')
    },
  }
  running.push(await startJobs(url, [job], ctx.log))
  await eventually(() => expect(runs).toBeGreaterThanOrEqual(2))
  for (const jobs of running.splice(0)) await jobs.stop()
  await close()
})
