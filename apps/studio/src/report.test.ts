import type { ReportPage } from '@perya/contract/vendor-report'
import { demoIdentity, type SigningOptions, signCall, type VendorIdentity } from '@perya/vendor-protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readVendors } from '../../server/src/features/vendors/directory.ts'
import { compareDueReports } from '../../server/src/features/vendors/index.ts'
import { platformIdentity } from '../../server/src/features/vendors/outbound/platform-identity.ts'
import { excuseFromAudit } from '../../server/src/testing/audit-at-close.ts'
import { noteStake } from './play.ts'
import { standingOf } from './round-view.ts'
import { brand, openStudioLab, type StudioLab } from './testing/studio-lab.ts'

let lab: StudioLab
beforeAll(async () => {
  lab = await openStudioLab()
  excuseFromAudit(lab.ctx, 'both books are written and emptied by hand')
  await lab.ctx.pool.query(
    "update vendor set created_at = '2026-01-01', base_url = case code when $2 then $1 end",
    [`${lab.url}/studio/vendor`, brand],
  )
})
afterAll(() => lab.close())

const dice = { side: 'over', chance: 5_000 }

/** Where the wallet's clock and the studio's put a round. */
async function putAt(
  id: string,
  { stake, result, playedAt = stake, changedAt = result ?? stake }: Record<string, string>,
) {
  await lab.ctx.pool.query(
    `update vendor_tx set created_at = case when tx_id = $1 || '-b' then $2::timestamptz else $3 end
     where round_id = $1`,
    [id, stake, result ?? stake],
  )
  await lab.inside.db.query('update studio.round set played_at = $2, changed_at = $3 where id = $1', [
    id,
    playedAt,
    changedAt,
  ])
}

/** As if a round had been played so many times more, in both books. */
async function repeat(id: string, times: number) {
  await lab.inside.db.query(
    `insert into studio.round
     select again.* from studio.round r, generate_series(1, $2) n, jsonb_populate_record(r, jsonb_build_object(
       'id', gen_random_uuid(), 'key', 'again ' || n, 'nonce', 1000 + n)) again
     where r.id = $1`,
    [id, times],
  )
  await lab.ctx.pool.query(
    `insert into vendor_tx
     select again.* from vendor_tx t, studio.round r, jsonb_populate_record(t, jsonb_build_object(
       'tx_id', r.id || '-b', 'round_id', r.id)) again
     where t.tx_id = $1 || '-b' and r.key like 'again %'`,
    [id],
  )
}

async function compare(): Promise<{ day: string; rows: number; found: string[] }[]> {
  await lab.ctx.pool.query('delete from vendor_report')
  const ctx = { ...lab.ctx, now: () => new Date('2026-05-04T02:30:00Z') }
  await readVendors(ctx)
  await compareDueReports(ctx)
  const { rows } = await lab.ctx.pool.query(
    `select day::text, rows,
       array(select d ->> 'kind' || ' ' || (d ->> 'txId') from jsonb_array_elements(differences) d order by 1) as found
     from vendor_report where rows > 0 or fault is not null order by day`,
  )
  return rows
}

