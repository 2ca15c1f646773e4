/** Crash: what everybody shares, and what nobody may gain by being early, late, twice or gone. */
import { randomUUID } from 'node:crypto'
import { belongsToChain, commitmentOf } from '@perya/fairness'
import { crashMultiplierAt, crashReaches } from '@perya/game-rules'
import { formatAmount, parseAmount } from '@perya/money'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { prove } from '../../../../tools/verify/prove.ts'
import { inTransaction } from '../db.ts'
import { openFlightLab } from '../testing/flight-lab.ts'
import { openStudioLab, type StudioLab } from '../testing/studio-lab.ts'
import { publishChain } from './chain.ts'
import { lockFlight } from './flight.store.ts'
import { letLeave, payResults } from './fly.ts'

let lab: StudioLab
let flights: Awaited<ReturnType<typeof openFlightLab>>
beforeAll(async () => {
  lab = await openStudioLab()
  flights = await openFlightLab(lab)
})
afterEach(() => lab.line.mend())
afterAll(() => lab.close())

const stake = parseAmount('10.00')
const start = parseAmount('100.00')
const enter = async (url?: string) => lab.enter(await lab.member('100.00'), 'CRASH', url)
type Player = Awaited<ReturnType<typeof enter>>
const paid = (multiplier: number) => (stake / 100n) * BigInt(multiplier)

/** A flight that crashes within these hundredths, with somebody on it for each way of leaving. */
async function flight(points: readonly [number, number], ...autoCashOuts: (number | undefined)[]) {
  await flights.useChain(points)
  const players: Player[] = []
  for (const _ of autoCashOuts) players.push(await enter())
  const id = await flights.open()
  const rounds: string[] = []
  for (const [at, autoCashOut] of autoCashOuts.entries()) {
    const choice = autoCashOut === undefined ? { flight: id } : { flight: id, autoCashOut }
    const { round } = await (players[at] as Player).play('10.00', choice)
    expect(round).toMatchObject({ state: 'open', outcome: { kind: 'crash', point: null }, multiplier: 0 })
    rounds.push(round.id)
  }
  return { id, players: players as [Player, ...Player[]], rounds: rounds as [string, ...string[]] }
}

describe('the betting window', () => {
  it('R-57 takes a bet until the clock of the database closes it, and none later', async () => {
    const { id } = await flight([100, 10_000])
    const [early, late] = [await enter(), await enter()]
    await flights.afterClose(-1)
    expect((await early.play('10.00', { flight: id })).round.state).toBe('open')
    await flights.afterClose(0)
    expect(await late.play('10.00', { flight: id })).toMatchObject({
      status: 409,
      errorCode: 'studio.closed',
    })
    expect(await lab.ledger(early.memberId)).toBe(start - stake)
    expect(await lab.ledger(late.memberId)).toBe(start)
  })

  it('R-72 never takes a bet on one flight for the next', async () => {
    const { id } = await flight([100, 10_000])
    const player = await enter()
    const next = await flights.open()
    expect(next).not.toBe(id)
    expect((await player.play('10.00', { flight: id })).errorCode).toBe('studio.closed')
    expect((await player.rounds()).rounds).toEqual([])
    expect(await lab.ledger(player.memberId)).toBe(start)
  })

  it('R-68 a double tap, a second tab and a second studio bet once', async () => {
    const { id } = await flight([100, 10_000])
    const other = await lab.another()
    const memberId = await lab.member('100.00')
    const tabs = [await lab.enter(memberId, 'CRASH'), await lab.enter(memberId, 'CRASH', other.url)]
    const key = randomUUID()
    await Promise.all([0, 1, 0, 1].map((tab) => tabs[tab]?.play('10.00', { flight: id }, key)))
    expect((await tabs[1]?.play('10.00', { flight: id }))?.errorCode).toBe('studio.roundOpen')
    expect((await tabs[0]?.play('10.00', { flight: id }, key))?.round.state).toBe('open')
    expect(await lab.ledger(memberId)).toBe(start - stake)
    await other.close()
  })

  it.each([
    [{ autoCashOut: 100 }, '1.00', 'studio.choice'],
    [{ autoCashOut: 1_000_001 }, '1.00', 'studio.choice'],
    [{ autoCashOut: 1.5 }, '1.00', 'studio.choice'],
    [{ autoCashOut: 200, win: true }, '1.00', 'studio.choice'],
    [{ flight: 'the next' }, '1.00', 'studio.choice'],
    [{}, '1.005', 'studio.bet'],
    [{}, '100000.00', 'studio.bet'],
    [{}, '500.00', 'studio.funds'],
  ])(
    'R-50 refuses %j with a bet of %s, and a better one on the same flight is taken',
    async (choice, bet, code) => {
      const player = await enter()
      const id = await flights.open()
      expect((await player.play(bet, { flight: id, ...choice })).errorCode).toBe(code)
      expect(await lab.ledger(player.memberId)).toBe(start)
      expect((await player.play('10.00', { flight: id })).round.state).toBe('open')
    },
  )
})

