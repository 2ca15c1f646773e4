/** A game of a vendor that keeps balances, from the call that opens it to the one that leaves it. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json as readJson } from 'node:stream/consumers'
import { launchGame, leaveGame } from '@perya/contract/member-games'
import { takeBreak } from '@perya/contract/protection'
import {
  memberTransactions,
  merchantWallet,
  profitAndLoss,
  walletBalance,
  walletTransfers,
} from '@perya/contract/wallet'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { findMemberByUserName } from '#features/members/index.ts'
import { demoVendorPath } from '#features/vendors/demo-vendor.ts'
import { readVendors } from '#features/vendors/directory.ts'
import { transferVendor } from '#features/vendors/seed-demo.ts'
import { sweepAll } from '#features/vendors/transfer-wallet/follow-play.ts'
import { pollTransfers } from '#features/vendors/transfer-wallet/poll-transfers.ts'
import { sendToVendor } from '#features/vendors/transfer-wallet/transfer-funds.ts'
import { listMoneyAtVendors, readBalances } from '#features/wallet/index.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { offerGames } from './index.ts'
import { offerHouseGames } from './testing/play.ts'

let test: TestApp
let url: string
let juan: Client
let playerId: bigint
let salon: { vendor: string; gameId: string; nodeId: string }
beforeAll(async () => {
  test = await openTestApp()
  url = await test.app.listen({ host: '127.0.0.1', port: 0 })
  const { rows } = await test.ctx.pool.query(
    'select node_id, game_code from game where vendor = $1 limit 1',
    [transferVendor],
  )
  salon = { vendor: transferVendor, gameId: rows[0].game_code, nodeId: rows[0].node_id }
  await offerGames(test.ctx.db, {
    vendor: transferVendor,
    launchUrl: 'https://salon.example/{game}?t={token}',
    gameCodes: [salon.gameId],
  })
  await offerHouseGames(test, ['CRASH'])
  await reachVendor(`${url}${demoVendorPath(transferVendor)}`)
  juan = openClient(test)
  await juan.logIn('juan')
  playerId = (await findMemberByUserName(test.ctx.db, 'PERYA', 'juan'))?.id as bigint
  await eventually(async () => expect((await launch()).success).toBe(true))
  await eventually(async () => expect((await launchCrash()).success).toBe(true))
})
afterAll(() => test.close())
beforeEach(async () => {
  await juan.call(leaveGame, { vendor: transferVendor })
  expect(await purse()).toMatchObject({ cash: (await purse()).sumBalance, inGames: '0.00' })
})

async function reachVendor(baseUrl: string): Promise<void> {
  await test.ctx.pool.query('update vendor set base_url = $1 where code = $2', [baseUrl, transferVendor])
  await readVendors(test.ctx)
}

const launch = () => juan.call(launchGame, salon)
const launchCrash = () => juan.call(launchGame, { vendor: 'PERYA', gameId: 'CRASH', nodeId: 'perya-crash' })
const leave = async () => (await juan.call(leaveGame, { vendor: transferVendor })).value
const purse = async () => (await juan.call(walletBalance, {})).value

/** What the player won or lost in the game. */
const play = (pesos: number) =>
  test.ctx.pool.query(
    'update demo_vendor_wallet set balance = balance + $1 where vendor = $2 and player = $3',
    [pesos * 10_000, transferVendor, String(playerId)],
  )
const atVendor = async () => {
  const { rows } = await test.ctx.pool.query(
    'select balance from demo_vendor_wallet where vendor = $1 and player = $2',
    [transferVendor, String(playerId)],
  )
  return rows[0].balance as bigint
}

/** A vendor that says the same to everything, until told otherwise. */
async function withVendorThatSays<T>(status: string, work: (say: (next: string) => void) => Promise<T>) {
  let says = status
  return withVendor(
    () => Promise.resolve({ status: says }),
    () =>
      work((next) => {
        says = next
      }),
  )
}