describe('the studio’s report of a day', () => {
  beforeEach(async () => {
    await lab.inside.db.query('delete from studio.round')
    await lab.ctx.pool.query('delete from vendor_tx')
  })

  it('R-41 agrees with the ledger about bets, wins, what went back and what crossed midnight, over many pages', async () => {
    const noon = '2026-05-02T12:00:00Z'
    const player = await lab.enter(await lab.member('100.00'), 'DICE')
    const pair = async () => (await player.play('10.00', dice)).round.id
    const mines = async () => {
      const other = await lab.enter(await lab.member('100.00'), 'MINES')
      return { ...other, id: (await other.play('10.00', { mines: 5 })).round.id }
    }

    const plain = await pair()
    await putAt(plain, { stake: noon })
    await repeat(plain, 1_200)

    // Never taken: too much for the wallet, and lost on its way.
    expect((await player.play('500.00', dice)).errorCode).toBe('studio.funds')
    lab.line.lose('betwin', 'call')
    expect((await player.play('10.00', dice)).errorCode).toBe('studio.refused')
    await lab.inside.db.query(
      "update studio.round set played_at = $1, changed_at = $1 where state = 'cancelled'",
      [noon],
    )

    const given = await lab.writeDown('DICE', '10.00', dice)
    await lab.inside.wallet.takeAndPay(given.round, standingOf(lab.inside, given.round).worth)
    await noteStake(lab.inside, given.round, { isKnown: false, isMissing: true })
    await putAt(given.round.id, { stake: noon })
    expect((await lab.round(given.round.id)).refusal).toBe('ROLLED_BACK')

    const left = await mines()
    await lab.recover()
    await putAt(left.id, { stake: noon })
    expect((await lab.round(left.id)).refusal).toBe('ABANDONED')

    const ended = await mines()
    const [cell] = await lab.safeCells(ended.id, 5)
    await ended.step(ended.id, { cell: cell as number })
    expect((await ended.cashOut(ended.id)).round.state).toBe('settled')
    const open = await mines()
    await putAt(open.id, { stake: noon })
    expect((await lab.round(open.id)).state).toBe('open')

    // The studio's clock is ahead of the wallet's at the end of the day, and behind it at the beginning.
    await putAt(await pair(), { stake: '2026-05-02T23:59:59.9Z', playedAt: '2026-05-03T00:00:01Z' })
    await putAt(await pair(), { stake: '2026-05-02T00:00:00.1Z', playedAt: '2026-05-01T23:59:58Z' })
    // Bet on one day, paid on the next, and the studio heard of that a day later.
    await putAt(ended.id, {
      stake: '2026-05-01T23:00:00Z',
      result: '2026-05-02T23:30:00Z',
      changedAt: '2026-05-03T06:00:00Z',
    })

    const days = await compare()
    expect(days.map(({ day, found }) => [day, found])).toEqual([
      ['2026-05-01', []],
      ['2026-05-02', []],
      ['2026-05-03', []],
    ])
    // 1,201 pairs, two stakes that went back, an open one, two pairs at midnight, a bet and its win.
    expect(days[1]?.rows).toBe(1_201 + 4 + 1 + 2 + 2)
  })

  it('R-41 shows a transaction the ledger lost, one the studio lost, and another amount', async () => {
    const player = await lab.enter(await lab.member('1000.00'), 'DICE')
    const ids: string[] = []
    for (let bet = 0; bet < 4; bet++) {
      const { round } = await player.play('10.00', dice)
      await putAt(round.id, { stake: '2026-05-02T12:00:00Z' })
      ids.push(round.id)
    }
    expect((await compare())[0]).toEqual({ day: '2026-05-02', rows: 4, found: [] })
    const [lost, forgotten, changed] = ids
    await lab.ctx.pool.query("delete from vendor_tx where tx_id = $1 || '-b'", [lost])
    await lab.inside.db.query('delete from studio.round where id = $1', [forgotten])
    await lab.inside.db.query('update studio.round set win = win + 10000 where id = $1', [changed])
    expect(await compare()).toEqual([
      {
        day: '2026-05-02',
        rows: 3,
        found: [`different ${changed}-b`, `extra ${forgotten}-b`, `missing ${lost}-b`],
      },
    ])
  })
})

describe('a question about a day', () => {
  const path = '/studio/vendor/report'
  const day = { vendor: brand, from: '2026-05-02T00:00:00.000Z', to: '2026-05-03T00:00:00.000Z' }
  const ask = (
    content: object,
    {
      identity,
      signed = content,
      ...signing
    }: SigningOptions & { identity?: VendorIdentity; signed?: object } = {},
  ) => {
    const key = identity ?? platformIdentity(lab.ctx, brand, '*')
    const { headers } = signCall(key, path, Buffer.from(JSON.stringify(signed)), signing)
    return fetch(lab.url + path, { method: 'POST', headers, body: JSON.stringify(content) })
  }

  it('R-41 is answered for one vendor at a time', async () => {
    const answer = await ask({ ...day, vendor: 'LUNTIAN' })
    expect([answer.status, ((await answer.json()) as ReportPage).rows]).toEqual([200, []])
    expect((await ask({ ...day, after: 'nowhere' })).status).toBe(404)
    expect((await ask({ ...day, from: 'yesterday' })).status).toBe(400)
  })

  it('R-34 R-41 is refused to whoever is not the platform', async () => {
    const unsigned = await fetch(lab.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(day),
    })
    const refused = [
      unsigned,
      await fetch(lab.url + path, { method: 'POST' }),
      await ask(day, { identity: demoIdentity({ vendor: brand, brand }) }),
      await ask(day, { signed: { ...day, vendor: 'LUNTIAN' } }),
      await ask(day, { now: Date.now() - 301_000 }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  })
})
