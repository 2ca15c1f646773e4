/** Whose gifts use up what a vendor may give away in a day. */
import { randomUUID } from 'node:crypto'
import { memberType } from '@perya/contract/member-type'
import type { VendorAnswer } from '@perya/contract/vendor'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createMember } from '#features/members/index.ts'
import { demoMerchant } from '#features/merchants/index.ts'
import { openProcesses, type Processes } from '#features/wallet/testing/open-processes.ts'
import { eventually } from '#testing/eventually.ts'
import { listOpenAlarms } from './alarm.store.ts'
import { findVendor } from './directory.ts'
import { type Play, play, readPlayer } from './play.store.ts'
import { studioVendor } from './seed-demo.ts'
import { type LabPlayer, openVendorLab, pesos, type VendorLab } from './testing/vendor-lab.ts'
import type { Vendor } from './vendor.ts'

const otherVendor = 'LUNTIAN'

let lab: VendorLab
let processes: Processes
beforeAll(async () => {
  lab = await openVendorLab()
  processes = openProcesses(lab.databaseUrl, 2)
}, 60_000)
afterAll(async () => {
  await processes.close()
  await lab.close()
})

beforeEach(async () => {
  await lab.ctx.pool.query(
    "update vendor_limit set cap = 1000000, used = 0, stopped_at = null where kind in ('promo', 'correction')",
  )
  await lab.ctx.pool.query('update vendor_alarm set resolved_at = now() where resolved_at is null')
})

const gift = (player: LabPlayer, amount: string, rest: { txId?: string; currency?: string } = {}) => {
  const txId = rest.txId ?? randomUUID()
  return lab.call('win', player, { roundId: `gift-${txId}`, amount, promo: true, ...rest, txId })
}

async function used(kind: 'promo' | 'correction', code = studioVendor): Promise<bigint> {
  const { rows } = await lab.ctx.pool.query(
    'select l.used from vendor_limit l join vendor v on v.id = l.vendor_id where v.code = $1 and l.kind = $2',
    [code, kind],
  )
  return rows[0].used
}

it('R-38 a gift in another currency, or under an id that is known, leaves the room to others', async () => {
  const player = await lab.player('1.00')
  for (const _ of [1, 2, 3]) {
    expect((await gift(player, '60.00', { currency: 'USD' })).status).toBe('WRONG_CURRENCY')
  }
  const txId = randomUUID()
  const answers: VendorAnswer[] = []
  for (const _ of [1, 2]) answers.push(await gift(player, '60.00', { txId }))
  expect(answers).toMatchObject([{ status: 'OK' }, { status: 'OK', duplicate: true }])
  expect((await gift(player, '60.01', { txId })).status).toBe('TX_CONFLICT')
  expect(await used('promo')).toBe(pesos('60.00'))
  expect((await gift(player, '40.00')).status).toBe('OK')
})

it('R-38 play money is given and corrected without a limit', async () => {
  const actual = await lab.player('10.00')
  const trial = { ...actual, playerId: String(await makeTrialMember()) }
  await lab.ctx.pool.query("update vendor_limit set cap = 0 where kind in ('promo', 'correction')")
  const txId = randomUUID()
  expect((await gift(trial, '60.00', { txId })).status).toBe('OK')
  const more = { txId: randomUUID(), roundId: `gift-${txId}`, refTxId: txId, delta: '5.00' }
  expect(await lab.call('adjust', trial, more)).toMatchObject({ status: 'OK' })
  expect(await lab.balanceOf(trial)).toBe(pesos('65.00'))
  expect([await used('promo'), await used('correction')]).toEqual([0n, 0n])
  expect((await gift(actual, '1.00')).status).toBe('MAINTENANCE')
})

