import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openVendorLab, type VendorLab } from '#features/vendors/testing/vendor-lab.ts'
import { excuseFromAudit } from './audit-at-close.ts'
import { findBrokenInvariants } from './invariants.ts'
import { openTestContext } from './test-context.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
  const player = await lab.player('10.00')
  const [won, undone] = [randomUUID(), randomUUID()]
  await lab.call('bet', player, { txId: 'won', roundId: won, amount: '1.00' })
  await lab.call('win', player, { txId: 'win', roundId: won, refTxId: 'won', amount: '2.00' })
  await lab.call('bet', player, { txId: 'undone', roundId: undone, amount: '1.00' })
  await lab.call('rollback', player, { txId: 'rollback', roundId: undone, refTxId: 'undone' })
  await lab.call('bet', player, { txId: 'refused', roundId: randomUUID(), amount: '999.00' })
})
afterAll(() => lab.close())

const transferOf = (txId: string) => `(select transfer_id from vendor_tx where tx_id = '${txId}')`

it.each([
  [
    'I5 what was acknowledged moved its amount',
    "update vendor_tx set amount = amount + 1 where tx_id = 'won'",
  ],
  [
    'I5 what was acknowledged stands in the ledger',
    "update vendor_tx set amount = amount + 1, cash = cash - 1 where tx_id = 'won'",
  ],
  [
    'I5 no movement belongs to two',
    `update vendor_tx set transfer_id = ${transferOf('won')} where tx_id = 'undone'`,
  ],
  ['I6 nothing moved that nobody sent', "delete from vendor_tx where tx_id = 'win'"],
  ['I7 what was refused left no trace', "update vendor_tx set cash = -1 where tx_id = 'refused'"],
  [
    'I8 a key has one outcome',
    `alter table ledger_transfer drop constraint ledger_transfer_key;
     insert into ledger_transfer select again.* from ledger_transfer t,
       jsonb_populate_record(t, jsonb_build_object('id', 999999)) again where t.id = ${transferOf('won')}`,
  ],
  [
    'I9 a movement is taken back at most once',
    `drop index ledger_transfer_reversed_once;
     update ledger_transfer set reversal_of = ${transferOf('undone')} where id = ${transferOf('win')}`,
  ],
  [
    'I9 a rollback that was acknowledged had its effect',
    "update vendor_tx set rolled_back_by = null where tx_id = 'undone'",
  ],
  ['I9 what is rolled back has its rollback', "delete from vendor_tx where tx_id = 'rollback'"],
  [
    'I10 a win stands only beside a bet that stands',
    "update vendor_tx set rolled_back_by = 'rollback' where tx_id = 'won'",
  ],
])('%s, or is found', async (invariant, change) => {
  expect(await findBrokenInvariants(lab.ctx.pool)).toEqual([])
  const client = await lab.ctx.pool.connect()
  try {
    await client.query("begin; set local session_replication_role = 'replica'")
    await client.query(change)
    const found = await findBrokenInvariants(client)
    expect(found.filter((one) => one.startsWith(`${invariant}:`))).toHaveLength(1)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

it('a suite that leaves one unit too many fails, unless it says why', async () => {
  const makeWrong = async () => {
    const test = await openTestContext()
    await test.ctx.pool.query("insert into merchant (code, name) values ('WRONG', 'Wrong')")
    await test.ctx.pool.query(
      `select ledger_post('{opening}', '{demo_funding}', '{NULL}', '{NULL}', '{NULL}', '{1,1}', array[
         ledger_open_account('member_cash', 'WRONG', 'PHP', 1, ''),
         ledger_open_account('house', 'WRONG', 'PHP', null, '')], '{100,-100}')`,
    )
    await test.ctx.pool.query("update ledger_account set balance = balance + 1 where kind = 'member_cash'")
    return test
  }
  await expect((await makeWrong()).close()).rejects.toThrow('R-2 ledger_account')
  const excused = await makeWrong()
  excuseFromAudit(excused.ctx, 'to be let off')
  await excused.close()
})
