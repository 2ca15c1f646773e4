import { connect, createServer, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '#platform/db.ts'
import { postTransfer, tryPostTransfer } from './post-transfer.ts'
import { openPostingBatcher } from './posting-batcher.ts'
import { openLedger, stakeOf, type TestLedger } from './testing/open-ledger.ts'
import { openProcesses } from './testing/open-processes.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(async () => {
  await ledger.expectSound()
  await ledger.close()
}, 60_000)

const peso = 10_000n

describe('players who bet at the same moment', () => {
  it('R-3 10,000 times on one wallet, through eight processes, are accepted exactly as often as it can pay', async () => {
    const juan = await ledger.newMember(1_234n * peso + 5_000n)
    const processes = openProcesses(ledger.url, 8)
    try {
      const batchers = processes.pools.map((pool) => openPostingBatcher(pool))
      const answers = await Promise.all(
        Array.from({ length: 1_250 }, (_, bet) =>
          batchers.map((batcher, place) =>
            batcher.add(stakeOf(`rush:${place}:${bet}`, juan.cash, ledger.house, peso)),
          ),
        ).flat(),
      )
      const count = (status: string) => answers.filter((answer) => answer.status === status).length
      expect([count('posted'), count('insufficient')]).toEqual([1_234, 8_766])
      expect(await ledger.balanceOf(juan.cash)).toBe(5_000n)
    } finally {
      await processes.close()
    }
  }, 120_000)

  it('R-27 as 64 on 5 hot wallets, through two processes and transactions of their own, see no error', async () => {
    const wallets = await Promise.all(Array.from({ length: 5 }, () => ledger.newMember(100_000n * peso)))
    const { pools, close } = openProcesses(ledger.url, 2)
    const bets = 40
    try {
      await Promise.all(
        Array.from({ length: 64 }, async (_, player) => {
          const pool = pools[player % 2] as Pool
          for (let bet = 0; bet < bets; bet += 1) {
            const from = wallets[(player + bet) % 5] as (typeof wallets)[number]
            const to = wallets[(player + bet + 1 + (player % 3)) % 5] as (typeof wallets)[number]
            // Crossing transfers lock two wallets each, in either direction.
            const legs = [
              { account: from.cash, amount: -peso },
              { account: to.cash, amount: peso },
            ]
            const key = `hot:${player}:${bet}`
            const kind = player % 4 === 0 ? ('member_transfer' as const) : ('stake' as const)
            const request =
              kind === 'stake' ? stakeOf(key, from.cash, ledger.house, peso) : { key, kind, legs }
            await postTransfer({ pool }, request)
          }
        }),
      )
    } finally {
      await close()
    }
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ledger_transfer where key like 'hot:%'`.execute(ledger.ctx.db)
    expect(rows[0]?.count).toBe(64 * bets)
  }, 120_000)

  it('R-5 twice under one key, once through each of two processes, bet once', async () => {
    const juan = await ledger.newMember(1_000n * peso)
    const other = openPool(ledger.url, 2)
    try {
      const [here, there] = [openPostingBatcher(ledger.ctx.pool), openPostingBatcher(other)]
      const keys = Array.from({ length: 200 }, (_, index) => `both:${index}`)
      const answers = await Promise.all(
        keys.flatMap((key) =>
          [here, there].map((batcher) => batcher.add(stakeOf(key, juan.cash, ledger.house, peso))),
        ),
      )
      expect(answers.filter((answer) => answer.status === 'posted')).toHaveLength(200)
      expect(answers.filter((answer) => answer.status === 'replayed')).toHaveLength(200)
      expect(await ledger.balanceOf(juan.cash)).toBe(800n * peso)
    } finally {
      await other.end()
    }
  })

  it('are not disturbed by a neighbour whose bet the database refuses', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => ledger.newMember(10n * peso)))
    const batcher = openPostingBatcher(ledger.ctx.pool)
    const settled = await Promise.allSettled(
      members.map(({ cash }, index) => {
        const stake = stakeOf(`neighbour:${index}`, cash, ledger.house, peso)
        // Only the table itself refuses legs that do not balance.
        return batcher.add(index === 7 ? { ...stake, legs: stake.legs.slice(0, 1) } : stake)
      }),
    )
    expect(settled.map((one) => one.status === 'fulfilled' && one.value.status === 'posted')).toEqual(
      members.map((_, index) => index !== 7),
    )
  })
})

describe('a bet whose answer is lost', () => {
  it('R-25 between COMMIT and reply is found again by its key, never made twice', async () => {
    const juan = await ledger.newMember(1_000n * peso)
    const proxy = await openProxy(ledger.url)
    const pool = openPool(proxy.url, 2)
    try {
      for (let round = 0; round < 100; round += 1) {
        // The connection is open and prepared; the proxy drops the reply to the next call and cuts the connection.
        await tryPostTransfer({ pool }, stakeOf(`cut:${round}:warm`, juan.cash, ledger.house, peso))
        proxy.swallowNextReply()
        const transfer = await postTransfer({ pool }, stakeOf(`cut:${round}`, juan.cash, ledger.house, peso))
        expect(transfer.balance).toBe(1_000n * peso - BigInt(2 * round + 2) * peso)
      }
      expect(proxy.swallowed()).toBe(100)
      expect(await ledger.balanceOf(juan.cash)).toBe(800n * peso)
    } finally {
      await pool.end()
      await proxy.close()
    }
  }, 60_000)
})

/** Stands between the pool and PostgreSQL and loses replies on demand. */
async function openProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  let isArmed = false
  let swallowed = 0
  const sockets = new Set<Socket>()
  const server: Server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    client.on('data', (data) => upstream.write(data))
    upstream.on('data', (data) => {
      if (!isArmed) {
        client.write(data)
        return
      }
      isArmed = false
      swallowed += 1
      client.destroy()
      upstream.destroy()
    })
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as { port: number }
  const url = new URL(databaseUrl)
  url.port = String(address.port)
  return {
    url: url.href,
    swallowNextReply: () => {
      isArmed = true
    },
    swallowed: () => swallowed,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
