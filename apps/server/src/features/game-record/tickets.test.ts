import { randomUUID } from 'node:crypto'
import { gameTickets } from '@perya/contract/game-record'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let malaya: Client
let other: Client
beforeAll(async () => {
  test = await openTestApp()
  malaya = openClient(test)
  other = openClient(test)
  await malaya.logIn('malaya')
  await other.logIn('juan')
}, 60_000)
afterAll(() => test.close())

const member = `(select id from member where user_name = 'malaya' and merchant = 'PERYA')`
const vendor = (code: string) => `(select id from vendor where code = '${code}')`

/** A round as it stands, and what the platform says is wrong with it. */
async function stuck(reason: string, { bets = 1, detail = {} } = {}): Promise<string> {
  const roundId = randomUUID()
  await test.ctx.pool.query(
    `insert into vendor_round (vendor_id, member_id, round_id, game_code, state, bets, stake_cash, stake_bonus, opened_at, changed_at)
     values (${vendor('PERYA')}, ${member}, $1, 'DICE', 'OPEN', $2, 30000, 10000, '2026-11-15T07:15:00Z', now())`,
    [roundId, bets],
  )
  await alarm('PERYA', reason, roundId, detail)
  return roundId
}

const alarm = (code: string, reason: string, subject: string, detail = {}) =>
  test.ctx.pool.query(
    `insert into vendor_alarm (vendor_id, member_id, reason, subject, detail) values (${vendor(code)}, ${member}, $1, $2, $3)`,
    [reason, subject, detail],
  )

const read = async (client: Client) => (await client.call(gameTickets, {})).value.tickets

it('R-66 a member reads what is asked about their own rounds, wins and transfers, and nobody else does', async () => {
  expect(await read(malaya)).toEqual([])
  await stuck('round_stuck')
  await stuck('unpaid_win', { detail: { amount: 90_000 } })
  await test.ctx.pool.query(
    `insert into vendor_transfer (reference, vendor_id, member_id, direction, amount, sent_at)
     values ('t1', ${vendor('SALON')}, ${member}, 'in', 50000, '2026-11-14T00:00:00Z')`,
  )
  await alarm('SALON', 'transfer_stuck', 't1')
  expect(await read(malaya)).toMatchObject([
    {
      kind: 'transfer',
      vendorName: 'Salon Uno',
      gameName: null,
      amount: '5.00',
      since: '2026-11-14T00:00:00.000Z',
    },
    { kind: 'round', gameName: 'Dice', amount: '4.00', since: '2026-11-15T07:15:00.000Z' },
    { kind: 'win', gameName: 'Dice', amount: '9.00' },
  ])
  expect(await read(other)).toEqual([])
  await test.ctx.pool.query(
    "update vendor_transfer set state = 'done', resolved_at = now() where reference = 't1'",
  )
  expect(await read(malaya)).toMatchObject([{ kind: 'round' }, { kind: 'win' }])
})

it('a member reads nothing of what is no ticket, of what is dealt with, or of a round without a stake of theirs', async () => {
  await test.ctx.pool.query('update vendor_alarm set resolved_at = now()')
  await stuck('tx_conflict')
  await stuck('unpaid_win', { bets: 0, detail: { amount: 90_000 } })
  await alarm('PERYA', 'unpaid_win', 'nowhere', { amount: 90_000 })
  expect(await read(malaya)).toEqual([])
})
