/** What a player must be able to count on when taps double, lines break and servers die. */
import { randomUUID } from 'node:crypto'
import { getTrialUser } from '@perya/contract/identity'
import { type VendorInput, vendorInputs } from '@perya/contract/vendor'
import { commitmentOf, openStream } from '@perya/fairness'
import { originals } from '@perya/game-rules'
import { formatAmount, parseAmount } from '@perya/money'
import { signCall } from '@perya/vendor-protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { prove } from '../../../tools/verify/prove.ts'
import { openClient } from '../../server/src/features/identity/testing/client.ts'
import { platformIdentity } from '../../server/src/features/vendors/outbound/platform-identity.ts'
import { inTransaction } from './db.ts'
import { recoverRounds } from './recover.ts'
import { changeRound, lockRound, type PlayedRound } from './round.store.ts'
import { standingOf } from './round-view.ts'
import { makeMove } from './step.ts'
import { brand, openStudioLab, type StudioLab } from './testing/studio-lab.ts'

let lab: StudioLab
beforeAll(async () => {
  lab = await openStudioLab()
})
afterEach(() => lab.line.mend())
afterAll(() => lab.close())

const dice = { side: 'over', chance: 5_000 }
const start = parseAmount('100.00')

describe('the same key', () => {
  it('R-68 a double tap bets once, and both get the same round', async () => {
    const player = await lab.enter(await lab.member('100.00'), 'DICE')
    const key = randomUUID()
    const first = await player.play('10.00', dice, key)
    const again = await player.play('10.00', dice, key)
    expect(again.round).toEqual(first.round)
    expect(again.balance).toBe(first.balance)
    expect(await lab.ledger(player.memberId)).toBe(
      start - parseAmount('10.00') + parseAmount(first.round.win),
    )
    expect((await player.rounds()).rounds).toHaveLength(1)
  })

  it('R-68 taps at the same moment, from two tabs, bet once', async () => {
    const memberId = await lab.member('100.00')
    const tabs = [await lab.enter(memberId, 'MINES'), await lab.enter(memberId, 'MINES')]
    const key = randomUUID()
    await Promise.all([0, 1, 0, 1].map((tab) => tabs[tab]?.play('10.00', { mines: 5 }, key)))
    expect(await lab.ledger(memberId)).toBe(start - parseAmount('10.00'))
    expect((await tabs[0]?.balance())?.openRound).toMatchObject({ state: 'open', bet: '10.00' })
  })

  it('R-68 for another bet is refused', async () => {
    const player = await lab.enter(await lab.member('100.00'), 'DICE')
    const key = randomUUID()
    await player.play('10.00', dice, key)
    expect(await player.play('20.00', dice, key)).toMatchObject({ status: 400, errorCode: 'studio.input' })
  })

  it('R-68 opens a cell once and cashes out once', async () => {
    const player = await lab.enter(await lab.member('100.00'), 'MINES')
    const { round } = await player.play('10.00', { mines: 5 })
    const [cell] = await lab.safeCells(round.id, 5)
    const [stepKey, outKey] = [randomUUID(), randomUUID()]
    for (let tap = 0; tap < 2; tap++) {
      const opened = await player.step(round.id, { cell: cell as number }, stepKey)
      expect(opened.round.moves).toEqual([cell])
    }
    const paid = await Promise.all([1, 2, 3].map(() => player.cashOut(round.id, outKey)))
    expect(new Set(paid.map((each) => each.round.win)).size).toBe(1)
    const win = parseAmount(paid[0]?.round.win as string)
    expect(await lab.ledger(player.memberId)).toBe(start - parseAmount('10.00') + win)
  })
})

