import { afterAll, beforeAll, expect, it } from 'vitest'
import { merchantsFeature } from '#features/merchants/index.ts'
import { excuseFromAudit } from '#testing/audit-at-close.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { listJobs } from '../../app.ts'
import { walletFeature } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ features: [merchantsFeature, walletFeature] })
})
afterAll(() => test.close())

it('R-2 every hour the ledger is proved, and one unit of difference is an alarm and a metric', async () => {
  const audit = listJobs(test.ctx).find(({ name }) => name === 'wallet.audit')
  expect(audit?.cron).toMatch(/^\d{1,2} \* \* \* \*$/)
  const show = async () => (await test.app.inject('/metrics')).body.split('\n')
  const { rows } = await test.ctx.pool.query<{ id: bigint }>(
    "select ledger_open_account('member_cash', code, 'PHP', 1, '') as id from merchant limit 1",
  )
  await audit?.run()
  expect(await show()).toContain('ledger_open_alerts 0')

  excuseFromAudit(test.ctx, 'a balance is changed by hand, to be found')
  await test.ctx.pool.query('update ledger_account set balance = balance + 1 where id = $1', [rows[0]?.id])
  await audit?.run()
  const { rows: alarms } = await test.ctx.pool.query('select rule, place, difference from ledger_alert')
  expect(alarms).toEqual([{ rule: 'R-2', place: `ledger_account ${rows[0]?.id}`, difference: 1n }])
  expect(await show()).toEqual(expect.arrayContaining(['ledger_open_alerts 1', 'ledger_difference_units 1']))
})
