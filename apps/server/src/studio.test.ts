import { launchGame } from '@perya/contract/member-games'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { readVendors } from '#features/vendors/directory.ts'
import { compareDueReports } from '#features/vendors/index.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { offerStudioGames, openStudioBeside } from './studio.ts'

let test: TestApp
let studio: Awaited<ReturnType<typeof openStudioBeside>>
let juan: Client
beforeAll(async () => {
  test = await openTestApp()
  studio = await openStudioBeside(test.ctx, test.url)
  await studio.mount(test.app)
  juan = openClient(test)
  await juan.logIn('juan')
})
afterAll(async () => {
  await test.close()
  await studio.close()
})

const dice = { vendor: 'PERYA', gameId: 'DICE' } as const
const launch = (game: { vendor: string; gameId: string }) => juan.call(launchGame, game)

it('LAUNCH-3 a game whose client is built opens at the studio, and the others say they are under maintenance', async () => {
  await offerStudioGames(test.ctx, { ...studio, offers: new Map([['PERYA', ['DICE']]]) })
  await eventually(async () => expect((await launch(dice)).success).toBe(true))
  const { value } = await launch(dice)
  expect(value.url).toMatch(/^\/studio\/play\?game=DICE&token=[\w-]{43}&mode=real&language=EN$/)
  for (const closed of [
    { vendor: 'PERYA', gameId: 'CRASH' },
    { vendor: 'LUNTIAN', gameId: 'DRAGON_OF_MAYON' },
  ]) {
    expect(await launch(closed)).toMatchObject({ status: 409, errorCode: 'game.maintenance' })
  }
})

it('LAUNCH-3 without a client nothing is offered', async () => {
  await offerStudioGames(test.ctx, { ...studio, offers: new Map() })
  await eventually(async () => expect((await launch(dice)).errorCode).toBe('game.maintenance'))
})

it('LAUNCH-3 the studio answers beside the platform, in its own words', async () => {
  const { status, body } = await test.app
    .inject({ method: 'POST', url: '/studio/api/balance', payload: { session: 'nobody' } })
    .then(({ statusCode, json }) => ({ status: statusCode, body: json() }))
  expect({ status, body }).toEqual({
    status: 401,
    body: { errorCode: 'studio.session', message: 'Tapos na ang session mo. Buksan ulit ang laro.' },
  })
})

it('R-41 every vendor of the demo whose wallet is ours gives its report', async () => {
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
  await test.ctx.pool.query(
    "update vendor set created_at = '2026-01-01', base_url = replace(base_url, 'http://127.0.0.1:0', $1)",
    [address],
  )
  const ctx = { ...test.ctx, now: () => new Date('2026-03-10T02:30:00Z') }
  await readVendors(ctx)
  // One that a busy machine kept waiting is asked again.
  await eventually(async () => {
    await compareDueReports(ctx)
    const { rows } = await test.ctx.pool.query(
      `select v.code, count(compared_at)::int as compared, max(fault) as fault
       from vendor v left join vendor_report r on r.vendor_id = v.id where v.wallet = 'seamless' group by v.code`,
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const row of rows) expect(row).toMatchObject({ compared: 7, fault: null })
  })
})

it('LAUNCH-3 the platform says for itself who calls too often', async () => {
  const busy = await openTestApp({ context: { env: { ratePerMinute: 1 } } })
  const beside = await openStudioBeside(busy.ctx, busy.url)
  try {
    await beside.mount(busy.app)
    // Both in one minute: over its border one call more may pass.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const call = () =>
      busy.app.inject({ method: 'POST', url: '/studio/api/balance', payload: { session: 'nobody' } })
    await call()
    const refused = await call()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ errorCode: 'rate.limited' })
  } finally {
    await busy.close()
    await beside.close()
  }
})