describe('a lost line to the wallet', () => {
  it('R-72 a bet that never arrived is not played later, and nothing is taken', async () => {
    const player = await lab.enter(await lab.member('100.00'), 'DICE')
    lab.line.lose('betwin', 'call')
    expect(await player.play('10.00', dice)).toMatchObject({ status: 409, errorCode: 'studio.refused' })
    expect(await lab.ledger(player.memberId)).toBe(start)
    expect((await player.rounds()).rounds[0]?.round).toMatchObject({ state: 'cancelled', outcome: null })
    expect((await player.play('10.00', dice)).status).toBe(200)
  })

  it('R-66 a bet whose answer was lost is found out, and the round goes on', async () => {
    const player = await lab.enter(await lab.member('100.00'), 'DICE')
    lab.line.lose('betwin', 'answer')
    const { round } = await player.play('10.00', dice)
    expect(round.state).toBe('settled')
    expect(await lab.ledger(player.memberId)).toBe(start - parseAmount('10.00') + parseAmount(round.win))
  })

  it('R-66 while nobody can be asked the bet is neither lost nor forgotten', async () => {
    const player = await lab.enter(await lab.member('100.00'), 'MINES')
    const key = randomUUID()
    lab.line.lose('bet', 'answer')
    lab.line.lose('status', 'call', 2)
    const choice = { mines: 2 }
    expect(await player.play('10.00', choice, key)).toMatchObject({ status: 503, errorCode: 'studio.unsure' })
    // until it is known, nothing new is taken in this game.
    expect((await player.play('10.00', choice)).errorCode).toBe('studio.roundOpen')
    expect((await player.changeSeeds('mine')).errorCode).toBe('studio.roundOpen')
    await lab.recover()
    expect((await player.play('10.00', choice, key)).errorCode).toBe('studio.unsure')
    await lab.recover()
    expect((await player.play('10.00', choice, key)).round).toMatchObject({ state: 'open', bet: '10.00' })
    expect(await lab.ledger(player.memberId)).toBe(start - parseAmount('10.00'))
  })

  it('R-66 a win is shown at once and sent until the wallet has it, once', async () => {
    const player = await lab.enter(await lab.member('100.00'), 'MINES')
    const { round } = await player.play('10.00', { mines: 5 })
    const [cell] = await lab.safeCells(round.id, 5)
    await player.step(round.id, { cell: cell as number })
    lab.line.lose('win', 'call')
    lab.line.lose('win', 'answer', 2)
    const out = await player.cashOut(round.id)
    expect(out.round).toMatchObject({ state: 'paying', win: '12.30' })
    expect(await lab.ledger(player.memberId)).toBe(parseAmount('90.00'))
    for (let turn = 0; turn < 3; turn++) await lab.recover()
    expect((await lab.round(round.id)).state).toBe('settled')
    expect(await lab.ledger(player.memberId)).toBe(parseAmount('102.30'))
  })
})

