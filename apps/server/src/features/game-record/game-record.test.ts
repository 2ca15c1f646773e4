import { randomUUID } from 'node:crypto'
import { gameRecord, gameRecordCsv, gameRecordDetail } from '@perya/contract/game-record'
import { type VendorAnswer, type VendorCallName, vendorCalls } from '@perya/contract/vendor'
import { memberTransactions } from '@perya/contract/wallet'
import { formatAmount, parseAmount } from '@perya/money'
import { demoIdentity, sendCall, signCall } from '@perya/vendor-protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { demoMerchant } from '#features/merchants/index.ts'
import { createLaunchToken } from '#features/vendors/index.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

type Vendor = 'PERYA' | 'LUNTIAN'
type Player = { playerId: string; sessionToken: string; currency: string; gameCode: string }

let test: TestApp
let url: string
let malaya: Client
let memberId: bigint
let dice: Player
let slot: Player
const rolledBack = randomUUID()
const left = randomUUID()

beforeAll(async () => {
  test = await openTestApp()
  url = await test.app.listen({ host: '127.0.0.1', port: 0 })
  malaya = openClient(test)
  await malaya.logIn('malaya')
  const { rows } = await sql<{ id: bigint }>`
    select id from member where user_name = 'malaya' and merchant = ${demoMerchant}`.execute(test.ctx.db)
  memberId = rows[0]?.id as bigint
  dice = await enter('PERYA', 'DICE')
  slot = await enter('LUNTIAN', 'DRAGON_OF_MAYON')
  await playAtRandom()
})
afterAll(() => test.close())

async function send(vendor: Vendor, name: VendorCallName, content: object): Promise<VendorAnswer> {
  const identity = demoIdentity({ vendor, brand: demoMerchant }, 'hmac-sha256')
  const body = Buffer.from(JSON.stringify({ requestId: randomUUID(), ...content }))
  const outcome = await sendCall(url, signCall(identity, vendorCalls[name].path, body), 20_000)
  if (!outcome.isKnown) throw new Error(`no answer: ${outcome.reason}`)
  return outcome.answer
}

async function enter(vendor: Vendor, gameCode: string): Promise<Player> {
  const launchToken = await createLaunchToken(
    test.ctx,
    { memberId, sessionId: null },
    { vendorCode: vendor, gameCode },
  )
  const { playerId, sessionToken, currency } = await send(vendor, 'authenticate', { launchToken, gameCode })
  return { playerId, sessionToken, currency, gameCode } as Player
}

const ok = async (vendor: Vendor, name: VendorCallName, content: object) =>
  expect((await send(vendor, name, content)).status).toBe('OK')

/** Rounds of every kind: lost, won, paired, corrected, given back, and left open. */
async function playAtRandom(): Promise<void> {
  let state = 20_261_115
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  for (let round = 0; round < 60; round++) {
    const [vendor, player] = below(2) === 0 ? (['PERYA', dice] as const) : (['LUNTIAN', slot] as const)
    const roundId = randomUUID()
    const [betId, winId] = [randomUUID(), randomUUID()]
    const stake = formatAmount(BigInt(1 + below(99_999)))
    const win = formatAmount(BigInt(below(3) * below(120_000)))
    if (below(2) === 0) {
      await ok(vendor, 'betwin', {
        ...player,
        txId: betId,
        roundId,
        amount: stake,
        winAmount: win,
        roundClosed: true,
      })
    } else {
      await ok(vendor, 'bet', { ...player, txId: betId, roundId, amount: stake })
      await ok(vendor, 'win', { ...player, txId: winId, roundId, refTxId: betId, amount: win })
      if (below(4) === 0)
        await ok(vendor, 'adjust', {
          ...player,
          txId: randomUUID(),
          roundId,
          refTxId: winId,
          delta: '-0.0007',
        })
    }
  }
  const bet = { ...dice, txId: `${rolledBack}-b`, roundId: rolledBack, amount: '12.3456' }
  await ok('PERYA', 'bet', bet)
  await ok('PERYA', 'rollback', {
    ...dice,
    txId: `${rolledBack}-r`,
    roundId: rolledBack,
    refTxId: `${rolledBack}-b`,
  })
  await ok('PERYA', 'bet', { ...dice, txId: `${left}-b`, roundId: left, amount: '7.00' })
}

const record = async (input = {}) => (await malaya.call(gameRecord, input)).value

/** What the ledger moved for rounds on this member's accounts. */
async function ledgerSums(vendor = '%'): Promise<{ stake: bigint; win: bigint }> {
  const { rows } = await sql<{ stake: bigint; win: bigint }>`
    select -sum(e.amount) filter (where t.kind in ('stake', 'refund'))::bigint as stake,
      sum(e.amount) filter (where t.kind not in ('stake', 'refund'))::bigint as win
    from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
    join ledger_account a on a.id = e.account_id
    where a.owner = ${memberId} and t.reference like ${`round:${vendor}:%`}`.execute(test.ctx.db)
  const { stake, win } = rows[0] as { stake: bigint; win: bigint }
  return { stake: BigInt(stake), win: BigInt(win) }
}

