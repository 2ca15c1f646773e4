/** Players in a storm: lines that lose calls and answers, a studio that dies, taps that double; by a seed. */
import { randomUUID } from 'node:crypto'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Chance, makeChance } from '../../../conformance/chance.ts'
import { findLastFlight } from './flights/flight.store.ts'
import { standingOf } from './round-view.ts'
import { openFlightLab } from './testing/flight-lab.ts'
import { openStudioLab, type StudioLab } from './testing/studio-lab.ts'

const seed = Number(process.env.CHAOS_SEED ?? Math.floor(Date.now() / 86_400_000))
const [turns, roundsEach] = process.env.PERYA_PROOFS === 'full' ? [40, 25] : [3, 6]
const players = 6
const opening = '1000.00'

let lab: StudioLab
let flights: Awaited<ReturnType<typeof openFlightLab>>
beforeAll(async () => {
  lab = await openStudioLab()
  flights = await openFlightLab(lab)
  // Slow enough for a bet to be known before take-off, mostly.
  await flights.hurry(15)
})
afterAll(() => lab.close())

type Player = Awaited<ReturnType<StudioLab['enter']>>

const games: Readonly<Record<string, Record<string, unknown>>> = {
  DICE: { side: 'over', chance: 5_000 },
  PLINKO: { rows: 8, risk: 'low' },
  MINES: { mines: 3 },
  HI_LO: {},
  CRASH: {},
}
const calls = ['bet', 'betwin', 'win', 'status', 'rollback'] as const

/** Asks until somebody answers, under the same key, as a client does; what it is told in the end is not looked at. */
async function insist(ask: () => Promise<{ status: number }>): Promise<void> {
  for (let attempt = 0; attempt < 4; attempt++) {
    const status = await ask().then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200 || status === 400) return
  }
}

/** On the next flight that takes bets; some say beforehand where they leave. */
async function choiceOfFlight(chance: Chance) {
  const autoCashOut = chance.pick([undefined, 110, 150, 300])
  await expect.poll(isBoarding, { interval: 10 }).toBe(true)
  const flight = await findLastFlight(lab.inside.db)
  return { flight: String(flight?.id), autoCashOut }
}

async function isBoarding(): Promise<boolean> {
  const flight = await findLastFlight(lab.inside.db)
  return flight !== undefined && flight.now < flight.closesAt
}

async function playRound(player: Player, game: string, chance: Chance): Promise<void> {
  // The time that recovery waits passes while others are in the middle of a round.
  if (chance.below(3) === 0) await lab.recover()
  const bet = chance.pick(['1.00', '2.00', '5.00'])
  const key = randomUUID()
  const choice = game === 'CRASH' ? await choiceOfFlight(chance) : (games[game] ?? {})
  const tap = () => player.play(bet, choice, key)
  await Promise.all(Array.from({ length: 1 + chance.below(3) }, () => insist(tap)))
  const open = await player.balance().then(
    (answer) => answer.openRound,
    () => null,
  )
  if (!open) return
  if (game !== 'CRASH' && chance.below(3) > 0) {
    const move = game === 'MINES' ? { cell: chance.below(25) } : { move: chance.pick(['higher', 'lower']) }
    const step = randomUUID()
    await insist(() => player.step(open.id, move, step))
  }
  // Some leave the table, and some leave the game.
  if (chance.below(2) === 0) {
    const left = randomUUID()
    await insist(() => player.cashOut(open.id, left))
  }
}

type Sum = { playerId: string; unfinished: number; net: bigint }

async function sums(): Promise<Sum[]> {
  const { rows } = await lab.inside.db.query<Sum>(
    `select player_id as "playerId", count(*) filter (where state in ('betting', 'open', 'paying'))::int as unfinished,
       coalesce(sum(win - bet) filter (where state = 'settled'), 0)::bigint as net
     from studio.round group by player_id`,
  )
  return rows
}

it(`R-66 R-68 R-22 in a storm no round is lost, doubled or paid otherwise than its seeds say (seed ${seed})`, {
  timeout: 3_600_000,
}, async () => {
  const chance = makeChance(seed)
  const members = await Promise.all(Array.from({ length: players }, () => lab.member(opening)))
  // Flights are flown while somebody watches.
  const watcher = await lab.enter(await lab.member(opening), 'CRASH')
  const sky = await flights.watch(watcher.session)
  for (let turn = 0; turn < turns; turn++) {
    // One of them is always on the flights.
    const codes = members.map((_, at) => (at === turn % players ? 'CRASH' : chance.pick(Object.keys(games))))
    const doomed = await lab.another()
    await flights.watch(watcher.session, doomed.url)
    const tables = await Promise.all(
      members.map((member, at) =>
        lab.enter(member, codes[at] as string, at % 2 === 0 ? lab.url : doomed.url),
      ),
    )
    for (const call of calls) {
      lab.line.lose(call, 'call', chance.below(roundsEach))
      lab.line.lose(call, 'answer', chance.below(roundsEach))
    }
    const played = tables.map(async (table, at) => {
      const own = makeChance(seed + turn * players + at + 1)
      for (let round = 0; round < roundsEach; round++) await playRound(table, codes[at] as string, own)
    })
    // While the first is done, others are half way.
    await Promise.race(played)
    await doomed.close()
    await Promise.all(played)
    lab.line.mend()
  }
  sky.close()

  await expect
    .poll(async () => {
      await lab.recover()
      return (await sums()).reduce((sum, { unfinished }) => sum + unfinished, 0)
    })
    .toBe(0)

  for (const { playerId, net } of await sums()) {
    expect(await lab.ledger(BigInt(playerId)), `player ${playerId}`).toBe(parseAmount(opening) + net)
  }
  const { rows } = await lab.inside.db.query<{ id: string; game: string; state: string }>(
    'select id, game, state from studio.round',
  )
  // A busy machine may be too slow for every take-off, and then has them all back.
  expect(rows.map(({ game }) => game)).toContain('CRASH')
  const settled = rows.filter(({ state }) => state === 'settled')
  expect(settled.length).toBeGreaterThan(players)
  for (const { id } of settled) {
    const round = await lab.round(id)
    expect(round.win, `round ${id}`).toBe(standingOf(lab.inside, round).worth)
  }
  expect(await lab.audit()).toEqual([])
})
