/** PAY-2: what a game says of a bet that could hardly lose, and what its player reads of it. */
import { getTurnover } from '@perya/contract/turnover'
import { openStream } from '@perya/fairness'
import { crashReaches, originals } from '@perya/game-rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, openClient } from '../../server/src/features/identity/testing/client.ts'
import { openFlightLab } from './testing/flight-lab.ts'
import { openStudioLab, type StudioLab } from './testing/studio-lab.ts'

let lab: StudioLab
let juan: Client
let memberId: bigint
beforeAll(async () => {
  lab = await openStudioLab()
  juan = openClient(lab)
  await juan.logIn('juan')
  const { rows } = await lab.ctx.pool.query(
    `insert into turnover_requirement (member_id, reference, credit, required, start_version, created_at)
     select m.id, 'D1', 10000000, 10000000, a.version, now()
     from member m join ledger_account a on a.owner = m.id and a.kind = 'member_cash'
     where m.merchant = 'PERYA' and m.user_name = 'juan' returning member_id`,
  )
  memberId = rows[0].member_id
})
afterAll(() => lab.close())

const enter = (game: string) => lab.enter(memberId, game)

/** Why the last bet counted, and what of it. */
async function lastBet(): Promise<string> {
  const { bets } = (await juan.call(getTurnover, {})).value
  return `${bets[0]?.why} ${bets[0]?.counted}`
}
const progress = async () => (await juan.call(getTurnover, {})).value.requirements[0]?.progress

it.each([
  ['DICE', { side: 'under', chance: 9_001 }, 'lowRisk 0.00'],
  ['DICE', { side: 'over', chance: 9_000 }, 'counts 10.00'],
  ['LIMBO', { target: 109 }, 'lowRisk 0.00'],
  ['LIMBO', { target: 110 }, 'counts 10.00'],
  ['PLINKO', { rows: 16, risk: 'low' }, 'counts 10.00'],
  [
    'COLOR_GAME',
    { stakes: { red: '2.00', blue: '2.00', yellow: '2.00', green: '2.00', white: '2.00' } },
    'lowRisk 0.00',
  ],
  ['COLOR_GAME', { stakes: { red: '5.00', blue: '5.00' } }, 'counts 10.00'],
])('PAY-2 %s with %j', async (game, choice, said) => {
  expect((await (await enter(game)).play('10.00', choice)).round.state).toBe('settled')
  expect(await lastBet()).toBe(said)
})

it('PAY-2 Mines says so once it is left, and nothing of it counts before', async () => {
  const player = await enter('MINES')
  const before = Number(await progress())
  const playUntil = async (mines: number, isToWin: boolean) => {
    const { round } = await player.play('10.00', { mines })
    expect(await lastBet()).toBe('waiting 0.00')
    const layout = originals.MINES.draw(openStream(await lab.seedsOf(round.id)), { mines }).mines
    const safe = [...Array(25).keys()].find((cell) => !layout.includes(cell))
    await player.step(round.id, { cell: (isToWin ? safe : layout[0]) as number })
    if (isToWin) await player.cashOut(round.id)
    return lastBet()
  }
  expect(await playUntil(1, true)).toBe('lowRisk 0.00')
  expect(Number(await progress())).toBe(before)
  expect(await playUntil(3, true)).toBe('counts 10.00')
  // Whoever lost it risked it.
  expect(await playUntil(1, false)).toBe('counts 10.00')
  expect(Number(await progress())).toBe(before + 20)
})

it('PAY-2 Hi-Lo says so of one guess that twelve of thirteen ranks win', async () => {
  const player = await enter('HI_LO')
  for (;;) {
    const { round } = await player.play('1.00')
    const { cards } = originals.HI_LO.draw(openStream(await lab.seedsOf(round.id)))
    // Aces are the first four cards of the deck, kings the last.
    const first = cards.findIndex((card) => card < 4 || card >= 48)
    for (let skipped = 0; skipped < first; skipped++) await player.step(round.id, { move: 'skip' })
    const guessed = await player.step(round.id, { move: (cards[first] as number) < 4 ? 'higher' : 'lower' })
    if (guessed.round.state === 'settled') {
      expect(await lastBet()).toBe('counts 1.00')
      continue
    }
    expect(await lastBet()).toBe('waiting 0.00')
    await player.cashOut(round.id)
    expect(await lastBet()).toBe('lowRisk 0.00')
    return
  }
})

it('PAY-2 Crash says so when it is left below 1.10, at once where that was set with the bet', async () => {
  const flights = await openFlightLab(lab)
  const player = await enter('CRASH')
  const fly = async (choice: object, leaveAt?: number) => {
    await flights.useChain([200, 300])
    const flight = await flights.open()
    const { round } = await player.play('10.00', { flight, ...choice })
    const atFirst = await lastBet()
    await flights.afterTakeOff(crashReaches(leaveAt ?? 199))
    if (leaveAt !== undefined) await player.cashOut(round.id)
    else await flights.afterTakeOff((await flights.end()).endMs)
    return [atFirst, await lastBet()]
  }
  expect(await fly({}, 109)).toEqual(['waiting 0.00', 'lowRisk 0.00'])
  expect(await fly({}, 110)).toEqual(['waiting 0.00', 'counts 10.00'])
  expect(await fly({})).toEqual(['waiting 0.00', 'counts 10.00'])
  expect(await fly({ autoCashOut: 150 }, 105)).toEqual(['waiting 0.00', 'lowRisk 0.00'])
  expect(await fly({ autoCashOut: 109 })).toEqual(['lowRisk 0.00', 'lowRisk 0.00'])
})

it('the ledger is balanced after all of it', async () => {
  expect(await lab.audit()).toEqual([])
})