describe('a studio that dies', () => {
  const begin = (game: string, choice: Record<string, unknown>) => lab.writeDown(game, '10.00', choice)

  it('R-66 before it asked for the stake has taken nothing', async () => {
    const { memberId, round } = await begin('DICE', dice)
    await lab.recover()
    // The studio's own turn may have taken the round a moment before, and then it ends it.
    await expect
      .poll(() => lab.round(round.id))
      .toMatchObject({ state: 'cancelled', refusal: 'TX_NOT_FOUND' })
    expect(await lab.ledger(memberId)).toBe(start)
  })

  /** Recovery that is overtaken by the bet it asked about: between its question and what it does, `then` happens. */
  async function recoverWhile(round: PlayedRound, then: () => Promise<unknown>): Promise<void> {
    const { db, wallet } = lab.inside
    const findStake = async (asked: PlayedRound) => {
      const found = await wallet.findStake(asked)
      if (asked.id === round.id) await then()
      return found
    }
    await db.query('update studio.round set next_try_at = now() where id = $1', [round.id])
    await recoverRounds({ ...lab.inside, wallet: { ...wallet, findStake } })
  }

  it('R-66 R-22 a bet that arrives while it is looked for, and is settled by who sent it, is not taken back', async () => {
    const { memberId, round } = await begin('DICE', dice)
    const win = standingOf(lab.inside, round).worth
    await recoverWhile(round, async () => {
      await lab.inside.wallet.takeAndPay(round, win)
      expect(await changeRound(lab.inside.db, round, 'betting', { state: 'settled', win })).toBe(true)
    })
    expect((await lab.round(round.id)).state).toBe('settled')
    expect(await lab.ledger(memberId)).toBe(start - round.bet + win)
  })

  it('R-66 R-22 a bet that was called off before its answer came is never played', async () => {
    const { memberId, round } = await begin('DICE', dice)
    const win = standingOf(lab.inside, round).worth
    await recoverWhile(round, () => lab.inside.wallet.takeAndPay(round, win))
    expect(await changeRound(lab.inside.db, round, 'betting', { state: 'settled', win })).toBe(false)
    expect(await lab.round(round.id)).toMatchObject({ state: 'cancelled', refusal: 'ROLLED_BACK' })
    expect(await lab.ledger(memberId)).toBe(start)
  })

  it('R-66 after stake and result moved settles the round as it was played', async () => {
    const { memberId, round } = await begin('DICE', dice)
    const { worth } = standingOf(lab.inside, round)
    await lab.inside.wallet.takeAndPay(round, worth)
    await lab.recover()
    await expect.poll(() => lab.round(round.id)).toMatchObject({ state: 'settled', win: worth })
    expect(await lab.ledger(memberId)).toBe(start - parseAmount('10.00') + worth)
  })

  it('R-66 after the stake was taken brings the round back to its player', async () => {
    const { memberId, player, round } = await begin('MINES', { mines: 1 })
    await lab.inside.wallet.take(round)
    await lab.recover()
    expect((await player.balance()).openRound).toMatchObject({ id: round.id, state: 'open' })
    expect(await lab.ledger(memberId)).toBe(parseAmount('90.00'))
  })

  it('R-66 between the last move and its pay pays', async () => {
    const player = await lab.enter(await lab.member('100.00'), 'LUCKY_9')
    const { round } = await player.play('10.00')
    await inTransaction(lab.inside.db, async (tx) => {
      const held = await lockRound(tx, round.id)
      if (held) await makeMove(lab.inside, tx, held, randomUUID(), () => 'stand')
    })
    expect((await lab.round(round.id)).state).toBe('paying')
    await lab.recover()
    await expect.poll(async () => (await lab.round(round.id)).state).toBe('settled')
    const { win } = await lab.round(round.id)
    expect(await lab.ledger(player.memberId)).toBe(parseAmount('90.00') + win)
  })

  it('R-66 R-67 between two moves finds the round again when the game is opened anew, and takes no other', async () => {
    const memberId = await lab.member('100.00')
    const before = await lab.enter(memberId, 'MINES')
    const { round } = await before.play('10.00', { mines: 5 })
    const [first, second] = (await lab.safeCells(round.id, 5)) as [number, number]
    const stood = await before.step(round.id, { cell: first })
    await lab.restart()
    const after = await lab.enter(memberId, 'MINES')
    expect(after.openRound).toEqual(stood.round)
    expect((await after.play('10.00', { mines: 5 })).errorCode).toBe('studio.roundOpen')
    await after.step(round.id, { cell: second })
    const { round: ended, balance } = await after.cashOut(round.id)
    expect(ended).toMatchObject({ state: 'settled', moves: [first, second] })
    expect(balance).toBe(formatAmount(parseAmount('90.00') + parseAmount(ended.win)))
  })
})

describe('a player who never comes back', () => {
  it('R-67 is paid what the round stands at, and a stake without a move goes back', async () => {
    const left = await lab.enter(await lab.member('100.00'), 'MINES')
    const { round } = await left.play('10.00', { mines: 5 })
    const [cell] = await lab.safeCells(round.id, 5)
    await left.step(round.id, { cell: cell as number })
    const untouched = await lab.enter(await lab.member('100.00'), 'HI_LO')
    await untouched.play('10.00')
    await lab.recover()
    expect(await lab.ledger(left.memberId)).toBe(parseAmount('102.30'))
    expect(await lab.ledger(untouched.memberId)).toBe(start)
    expect((await untouched.rounds()).rounds[0]?.round.state).toBe('cancelled')
  })

  it('R-67 and does after all, while the stake goes back, moves no more and has it back once', async () => {
    const player = await lab.enter(await lab.member('100.00'), 'MINES')
    const { round } = await player.play('10.00', { mines: 5 })
    const [cell] = await lab.safeCells(round.id, 5)
    lab.line.lose('rollback', 'answer')
    await lab.recover()
    expect((await player.balance()).openRound).toBeNull()
    expect((await player.step(round.id, { cell: cell as number })).errorCode).toBe('studio.roundUnknown')
    expect((await player.rounds()).rounds[0]?.round).toMatchObject({ state: 'cancelled', win: '0.00' })
    await lab.recover()
    expect((await lab.round(round.id)).state).toBe('cancelled')
    expect(await lab.ledger(player.memberId)).toBe(start)
  })
})