describe('leaving by hand', () => {
  it('R-66 pays what the clock of the database says, to the millisecond and never after the crash', async () => {
    const { players, rounds } = await flight([250, 400], undefined, undefined, undefined)
    const { endMs, point } = await flights.end()
    await flights.afterClose(0)
    expect((await players[0].cashOut(rounds[0])).errorCode).toBe('studio.notYet')
    await flights.afterTakeOff(crashReaches(101) - 1)
    expect((await players[0].cashOut(rounds[0])).errorCode).toBe('studio.notYet')

    await flights.afterTakeOff(crashReaches(173))
    const key = randomUUID()
    const taps = await Promise.all([1, 2, 3].map(() => players[0].cashOut(rounds[0], key)))
    for (const { round } of taps) expect(round).toMatchObject({ moves: [173], win: '17.30', multiplier: 173 })
    // Who has left learns no more than the others.
    expect(taps[0]?.round.outcome).toEqual({ kind: 'crash', point: null })
    expect(taps[0]?.round.seeds.serverSeed).toBeNull()
    expect((await players[0].rounds()).rounds[0]?.proof).toBeNull()

    await flights.afterTakeOff(endMs - 1)
    expect((await players[1]?.cashOut(rounds[1] as string))?.round.multiplier).toBe(point)
    // Nobody has noticed the crash yet; the clock has.
    await flights.setClock((await flights.last()).takesOffAt + endMs)
    const late = await players[2]?.cashOut(rounds[2] as string)
    expect(late?.round).toMatchObject({ moves: [], win: '0.00', outcome: { point } })

    const ledgers = await Promise.all(players.map(({ memberId }) => lab.ledger(memberId)))
    expect(ledgers).toEqual([start - stake + paid(173), start - stake + paid(point), start - stake])
  })

  it('R-66 the lower of both ways out counts, and somebody else’s round is out of reach', async () => {
    const { players, rounds } = await flight([300, 500], 150, 200)
    await flights.afterClose(0)
    expect((await players[1]?.cashOut(rounds[0]))?.errorCode).toBe('studio.roundUnknown')
    // Past the wish of the first, which no studio has seen to yet.
    await flights.setClock((await flights.last()).takesOffAt + crashReaches(180))
    expect((await players[0].cashOut(rounds[0])).round).toMatchObject({ win: '15.00' })
    expect((await players[1]?.cashOut(rounds[1] as string))?.round).toMatchObject({ win: '18.00' })
  })

  it('R-66 waits for nobody who holds the flight to let others leave, since they may wait for this round', async () => {
    const { players, rounds } = await flight([300, 500], undefined)
    await flights.setClock((await flights.last()).takesOffAt + crashReaches(150))
    await inTransaction(lab.inside.db, async (tx) => {
      await lockFlight(tx, (await flights.last()).id)
      expect((await players[0].cashOut(rounds[0])).round).toMatchObject({ win: '15.00' })
    })
  })
})

describe('leaving by itself', () => {
  it('R-52 pays when it is reached, loses above the point, and every round is proved after the crash', async () => {
    const { id, players, rounds } = await flight([200, 260], 120, 199, 261, undefined)
    await flights.afterTakeOff(crashReaches(120) - 1)
    expect((await lab.round(rounds[0])).state).toBe('open')
    await flights.afterTakeOff(crashReaches(120))
    expect(await lab.round(rounds[0])).toMatchObject({ state: 'settled', win: paid(120) })
    expect((await lab.round(rounds[1] as string)).state).toBe('open')
    const { endMs, point } = await flights.end()
    await flights.afterTakeOff(endMs)
    const ledgers = await Promise.all(players.map(({ memberId }) => lab.ledger(memberId)))
    expect(ledgers).toEqual([120, 199, 0, 0].map((multiplier) => start - stake + paid(multiplier)))
    for (const player of players) {
      const [listed] = (await player.rounds()).rounds
      expect(listed?.round).toMatchObject({ state: 'settled', choice: { flight: id }, outcome: { point } })
      expect(listed?.proof?.seeds.isChain).toBe(true)
      expect(prove(listed?.proof as never).filter(({ isTrue }) => !isTrue)).toEqual([])
    }
  })
})

