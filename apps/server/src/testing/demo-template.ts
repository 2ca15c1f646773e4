import { inject } from 'vitest'
import type { Context } from '#platform/context.ts'
import { seedDemo } from '../app.ts'
import { openTestContext } from './test-context.ts'
import { asAdmin, nameOf } from './test-db.ts'

const demo = 'perya_demo'
/** Any number that no other lock of the tests uses. */
const demoLock = 7_301_099

/** A demo seeded once for every file that wants one: to seed it anew takes longer than the tests of many a file. */
export function demoTemplate(): Promise<string> {
  return asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [demoLock])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [demo])
    if (rowCount === 0) {
      const { ctx, url, close } = await openTestContext({ now: () => new Date(inject('startedAt')) })
      await seedDemo(ctx)
      await close()
      await admin.query(`alter database ${nameOf(url)} rename to ${demo}`)
    }
    return demo
  })
}

const hourMs = 3_600_000
const manilaDay = (time: number) => Math.floor((time + 8 * hourMs) / (24 * hourMs))

/** Whether that demo is what would be seeded at this time: matches are those of today, winners those of the last hours. */
export function isOfThisHour(now: Context['now']): boolean {
  const [seeded, looked] = [inject('startedAt'), now().getTime()]
  return seeded <= looked && looked < seeded + hourMs && manilaDay(seeded) === manilaDay(looked)
}