describe('a round that stays open in the books of the platform', () => {
  const ask = (roundId: string, memberId: bigint, gameCode: string, path = '/studio/vendor/round') => {
    const body = Buffer.from(JSON.stringify({ roundId, playerId: String(memberId), gameCode }))
    const { headers } = signCall(platformIdentity(lab.ctx, 'PERYA', brand), path, body)
    return fetch(`${lab.url}/studio/vendor/round`, { method: 'POST', headers, body: new Uint8Array(body) })
  }

  it('R-66 is told to go on, to be paid or to be given back, under the ids of the calls themselves', async () => {
    const player = await lab.enter(await lab.member('100.00'), 'MINES')
    const { round } = await player.play('10.00', { mines: 5 })
    const end = async () => (await ask(round.id, player.memberId, 'MINES')).json()
    expect(await end()).toEqual({ state: 'OPEN' })
    const [cell] = await lab.safeCells(round.id, 5)
    await player.step(round.id, { cell: cell as number })
    lab.line.lose('win', 'call')
    await player.cashOut(round.id)
    const { state, calls } = (await end()) as {
      state: string
      calls: { call: string; input: VendorInput<'win'> }[]
    }
    expect([state, calls[0]?.call, calls[0]?.input.amount]).toEqual(['ENDED', 'win', '12.30'])
    expect(vendorInputs.win.safeParse(calls[0]?.input).success).toBe(true)
    await lab.recover()
    expect(await lab.ledger(player.memberId)).toBe(parseAmount('102.30'))
    const untouched = await player.play('10.00', { mines: 5 })
    await lab.recover()
    const gone = await (await ask(untouched.round.id, player.memberId, 'MINES')).json()
    expect(gone).toMatchObject({ state: 'ENDED', calls: [{ call: 'rollback' }] })
  })

  it('R-43 is told to nobody else, and not about other players', async () => {
    const player = await lab.enter(await lab.member('100.00'), 'DICE')
    const { round } = await player.play('1.00', dice)
    expect((await ask(round.id, player.memberId + 1n, 'DICE')).status).toBe(404)
    expect((await ask(round.id, player.memberId, 'DICE', '/another/path')).status).toBe(401)
  })
})