it('PAY-4 the totals of all rounds are the ledger’s to the last unit, for one vendor and for all', async () => {
  for (const [input, sums] of [
    [{}, await ledgerSums()],
    [{ vendor: 'PERYA' }, await ledgerSums('PERYA')],
    [{ gameCategory: 'RNG' }, await ledgerSums('LUNTIAN')],
  ] as const) {
    const { totalStake, totalWin, totalNet } = await record(input)
    expect([totalStake, totalWin, totalNet].map(parseAmount)).toEqual([
      sums.stake,
      sums.win,
      sums.win - sums.stake,
    ])
  }
  const { totalIn, totalOut, lines } = (await malaya.call(memberTransactions, { types: 'play' })).value
  expect(lines.every(({ game, reference }) => !reference?.startsWith('round:') || game !== null)).toBe(true)
  const reversals = (await malaya.call(memberTransactions, { types: 'reversal' })).value
  expect(parseAmount((await record()).totalNet)).toBe(
    [totalIn, totalOut, reversals.totalIn, reversals.totalOut]
      .map(parseAmount)
      .reduce((sum, one) => sum + one),
  )
})

it('PAY-4 pages hold every round once, newest first, and add up to the totals', async () => {
  const first = await record({ pageSize: 25 })
  expect(first.totalCount).toBe(62)
  const rest = await Promise.all([2, 3, 4].map((pageNo) => record({ pageSize: 25, pageNo })))
  const rounds = [first, ...rest].flatMap((page) => page.rounds)
  expect(new Set(rounds.map(({ roundId }) => roundId)).size).toBe(62)
  expect(rounds.map(({ openedAt }) => openedAt)).toEqual(
    rounds.map(({ openedAt }) => openedAt).toSorted((one, other) => (one < other ? 1 : -1)),
  )
  const sum = (name: 'stake' | 'win' | 'net') =>
    formatAmount(rounds.reduce((total, round) => total + parseAmount(round[name]), 0n))
  expect([sum('stake'), sum('win'), sum('net')]).toEqual([first.totalStake, first.totalWin, first.totalNet])
  expect(rounds[0]).toMatchObject({ roundId: left, state: 'open', stake: '7.00', win: '0.00', net: '-7.00' })
  expect(rounds[1]).toMatchObject({ roundId: rolledBack, state: 'rolledBack', stake: '0.00', net: '0.00' })
  expect(rounds[1]).toMatchObject({ gameName: 'Dice', gameCategory: 'INHOUSE', nodeId: 'perya-dice' })
})

it('PAY-4 a round opens to every movement of its money, each with the vendor’s reference', async () => {
  const { value } = await malaya.call(gameRecordDetail, { vendor: 'PERYA', roundId: rolledBack })
  expect(value.movements).toMatchObject([
    { code: 'stake', name: 'Bet', amount: '-12.3456', reference: `${rolledBack}-b` },
    { code: 'refund', name: 'Bet returned', amount: '12.3456', reference: `${rolledBack}-r` },
  ])
  for (const { vendor, roundId, net } of (await record({ pageSize: 100 })).rounds) {
    const { movements } = (await malaya.call(gameRecordDetail, { vendor, roundId })).value
    expect(formatAmount(movements.reduce((sum, { amount }) => sum + parseAmount(amount), 0n))).toBe(net)
  }
})

it('PAY-4 nobody sees the rounds of another member', async () => {
  const juan = openClient(test)
  await juan.logIn('juan')
  expect(
    (await juan.call(gameRecord, { vendor: 'LUNTIAN' })).value.rounds.map(({ roundId }) => roundId),
  ).toEqual([])
  const asked = await juan.call(gameRecordDetail, { vendor: 'PERYA', roundId: left })
  expect(asked).toMatchObject({ status: 404, errorCode: 'round.unknown' })
})

it('PAY-4 days without rounds are empty, and a period that makes no sense is refused in words', async () => {
  const empty = await record({ startDate: '2026-01-01', endDate: '2026-01-02' })
  expect(empty).toMatchObject({ totalCount: 0, totalStake: '0.00', totalWin: '0.00', rounds: [] })
  const wrong = await malaya.call(gameRecord, { startDate: '2026-01-02', endDate: '2026-01-01' })
  expect(wrong).toMatchObject({ status: 400, errorCode: 'statement.order' })
})

it('PAY-4 the CSV file holds every round and ends with the totals', async () => {
  const { text, headers } = await malaya.call(gameRecordCsv, {})
  expect(headers['content-disposition']).toMatch(/games-[\d-]+\.csv/)
  const rows = text.trim().split('\r\n')
  expect(rows).toHaveLength(64)
  const { totalStake, totalWin, totalNet } = await record()
  expect(rows.at(-1)).toBe(`Total,,,,,,${totalStake},${totalWin},${totalNet}`)
})