it('R-38 a gift without room is held alone: the calls beside it are paid', async () => {
  const players = await Promise.all(Array.from({ length: 3 }, () => lab.player('1.00')))
  const members = players.map(({ playerId }) => BigInt(playerId))
  for (const memberId of members) await knowMember(memberId)
  const [first = 0n, second = 0n, third = 0n] = members
  const answers = await giveTo(lab.ctx.pool, [
    [studioVendor, first],
    [studioVendor, second],
    [otherVendor, third],
  ])
  expect(answers.map(({ status, balance }) => [status, balance])).toEqual([
    ['OK', pesos('61.00')],
    ['MAINTENANCE', pesos('1.00')],
    ['OK', pesos('61.00')],
  ])
  expect(await Promise.all(players.map((player) => lab.balanceOf(player)))).toEqual(
    ['61.00', '1.00', '61.00'].map(pesos),
  )
  const alarms = await listOpenAlarms(lab.ctx.db, studioVendor)
  expect(alarms.map(({ reason, subject, memberId }) => [reason, subject, memberId])).toEqual([
    ['limit_reached', 'promo', second],
  ])
})

it('R-38 batches with gifts of the same vendors, each in its own order, wait for each other and never in a ring', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => lab.player('1.00')))
  const members = players.map(({ playerId }) => BigInt(playerId))
  for (const memberId of members) await knowMember(memberId)
  const [a = 0n, b = 0n, c = 0n, d = 0n] = members
  const [one, two] = processes.pools
  if (!one || !two) throw new Error('two pools were asked for')

  const held = await lab.ctx.pool.connect()
  await held.query('begin')
  await held.query(
    "select from vendor_limit l join vendor v on v.id = l.vendor_id where v.code = $1 and l.kind = 'promo' for update of l",
    [studioVendor],
  )
  const batches = [
    giveTo(one, [
      [studioVendor, a],
      [otherVendor, b],
    ]),
    giveTo(two, [
      [otherVendor, c],
      [studioVendor, d],
    ]),
  ]
  await eventually(async () => {
    const { rows } = await lab.ctx.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%vendor_play%'",
    )
    expect(rows).toHaveLength(2)
  })
  await held.query('rollback')
  held.release()
  const answers = (await Promise.all(batches)).flat()
  expect(answers.map(({ status }) => status).sort()).toEqual(['MAINTENANCE', 'MAINTENANCE', 'OK', 'OK'])
  expect([await used('promo'), await used('promo', otherVendor)]).toEqual([pesos('60.00'), pesos('60.00')])
})

it('R-1 nothing of it leaves the ledger out of balance', async () => {
  expect(await lab.audit()).toEqual([])
})

/** Gifts of sixty in one batch. */
async function giveTo(pool: typeof lab.ctx.pool, to: readonly (readonly [string, bigint])[]) {
  const plays = await Promise.all(
    to.map(async ([vendorCode, memberId]): Promise<Play> => {
      const player = await readPlayer(pool, memberId, vendorCode)
      if (!player) throw new Error(`${vendorCode} knows no member ${memberId}`)
      const txId = randomUUID()
      return {
        caller: {
          vendor: findVendor(lab.ctx, vendorCode) as Vendor,
          brand: demoMerchant,
          slot: 0,
          nonce: randomUUID(),
          request: randomUUID(),
        },
        player,
        call: 'win',
        txId,
        payload: randomUUID(),
        roundId: `gift-${txId}`,
        refTxId: undefined,
        gameCode: 'perya-color',
        currency: player.currency,
        session: undefined,
        amount: pesos('60.00'),
        win: 0n,
        jackpot: 0n,
        isClosed: false,
        isPromo: true,
        risk: undefined,
      }
    }),
  )
  return play(pool, plays)
}

async function makeTrialMember(): Promise<bigint> {
  const { rows } = await lab.ctx.pool.query('select code from merchant where trial_of = $1', [demoMerchant])
  const memberId = await lab.ctx.db.transaction().execute((tx) =>
    createMember(lab.ctx, tx, {
      merchant: rows[0].code,
      userName: `trial_${randomUUID().slice(0, 8)}`,
      type: memberType.trial,
      language: 'EN',
    }),
  )
  await knowMember(memberId, studioVendor)
  return memberId
}

/** As when the member opened one of the vendor's games. */
const knowMember = (memberId: bigint, vendorCode = otherVendor) =>
  lab.ctx.pool.query(
    'insert into vendor_member (vendor_id, member_id) select id, $1 from vendor where code = $2',
    [memberId, vendorCode],
  )