describe('seeds', () => {
  it('R-43 R-52 R-53 are committed before the bet, used once per nonce and revealed by the change', async () => {
    const player = await lab.enter(await lab.member('100.00'), 'DICE')
    const { serverSeedHash, nextServerSeedHash, nextNonce } = player.seeds
    expect(nextNonce).toBe(0)
    const nonces = []
    for (let bet = 0; bet < 3; bet++) {
      const { round, seeds } = await player.play('1.00', dice)
      expect(round.seeds).toMatchObject({ serverSeedHash, serverSeed: null })
      nonces.push(round.nonce)
      expect((await player.balance()).seeds).toEqual(seeds)
    }
    expect(nonces).toEqual([0, 1, 2])
    const { revealed, seeds } = await player.changeSeeds('swerte-ko')
    expect(commitmentOf(revealed?.serverSeed ?? '')).toBe(serverSeedHash)
    expect(seeds).toMatchObject({ serverSeedHash: nextServerSeedHash, clientSeed: 'swerte-ko', nextNonce: 0 })
    expect(seeds.nextServerSeedHash).not.toBe(nextServerSeedHash)
    const { round } = await player.play('1.00', dice)
    const next = await lab.seedsOf(round.id)
    expect(next).toMatchObject({ clientSeed: 'swerte-ko', nonce: 0 })
    expect(commitmentOf(next.serverSeed)).toBe(nextServerSeedHash)
    expect(round.outcome).toEqual({ kind: 'dice', ...originals.DICE.draw(openStream(next)) })
  })

  it('R-43 R-52 a new player sees the hash first, then chooses a seed for it, and only then can bet', async () => {
    const memberId = await lab.member('100.00')
    const token = await lab.launch(memberId, 'DICE')
    const { session, seeds: first } = await lab.call('open', { token, game: 'DICE' })
    expect(first).toMatchObject({ clientSeed: '', nextNonce: 0 })
    const bet = () => lab.call('play', { session, key: randomUUID(), bet: '1.00', choice: dice })
    expect(await bet()).toMatchObject({ status: 409, errorCode: 'studio.seedMissing' })
    const choose = (clientSeed: string, serverSeedHash: string) =>
      lab.call('seeds', { session, clientSeed, serverSeedHash })
    for (const clientSeed of ['una', 'pangalawa']) {
      const { revealed, seeds } = await choose(clientSeed, first.serverSeedHash)
      expect(revealed).toBeNull()
      expect(seeds).toEqual({ ...first, clientSeed })
    }
    const { round } = await bet()
    expect(round.seeds).toMatchObject({ serverSeedHash: first.serverSeedHash, clientSeed: 'pangalawa' })
    expect(await lab.ledger(memberId)).toBe(start - parseAmount('1.00') + parseAmount(round.win))
  })

  it('R-43 are chosen for the hash the player has seen, never for another, and never twice the same', async () => {
    const player = await lab.enter(await lab.member('100.00'), 'DICE')
    const { session } = player
    const { seeds } = await player.play('1.00', dice)
    const choose = (clientSeed: string, serverSeedHash: string) =>
      lab.call('seeds', { session, clientSeed, serverSeedHash })
    for (const stale of [seeds.serverSeedHash, commitmentOf('0'.repeat(64))]) {
      expect(await choose('mine', stale)).toMatchObject({ status: 409, errorCode: 'studio.seedsMoved' })
    }
    expect(await choose(seeds.clientSeed, seeds.nextServerSeedHash)).toMatchObject({
      status: 409,
      errorCode: 'studio.seedUsed',
    })
    expect((await player.balance()).seeds).toEqual(seeds)
  })

  it('R-43 R-52 of every pair the proof says when it was committed, chosen and played, in that order', async () => {
    const player = await lab.enter(await lab.member('100.00'), 'DICE')
    for (const clientSeed of ['isa', 'dalawa', 'tatlo']) {
      await player.play('1.00', dice)
      await player.changeSeeds(clientSeed)
    }
    const proofs = (await player.rounds()).rounds.map(({ proof }) => proof)
    expect(proofs).toHaveLength(3)
    for (const proof of proofs) {
      const { committedAt = '', chosenAt = '' } = proof?.seeds ?? {}
      expect(committedAt).not.toBe('')
      expect(committedAt < chosenAt).toBe(true)
      expect(chosenAt <= (proof?.playedAt ?? '')).toBe(true)
      expect(prove(proof as never).filter(({ isTrue }) => !isTrue)).toEqual([])
    }
  })

  it('R-43 are never exchanged once they are committed, not even by hand', async () => {
    const player = await lab.enter(await lab.member('100.00'), 'DICE')
    await player.play('1.00', dice)
    for (const change of [
      "server_seed_hash = 'another'",
      "client_seed = 'another'",
      "next_server_seed_hash = 'another'",
      "committed_at = committed_at - interval '1 day'",
    ]) {
      const changed = lab.inside.db.query(`update studio.seed_pair set ${change} where player_id = $1`, [
        String(player.memberId),
      ])
      await expect(changed).rejects.toThrow('are committed')
    }
  })

  it('R-53 stay secret while a round is open, and are encrypted where they are kept', async () => {
    const player = await lab.enter(await lab.member('100.00'), 'HI_LO')
    const { round } = await player.play('1.00')
    expect(await player.changeSeeds('mine')).toMatchObject({ status: 409, errorCode: 'studio.roundOpen' })
    const { serverSeed } = await lab.seedsOf(round.id)
    const kept = (await lab.round(round.id)).serverSeed
    expect(kept.includes(Buffer.from(serverSeed)) || kept.includes(Buffer.from(serverSeed, 'hex'))).toBe(
      false,
    )
  })
})