describe('a studio that dies', () => {
  it('R-66 in mid-flight leaves every bet to be settled as it would have been', async () => {
    const { players, rounds } = await flight([200, 260], 150, 300, undefined, 180)
    await flights.afterTakeOff(crashReaches(170))
    expect((await lab.round(rounds[0])).state).toBe('settled')
    await lab.restart()
    const back = await lab.enter(players[2]?.memberId as bigint, 'CRASH')
    expect(back.openRound).toMatchObject({ id: rounds[2], state: 'open', cashOut: null })
    const { endMs } = await flights.end()
    await flights.setClock((await flights.last()).takesOffAt + endMs + 3_600_000)
    await lab.recover()
    const ledgers = await Promise.all(players.map(({ memberId }) => lab.ledger(memberId)))
    expect(ledgers).toEqual([150, 0, 0, 180].map((multiplier) => start - stake + paid(multiplier)))
  })

  it('R-66 after the landing was written and before it was paid pays once', async () => {
    const { players, rounds } = await flight([200, 260], 150)
    lab.line.lose('win', 'answer', 1)
    await flights.setClock((await flights.last()).takesOffAt + (await flights.end()).endMs)
    await letLeave(lab.inside, await flights.last())
    expect((await lab.round(rounds[0])).state).toBe('paying')
    await lab.recover()
    await lab.recover()
    expect((await lab.round(rounds[0])).state).toBe('settled')
    expect(await lab.ledger(players[0].memberId)).toBe(start - stake + paid(150))
  })

  it('R-72 a bet that was not known to be taken by take-off goes back, whatever the flight would have paid', async () => {
    await flights.useChain([300, 500])
    const [lost, taken] = [await enter(), await enter()]
    const id = await flights.open()
    const choice = { flight: id, autoCashOut: 110 }
    const key = randomUUID()
    lab.line.lose('bet', 'call')
    expect((await lost.play('10.00', choice)).errorCode).toBe('studio.refused')
    lab.line.lose('bet', 'answer')
    lab.line.lose('status', 'call')
    expect(await taken.play('10.00', choice, key)).toMatchObject({ status: 503, errorCode: 'studio.unsure' })
    expect(await lab.ledger(taken.memberId)).toBe(start - stake)
    await flights.afterTakeOff((await flights.end()).endMs)
    await lab.recover()
    expect((await taken.play('10.00', choice, key)).errorCode).toBe('studio.closed')
    expect(await lab.ledger(lost.memberId)).toBe(start)
    expect(await lab.ledger(taken.memberId)).toBe(start)
  })

  it('R-66 a bet whose answer was lost but found out before take-off flies', async () => {
    const player = await enter()
    await flights.useChain([300, 500])
    const id = await flights.open()
    lab.line.lose('bet', 'answer')
    expect((await player.play('10.00', { flight: id, autoCashOut: 110 })).round.state).toBe('open')
    await flights.afterTakeOff(crashReaches(110))
    expect(await lab.ledger(player.memberId)).toBe(start - stake + paid(110))
  })
})

describe('two studios on one database', () => {
  it('R-63 fly one flight, tell the same of it, take each other’s players and pay once', async () => {
    const other = await lab.another()
    await flights.useChain([200, 260])
    const [one, two] = [await enter(), await enter(other.url)]
    await flights.open()
    const seen = [await flights.watch(one.session), await flights.watch(two.session, other.url)] as const
    const flying = await flights.last()
    const id = String(flying.id)
    await Promise.all([
      one.play('10.00', { flight: id, autoCashOut: 120 }),
      two.play('20.00', { flight: id, autoCashOut: 260 }),
    ])
    for (const [at, stream] of seen.entries()) {
      const full = await stream.until(({ aboard }) => aboard.count === 2)
      expect(full).toMatchObject({ flight: { id, point: null, seed: null }, aboard: { staked: '30.00' } })
      const [mine, theirs] = at === 0 ? ['10.00', '20.00'] : ['20.00', '10.00']
      expect(full.riders.map(({ bet, isMe }) => [bet, isMe])).toEqual([
        [mine, true],
        [theirs, false],
      ])
      expect(full.mine).toMatchObject({ state: 'open', outcome: { point: null } })
    }
    // Neither is told to: both notice by the clock, at the same moment.
    const { endMs, point } = await flights.end()
    await flights.setClock(flying.takesOffAt + endMs)
    const landed = await Promise.all(
      seen.map((stream) =>
        stream.until(({ flight: now, mine }) => now?.point != null && mine?.state === 'settled'),
      ),
    )
    for (const event of landed) {
      expect(event).toMatchObject({ flight: { id, point }, past: expect.arrayContaining([{ id, point }]) })
      expect(commitmentOf(event.flight?.seed as string)).toBe(flying.chain.commitment)
    }
    expect(await lab.ledger(one.memberId)).toBe(start - stake + paid(120))
    expect(await lab.ledger(two.memberId)).toBe(start - 2n * stake)
    // Whoever comes late is told everything at once.
    const late = await flights.watch(one.session, other.url)
    expect(await late.until(() => true)).toMatchObject({ flight: { id, point }, mine: { win: '12.00' } })
    for (const stream of [...seen, late]) stream.close()
    await other.close()
  })

  it('R-63 land the same flight at the same moment once', async () => {
    const { players, rounds } = await flight([200, 260], 150)
    await flights.setClock((await flights.last()).takesOffAt + (await flights.end()).endMs)
    const seen = await flights.last()
    const landed = await Promise.all([1, 2, 3].map(() => letLeave(lab.inside, seen)))
    expect(landed.flat()).toEqual(rounds)
    await Promise.all([1, 2].map(() => payResults(lab.inside, rounds)))
    expect(await lab.ledger(players[0].memberId)).toBe(start - stake + paid(150))
  })

  it('LAUNCH-3 tell nothing to who has no session of the game', async () => {
    expect((await flights.watch('nobody')).status).toBe(401)
    const dice = await lab.enter(await lab.member('1.00'), 'DICE')
    expect((await flights.watch(dice.session)).status).toBe(404)
  })
})