async function withVendor<T>(
  answer: (asked: { method: string }) => Promise<object>,
  work: () => Promise<T>,
): Promise<T> {
  const server = createServer(async (request, response) => {
    response.end(JSON.stringify(await answer((await readJson(request)) as { method: string })))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await reachVendor(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  try {
    return await work()
  } finally {
    server.close()
    await reachVendor(`${url}${demoVendorPath(transferVendor)}`)
  }
}

describe('a game of a vendor that keeps balances', () => {
  it('LAUNCH-3 has the player’s cash while it is open, and gives it back with what was won when it is left', async () => {
    const { value } = await launch()
    expect(value).toMatchObject({ keepsMoney: true, vendorName: 'Salon Uno' })
    expect(await purse()).toMatchObject({
      sumBalance: '10000.00',
      cash: '0.00',
      inGames: '10000.00',
    })
    const { wallets } = (await juan.call(merchantWallet, {})).value
    expect(wallets.find(({ wallet }) => wallet === 'in_transit')?.balance).toBe('10000.00')
    const read = async () => (await juan.call(memberTransactions, { wallet: 'in_transit' })).value
    expect((await read()).closing).toBe('10000.00')
    expect(await atVendor()).toBe(100_000_000n)
    await play(500)
    expect(await leave()).toEqual({ isBack: true })
    expect(await purse()).toMatchObject({
      sumBalance: '10500.00',
      cash: '10500.00',
      inGames: '0.00',
    })
    expect(await atVendor()).toBe(0n)
    const away = await read()
    expect(away).toMatchObject({ opening: '0.00', closing: '0.00' })
    expect(away.lines.map(({ code, amount, balance }) => [code, amount, balance]).slice(0, 2)).toEqual([
      ['vendor_return', '-10000.00', '0.00'],
      ['vendor_transfer', '10000.00', '10000.00'],
    ])
    expect(away.totalCount).toBe(away.lines.length)
    expect(
      (await juan.call(memberTransactions, { wallet: 'in_transit', types: 'vendor_return' })).value.lines,
    ).toHaveLength(away.lines.length / 2)
    const { transfers } = (await juan.call(walletTransfers, {})).value
    expect(transfers.slice(0, 2).map(({ from, to, amount }) => [from, to, amount])).toEqual([
      ['in_transit', 'cash', '10500.00'],
      ['cash', 'in_transit', '10000.00'],
    ])
    const { total } = (await juan.call(profitAndLoss, {})).value
    expect(total).toMatchObject({ staked: '0.00', won: '500.00', play: '500.00' })
    expect(await leave()).toEqual({ isBack: true })
    expect((await purse()).sumBalance).toBe('10500.00')
  })

  it.each([
    { won: 500, result: '500.00' },
    { won: -30, result: '-30.00' },
    { won: 0, result: '0.00' },
  ])(
    'PAY-4 its lines in the statement name the vendor, and of the return the $result won there',
    async ({ won, result }) => {
      await launch()
      await play(won)
      await leave()
      for (const wallet of ['cash', 'in_transit'] as const) {
        const { lines } = (await juan.call(memberTransactions, { wallet, types: 'play' })).value
        expect(
          lines.slice(0, 2).map((line) => [line.code, line.vendor, line.result, line.game]),
          wallet,
        ).toEqual([
          ['vendor_return', 'Salon Uno', result, null],
          ['vendor_transfer', 'Salon Uno', null, null],
        ])
      }
    },
  )

  it('LAUNCH-3 opened again without having been left goes on with what is there', async () => {
    const { sumBalance } = await purse()
    await launch()
    expect((await launch()).success).toBe(true)
    expect(await purse()).toMatchObject({ sumBalance, inGames: sumBalance })
  })

  it('LAUNCH-3 left late keeps its hands off the money of the one opened since', async () => {
    const { sumBalance } = await purse()
    const first = (await launch()).value
    const second = (await launch()).value
    const leaveOne = async (launched: string) =>
      (await juan.call(leaveGame, { vendor: transferVendor, launch: launched })).value
    expect(await leaveOne(first.launch)).toEqual({ isBack: false })
    expect(await purse()).toMatchObject({ inGames: sumBalance })
    expect(await leaveOne(second.launch)).toEqual({ isBack: true })
    expect(await purse()).toMatchObject({ cash: sumBalance })
    await launch()
    expect((await juan.call(leaveGame, {})).value).toEqual({ isBack: true })
    expect(await purse()).toMatchObject({ cash: sumBalance })
  })

  it('LAUNCH-3 gives the money back when another vendor’s game is opened, and over night', async () => {
    const { sumBalance } = await purse()
    await launch()
    expect((await launchCrash()).value).toMatchObject({ keepsMoney: false })
    expect(await purse()).toMatchObject({ cash: sumBalance, inGames: '0.00' })
    await launch()
    await play(-100)
    await sweepAll(test.ctx)
    const { cash } = await purse()
    expect(Number(cash)).toBe(Number(sumBalance) - 100)
  })

  it('LAUNCH-3 is not opened while its money is on its way, and the player is told that it is safe', async () => {
    const { sumBalance } = await purse()
    await withVendorThatSays('PENDING', async (say) => {
      expect(await launch()).toMatchObject({
        status: 409,
        errorCode: 'vendor.transferOpen',
        message: 'Your last transfer with this provider isn’t done yet. Your money is safe. Try again later.',
      })
      expect(await purse()).toMatchObject({ sumBalance, cash: '0.00', inGames: '0.00' })
      // Asking again sends nothing again.
      expect((await launch()).errorCode).toBe('vendor.transferOpen')
      const { rows } = await test.ctx.pool.query("select from vendor_transfer where state = 'sent'")
      expect(rows).toHaveLength(1)
      say('FAILED')
      await test.ctx.pool.query("update vendor_transfer set next_poll_at = now() where state = 'sent'")
      await pollTransfers(test.ctx)
    })
    expect(await purse()).toMatchObject({ sumBalance, cash: sumBalance })
    expect((await launch()).success).toBe(true)
  })

  it('LAUNCH-3 is opened as soon as the vendor says what became of the last transfer', async () => {
    const { sumBalance } = await purse()
    await withVendorThatSays('PENDING', async (say) => {
      expect((await launch()).errorCode).toBe('vendor.transferOpen')
      say('SUCCESS')
      expect((await launch()).success).toBe(true)
      expect(await purse()).toMatchObject({ sumBalance, inGames: sumBalance })
      say('PENDING')
      expect(await leave()).toEqual({ isBack: false })
      expect((await launch()).errorCode).toBe('vendor.transferOpen')
    })
    await withVendor(
      () => Promise.resolve({ status: 'SUCCESS', amount: sumBalance }),
      async () => {
        expect((await launch()).success).toBe(true)
        expect(await purse()).toMatchObject({ sumBalance, inGames: sumBalance })
        expect(await leave()).toEqual({ isBack: true })
      },
    )
  })

  it('LAUNCH-3 is not opened when the vendor refuses the money, and the player is told that they still have it', async () => {
    const { sumBalance } = await purse()
    await withVendorThatSays('FAILED', async () => {
      expect(await launch()).toMatchObject({
        status: 409,
        errorCode: 'vendor.transferRefused',
        message: expect.stringContaining('Your money is still in your wallet.'),
      })
      expect(await purse()).toMatchObject({ sumBalance, cash: sumBalance })
    })
  })

  it('R-76 is played with no more than a limit leaves', async () => {
    const { sumBalance } = await purse()
    await test.ctx.pool.query(
      "insert into member_limit (member_id, measure, period, cap) values ($1, 'loss', '1 day', 2500000)",
      [playerId],
    )
    expect((await launch()).success).toBe(true)
    expect(await purse()).toMatchObject({ sumBalance, inGames: '250.00' })
    await test.ctx.pool.query('delete from member_limit where member_id = $1', [playerId])
  })

  it('R-81 has nothing left of a player who takes a break', async () => {
    const ligaya = openClient(test)
    await ligaya.logIn('ligaya')
    expect((await ligaya.call(launchGame, salon)).success).toBe(true)
    const memberId = (await findMemberByUserName(test.ctx.db, 'PERYA', 'ligaya'))?.id as bigint
    expect(await listMoneyAtVendors(test.ctx.db, memberId)).toHaveLength(1)
    expect((await ligaya.call(takeBreak, { kind: 'timeout', days: 1 })).success).toBe(true)
    expect(await listMoneyAtVendors(test.ctx.db, memberId)).toEqual([])
    expect(await readBalances(test.ctx.db, [memberId])).toMatchObject([{ inTransit: 0n, atVendors: 0n }])
  })

  it('R-81 has nothing left of a player whose break begins while the money is on its way', async () => {
    const tala = openClient(test)
    await tala.logIn('tala')
    const memberId = (await findMemberByUserName(test.ctx.db, 'PERYA', 'tala'))?.id as bigint
    const heard: string[] = []
    const { promise: isSent, resolve: sent } = Promise.withResolvers<void>()
    const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>()
    const vendor = async ({ method }: { method: string }) => {
      heard.push(method)
      if (method !== 'ft') return { status: 'SUCCESS', amount: '10000.00' }
      sent()
      await mayArrive
      return { status: 'SUCCESS' }
    }
    await withVendor(vendor, async () => {
      const launching = tala.call(launchGame, salon)
      await isSent
      expect((await tala.call(takeBreak, { kind: 'timeout', days: 1 })).success).toBe(true)
      expect(heard).toEqual(['ft'])
      arrive()
      expect((await launching).errorCode).toBe('member.blocked')
    })
    expect(heard).toEqual(['ft', 'ftoa'])
    expect(await readBalances(test.ctx.db, [memberId])).toMatchObject([{ inTransit: 0n, atVendors: 0n }])
  })

  it.each([
    ['LIVE', { rejects: true }],
    ['RNG', { rejects: false }],
  ])('R-73 has no money from a member to whom its category is closed (%s)', async (category, { rejects }) => {
    const { rows } = await test.ctx.pool.query(
      "insert into member_block (member_id, reason, categories) values ($1, 'age', $2) returning id",
      [playerId, [category]],
    )
    const sent = sendToVendor(test.ctx, {
      memberId: playerId,
      vendorCode: transferVendor,
      amount: 10_000n,
    })
    if (rejects) await expect(sent).rejects.toMatchObject({ code: 'member.blocked' })
    else expect(await sent).toBe('done')
    await test.ctx.pool.query('delete from member_block where id = $1', [rows[0].id])
  })
})