describe('what is refused', () => {
  it.each([
    ['DICE', '0.09', dice, 'studio.bet'],
    ['DICE', '1000.01', dice, 'studio.bet'],
    ['DICE', '1.005', dice, 'studio.bet'],
    ['DICE', '-1.00', dice, 'studio.bet'],
    ['DICE', '1.00', { side: 'under', chance: 9_900 }, 'studio.choice'],
    ['DICE', '1.00', { side: 'under', chance: 50, win: true }, 'studio.choice'],
    ['MINES', '1.00', { mines: 25 }, 'studio.choice'],
    ['KENO', '1.00', { picks: [1, 1] }, 'studio.choice'],
    ['COLOR_GAME', '1.00', { stakes: { red: '2.00' } }, 'studio.bet'],
    ['COLOR_GAME', '1.00', { stakes: { red: '2.00', blue: '-1.00' } }, 'studio.bet'],
    ['LUCKY_9', '1.00', { naturalStake: '1.00' }, 'studio.bet'],
    ['DICE', '500.00', dice, 'studio.funds'],
  ])('R-50 %s with a bet of %s and %j', async (game, bet, choice, errorCode) => {
    const player = await lab.enter(await lab.member('100.00'), game)
    const refused = await player.play(bet, choice)
    expect(refused).toMatchObject({ errorCode, message: expect.stringMatching(/^[A-Z]/) })
    expect(await lab.ledger(player.memberId)).toBe(start)
  })

  it('R-43 a move in a round of somebody else, a token used twice and a session nobody has', async () => {
    const owner = await lab.enter(await lab.member('100.00'), 'MINES')
    const other = await lab.enter(await lab.member('100.00'), 'MINES')
    const { round } = await owner.play('1.00', { mines: 1 })
    expect((await other.step(round.id, { cell: 0 })).errorCode).toBe('studio.roundUnknown')
    expect((await other.cashOut(round.id)).errorCode).toBe('studio.roundUnknown')
    const token = await lab.launch(owner.memberId, 'MINES')
    expect((await lab.call('open', { token, game: 'MINES' })).status).toBe(200)
    expect(await lab.call('open', { token, game: 'MINES' })).toMatchObject({
      status: 401,
      errorCode: 'studio.session',
    })
    expect((await lab.call('balance', { session: 'nobody' })).errorCode).toBe('studio.session')
    expect((await lab.call('open', { token, game: 'ROULETTE' })).errorCode).toBe('studio.game')
  })
})

it('R-54 a trial member plays at the same odds with play money, marked from the first answer on', async () => {
  const visitor = openClient(lab)
  visitor.token = (await visitor.call(getTrialUser, {})).value.token
  const { rows } = await lab.ctx.pool.query("select max(id) as id from member where merchant = 'PERYAT'")
  const trial = await lab.enter(rows[0].id, 'DICE')
  expect(trial.player.isTrial).toBe(true)
  const seeds = await lab.nextSeeds(trial.memberId)
  const { round } = await trial.play('10.00', dice)
  expect(round.isTrial).toBe(true)
  const real = await lab.enter(await lab.member('100.00'), 'DICE')
  expect(real.player.isTrial).toBe(false)
  const outcome = originals.DICE.draw(openStream(seeds))
  const stake = parseAmount('10.00')
  const paid = originals.DICE.settle({ stake, side: 'over', chance: 5_000 }, outcome)
  expect(round).toMatchObject({ outcome: { kind: 'dice', ...outcome }, win: formatAmount(paid) })
})

it('the ledger is balanced after all of it', async () => {
  expect(await lab.audit()).toEqual([])
})