describe('the chain', () => {
  it('R-43 R-49 R-53 of five is flown past its end into one that was published before, salted by who came after', async () => {
    const player = await enter()
    await lab.inside.db.query('update studio.chain set next_place = length')
    for (const length of [5, 5]) await publishChain(lab.inside.db, lab.inside.seal, length)
    const { seeds: published } = await player.balance()
    expect(published).toMatchObject({ clientSeed: '', nextNonce: 0, chain: { length: 5 } })
    const chains = [published.serverSeedHash, published.nextServerSeedHash]
    expect(new Set(chains).size).toBe(2)
    const kept = await lab.inside.db.query('select last_seed from studio.chain')
    const salts = ['before-it-was-published', 'of-the-first-flight', 'of-the-next-chain']
    await flights.open(salts[0], 3_600_000)
    expect((await player.balance()).seeds).toMatchObject({ clientSeed: '', nextNonce: 0 })
    for (let flown = 0; flown < 7; flown++) {
      await flights.open(salts[flown < 5 ? 1 : 2])
      const stream = await flights.watch(player.session)
      await flights.afterTakeOff((await flights.end()).endMs)
      const { flight: now } = await stream.until(({ flight: each }) => each?.seed != null)
      stream.close()
      const { chain } = await flights.last()
      expect(chain).toMatchObject({
        commitment: chains[flown < 5 ? 0 : 1],
        salt: salts[flown < 5 ? 1 : 2],
      })
      expect((now?.committedAt as string) < (now?.chosenAt as string)).toBe(true)
      expect(now?.place).toBe(flown % 5)
      expect(belongsToChain(chain, now?.seed as string, flown % 5)).toBe(true)
      for (const { last_seed: sealed } of kept.rows as { last_seed: Buffer }[]) {
        expect(sealed.includes(Buffer.from(now?.seed as string))).toBe(false)
      }
    }
    const { seeds } = await player.balance()
    expect(seeds).toMatchObject({ serverSeedHash: chains[1], nextNonce: 2 })
    expect((await player.changeSeeds('mine')).errorCode).toBe('studio.choice')
  })

  it('R-43 sends away who came before it was published, and is salted by who comes after', async () => {
    const player = await enter()
    const early = await flights.watch(player.session)
    await early.until(() => true)
    await lab.inside.db.query('update studio.chain set next_place = length')
    for (const length of [5, 5]) await publishChain(lab.inside.db, lab.inside.seal, length)
    const { takesOffAt } = await flights.last()
    await flights.setClock(takesOffAt + (await flights.end()).endMs + 60_000)
    await expect(early.until(() => false)).rejects.toThrow('the stream has ended')
    expect((await player.balance()).seeds).toMatchObject({ clientSeed: '', nextNonce: 0 })
    const late = await flights.watch(player.session)
    const { flight: next } = await late.until(
      ({ flight: each }) => each?.salt === 'a-watcher' && each.place === 0,
    )
    late.close()
    expect((next?.committedAt as string) < (next?.chosenAt as string)).toBe(true)
  })

  it('R-50 the multiplier of a moment is the same in every studio', () => {
    expect([0, 166, 167, 10_000].map(crashMultiplierAt)).toEqual([100, 101, 101, 182])
    expect(formatAmount(paid(182))).toBe('18.20')
  })
})

it('the ledger is balanced after all of it', async () => {
  expect(await lab.audit()).toEqual([])
})
