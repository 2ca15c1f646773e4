import { listGames, listVendorHealth } from '@perya/contract/games'
import { launchGame } from '@perya/contract/member-games'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openClient } from '#features/identity/testing/client.ts'
import { addOperator } from '#features/operators/index.ts'
import { findVendor } from '#features/vendors/directory.ts'
import { callVendor } from '#features/vendors/outbound/call-vendor.ts'
import { makeServices } from '#platform/service.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { runCommand } from '#testing/test-server.ts'
import { buildApp } from '../../app.ts'
import { lobbyOf, offerGames } from './index.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
/** Another process, as far as memory goes: it shares the database alone. */
let other: FastifyInstance
beforeAll(async () => {
  test = await openTestApp()
  other = await buildApp({ ...test.ctx, services: makeServices() })
  await addOperator(test.ctx, { merchant: 'PERYA', name: 'rosa', permissions: ['site.edit'] })
})
afterAll(async () => {
  await other.close()
  await test.close()
})
afterEach(() => {
  vi.useRealTimers()
})

const operator = (...words: string[]) =>
  runCommand('merchant', [...words, 'by', 'rosa'], { DATABASE_URL: test.url })

async function shows(app: FastifyInstance, query: string): Promise<string[]> {
  const { value } = (await app.inject({ url: `${listGames.path}?${query}` })).json()
  return value.games.map(({ nodeId }: { nodeId: string }) => nodeId)
}

describe('an operator', () => {
  it.each([
    {
      words: ['game', 'off', 'perya-crash', 'an', 'odd', 'payout'],
      query: 'gameName=crash&vassalage=PERYA',
      left: 0,
    },
    { words: ['game', 'on', 'perya-crash'], query: 'gameName=crash&vassalage=PERYA', left: 1 },
    { words: ['vendor', 'off', 'TF'], query: 'gameType=ESPORTS', left: 0 },
    { words: ['vendor', 'on', 'TF'], query: 'gameType=ESPORTS&pageSize=1', left: 1 },
    { words: ['hot', 'perya-mines,perya-dice'], query: 'gameType=HOT', left: 2 },
    { words: ['hot', 'default'], query: 'gameType=HOT&pageSize=20', left: 20 },
  ])('R-65 says $words, and every server follows', async ({ words, query, left }) => {
    const { code, stderr } = await operator('PERYA', ...words)
    expect(stderr).toBe('')
    expect(code).toBe(0)
    for (const app of [test.app, other]) {
      await eventually(async () => expect(await shows(app, query)).toHaveLength(left))
    }
  })

  it('keeps the reason of what was turned off', async () => {
    await operator('PERYA', 'game', 'off', 'perya-keno', 'odd', 'payout')
    const { rows } = await test.ctx.pool.query(
      "select reason from merchant_game_off where node_id = 'perya-keno'",
    )
    expect(rows).toEqual([{ reason: 'odd payout' }])
    await operator('PERYA', 'game', 'on', 'perya-keno')
  })

  it.each([
    { words: ['PERYA', 'game', 'off', 'no-such-game'], why: 'There is no game no-such-game.' },
    { words: ['PERYA', 'vendor', 'off', 'NOBODY'], why: 'There is no vendor NOBODY.' },
    { words: ['PERYA', 'categories', 'HOT,CASINO'], why: 'There is no category CASINO' },
    { words: ['PERYAT', 'vendor', 'off', 'JL'], why: 'PERYAT shows the lobby of PERYA.' },
    { words: ['NOSITE', 'vendor', 'off', 'JL'], why: 'There is no merchant NOSITE' },
    { words: ['PERYA', 'game', 'away', 'perya-crash'], why: 'Usage:' },
  ])('is told in one sentence why $words cannot be', async ({ words, why }) => {
    const { code, stderr } = await operator(...words)
    expect(code).toBe(1)
    expect(stderr).toContain(why)
  })
})

describe('R-40 a vendor that stops answering', () => {
  it('is in maintenance in the lobby and at launch, until it may be asked again', async () => {
    const codes = await test.ctx.pool.query(
      "select node_id, game_code from game where vendor = 'SALON' limit 1",
    )
    const { node_id: nodeId, game_code: gameId } = codes.rows[0]
    await offerGames(test.ctx.db, {
      vendor: 'SALON',
      launchUrl: 'https://salon.example/{game}?t={token}',
      gameCodes: [gameId],
    })
    const client = openClient(test)
    const state = async () => {
      const { value } = await client.call(listVendorHealth, {})
      return value.find(({ vassalage }) => vassalage === 'SALON')?.state
    }
    await eventually(async () => expect(await state()).toBe('open'))

    const vendor = findVendor(test.ctx, 'SALON')
    if (!vendor) throw new Error('the demo has a transfer vendor')
    const question = { brand: 'PERYA', path: '/round', content: {}, answer: z.unknown() }
    // A busy machine may need longer for what follows than the five seconds it waits before it asks again.
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const _ of [1, 2]) {
      await expect(callVendor(test.ctx, vendor, question)).rejects.toThrow('ECONNREFUSED')
    }
    expect(await state()).toBe('maintenance')
    const listed = (await client.call(listGames, { vassalage: 'SALON', pageSize: 100 })).value.games
    expect(listed.find((game) => game.nodeId === nodeId)?.state).toBe('maintenance')
    await client.logIn('juan')
    expect((await client.call(launchGame, { vendor: 'SALON', gameId })).errorCode).toBe('game.maintenance')

    vi.setSystemTime(Date.now() + 6_000)
    expect(await state()).toBe('open')
  })
})

describe('R-104 the pages of a site', () => {
  it('may frame the vendors of its lobby, and no longer those it turned off', async () => {
    const frames = () => lobbyOf(test.ctx, 'PERYA').frameOrigins
    await eventually(() => expect(frames()).toEqual(['https://salon.example']))
    await operator('PERYA', 'vendor', 'off', 'SALON')
    await eventually(() => expect(frames()).toEqual([]))
    await operator('PERYA', 'vendor', 'on', 'SALON')
  })
})
