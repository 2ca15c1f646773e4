import type { OutputOf } from '@perya/contract/endpoint'
import type {
  memberTransactions,
  merchantWallet,
  walletBalance,
  walletTransfers,
} from '@perya/contract/wallet'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveFeature } from '#features/live/index.ts'
import { merchantsFeature } from '#features/merchants/index.ts'
import { openDb, openPool } from '#platform/db.ts'
import type { Feature } from '#platform/feature.ts'
import { openNotifications } from '#platform/notifications.ts'
import { makeServices } from '#platform/service.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { buildApp } from '../../app.ts'
import { openHouseAccount, openMemberAccounts } from './accounts.ts'
import { fundDemoMember } from './fund-demo-member.ts'
import { hold } from './hold.ts'
import { walletFeature } from './index.ts'
import { postTransfer } from './post-transfer.ts'
import { stakeOf } from './testing/open-ledger.ts'

const juan = 501n
const maria = 502n
const pedro = 503n

/** Lets a test act as any member: the token is the member's number. */
const testIdentity: Feature = {
  name: 'test identity',
  gates: () => ({
    findSignedIn: (request) => {
      const token = request.headers.token
      if (typeof token !== 'string') return null
      return Promise.resolve({
        memberId: BigInt(token),
        merchant: 'PERYA',
        userName: `member${token}`,
        memberType: 0,
        sessionId: 1n,
        role: 'player',
      })
    },
  }),
}

const features = [merchantsFeature, walletFeature, liveFeature, testIdentity]

let test: TestApp
let base: string
let house: bigint
let cash: bigint

beforeAll(async () => {
  test = await openTestApp({ features })
  const { ctx } = test
  await ctx.db.transaction().execute(async (tx) => {
    await fundDemoMember(tx, { memberId: juan, merchant: 'PERYA', amount: 100_000_000n })
    await openMemberAccounts(tx, { memberId: maria, merchant: 'PERYA' })
  })
  house = await openHouseAccount(ctx.db, { kind: 'house', merchant: 'PERYA' })
  cash = (await openMemberAccounts(ctx.db, { memberId: juan, merchant: 'PERYA' })).cash
  await postTransfer(ctx, {
    ...stakeOf('route:1', cash, house, 125_000n),
    reference: '=HYPERLINK("x"), round 1',
  })
  await ctx.db.transaction().execute((tx) => hold(tx, { key: 'route:w', memberId: juan, amount: 1_000_000n }))
  base = await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

async function get<T>(
  path: string,
  member: bigint | null = juan,
  language = 'EN',
): Promise<{ status: number; value: T }> {
  const headers = { language, ...(member === null ? {} : { token: member.toString() }) }
  const response = await test.app.inject({ url: path, headers })
  return { status: response.statusCode, value: response.json().value }
}

describe('a member', () => {
  it('HEAD-2 sees the total, what may be withdrawn, what is held and the bonus', async () => {
    const { value } = await get<OutputOf<typeof walletBalance>>('/wps/wallets/balance')
    expect(value).toEqual({
      sumBalance: '9987.50',
      cash: '9887.50',
      overdrawn: '0.00',
      held: '100.00',
      bonus: '0.00',
      inGames: '0.00',
      currency: 'PHP',
      version: '4',
    })
  })

  it('HEAD-2 sees the debt that a correction left, apart from what may be withdrawn', async () => {
    const { ctx } = test
    const owing = await openMemberAccounts(ctx.db, { memberId: pedro, merchant: 'PERYA' })
    await postTransfer(ctx, {
      ...stakeOf('route:overdrawn', owing.cash, house, 1_234_500n),
      kind: 'settlement',
    })
    const { value } = await get<OutputOf<typeof walletBalance>>('/wps/wallets/balance', pedro)
    expect(value).toMatchObject({ sumBalance: '-123.45', cash: '0.00', overdrawn: '123.45' })
  })

  it('HOME-1 sees the wallets the site keeps for them, in their language', async () => {
    const { value } = await get<OutputOf<typeof merchantWallet>>('/wps/wallets/merchant', juan, 'TY')
    expect(value.merchantCode).toBe('PERYA')
    expect(value.wallets[0]).toEqual({
      wallet: 'cash',
      name: 'Main wallet',
      balance: '9887.50',
      isWithdrawable: true,
    })
    expect(value.wallets.map((line) => line.wallet)).toEqual(['cash', 'bonus', 'held', 'in_transit'])
  })

  it('PAY-5 reads a statement whose opening balance and lines make its closing balance', async () => {
    const { value } = await get<OutputOf<typeof memberTransactions>>('/wps/relay/ODS2_MemberTransaction')
    expect(value).toMatchObject({
      opening: '0.00',
      closing: '9887.50',
      totalCount: 3,
      totalIn: '10000.00',
      totalOut: '-112.50',
    })
    expect(value.lines.map((line) => [line.code, line.name, line.amount, line.balance])).toEqual([
      ['hold', 'Withdrawal, in process', '-100.00', '9887.50'],
      ['stake', 'Bet', '-12.50', '9987.50'],
      ['demo_funding', 'Starting balance', '10000.00', '10000.00'],
    ])
  })

  it('PAY-4 filters it by code, by group and by page', async () => {
    const read = async (query: string) =>
      (await get<OutputOf<typeof memberTransactions>>(`/wps/relay/ODS2_MemberTransaction?${query}`)).value
    expect((await read('types=stake')).lines.map((line) => line.code)).toEqual(['stake'])
    expect((await read('types=play,demo_funding')).totalCount).toBe(2)
    expect((await read('types=A')).totalCount).toBe(0)
    expect((await read('wallet=held')).lines.map((line) => line.amount)).toEqual(['100.00'])
    const second = await read('pageSize=2&pageNo=2')
    expect(second.totalCount).toBe(3)
    expect(second.lines.map((line) => line.code)).toEqual(['demo_funding'])
    expect((await read('startDate=2020-01-01&endDate=2020-01-31')).totalCount).toBe(0)
  })

  it('R-7 is told when a filter or a period makes no sense', async () => {
    for (const query of [
      'types=everything',
      'pageNo=0',
      'pageSize=1e3',
      'startDate=2026-02-30',
      'extra=1',
      'wallet=mine',
    ]) {
      expect((await get(`/wps/relay/ODS2_MemberTransaction?${query}`)).status, query).toBe(400)
    }
    const refusal = async (days: string) => {
      const response = await test.app.inject({
        url: `/wps/relay/ODS2_MemberTransaction?${days}`,
        headers: { language: 'EN', token: juan.toString() },
      })
      return [response.statusCode, response.json().message]
    }
    expect(await refusal('startDate=2020-01-01&endDate=2026-01-01')).toEqual([
      400,
      'Please choose up to 400 days.',
    ])
    expect(await refusal('startDate=2026-02-01&endDate=2026-01-01')).toEqual([
      400,
      'The start date must be before the end date.',
    ])
  })

  it('PAY-4 takes the statement home as a file no spreadsheet runs', async () => {
    const response = await test.app.inject({
      url: '/wps/relay/ODS2_MemberTransaction.csv',
      headers: { token: juan.toString(), language: 'EN' },
    })
    expect(response.headers['content-type']).toContain('text/csv')
    expect(response.headers['content-disposition']).toMatch(/statement-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv/)
    const lines = response.body.replace('\uFEFF', '').trim().split('\r\n')
    expect(lines[0]).toBe(
      'Time (Asia/Manila),Transaction,Name,Reference no.,Amount,Balance,Wallet,Game,Provider,Won or lost in the game,Reason,Reverses transaction',
    )
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d 00:00:00,,Starting balance,,,0.00,Main wallet,,,,,$/)
    expect(lines[3]).toContain(`Bet,"'=HYPERLINK(""x""), round 1",-12.50,9987.50,Main wallet,`)
    expect(lines.at(-1)).toContain('Ending balance,,,9887.50,Main wallet,')
  })

  it('PAY-5 sees movements between their own wallets', async () => {
    const { value } = await get<OutputOf<typeof walletTransfers>>('/wps/relay/GLS2_WalletTransfer')
    expect(value.transfers).toMatchObject([{ code: 'hold', from: 'cash', to: 'held', amount: '100.00' }])
  })

  it('sees nothing of anybody else', async () => {
    expect((await get<OutputOf<typeof walletBalance>>('/wps/wallets/balance', maria)).value.sumBalance).toBe(
      '0.00',
    )
    expect(
      (await get<OutputOf<typeof memberTransactions>>('/wps/relay/ODS2_MemberTransaction', maria)).value
        .lines,
    ).toEqual([])
  })
})

describe('a visitor', () => {
  it('PAY-5 may read the names of transactions in both languages', async () => {
    const english = await get<{ code: string; name: string }[]>('/wps/relay/GLS2_TxCodeList', null)
    const tagalog = await get<{ code: string; name: string }[]>('/wps/relay/GLS2_TxCodeList', null, 'TY')
    expect(english.value.find((line) => line.code === 'stake')?.name).toBe('Bet')
    expect(tagalog.value.find((line) => line.code === 'stake')?.name).toBe('Taya')
  })

  it.each([
    '/wps/wallets/balance',
    '/wps/wallets/merchant',
    '/wps/member/events',
    '/wps/relay/ODS2_MemberTransaction',
  ])('is asked to log in at %s', async (path) => {
    expect((await get(path, null)).status).toBe(401)
  })

  it('gets no stream for a token in the address', async () => {
    expect((await get(`/wps/member/events?token=${juan}`, null)).status).toBe(401)
  })
})

describe('an open app', () => {
  it('hears every change of the balance as it commits', async () => {
    const stream = await listen(juan)
    expect(await stream.next()).toMatchObject({ id: '4', balance: { sumBalance: '9987.50' } })
    await postTransfer(test.ctx, stakeOf('live:1', cash, house, 10_000n))
    expect(await stream.next()).toMatchObject({ id: '5', balance: { sumBalance: '9986.50' } })
    stream.close()
  })

  it('that comes back gets what it missed, and nothing when it missed nothing', async () => {
    await postTransfer(test.ctx, stakeOf('live:2', cash, house, 10_000n))
    await postTransfer(test.ctx, stakeOf('live:3', cash, house, 10_000n))
    const behind = await listen(juan, '5')
    expect(await behind.next()).toMatchObject({ id: '7', balance: { sumBalance: '9984.50' } })
    behind.close()
    const upToDate = await listen(juan, '7')
    await postTransfer(test.ctx, stakeOf('live:4', cash, house, 10_000n))
    expect(await upToDate.next()).toMatchObject({ id: '8' })
    upToDate.close()
  })

  it('misses nothing when the server lost its notifications and a bet was placed meanwhile', async () => {
    const stream = await listen(juan, '8')
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'perya-listen'`.execute(test.ctx.db)
    await postTransfer(test.ctx, stakeOf('live:5', cash, house, 10_000n))
    expect(await stream.next()).toMatchObject({ id: '9' })
    stream.close()
  })

  it('is disconnected when the member logs out, and forgotten when it disconnects by itself', async () => {
    const listeners = () => metric('live_listeners')
    await expect.poll(listeners).toBe(0)
    const [first, second] = [await listen(maria), await listen(maria)]
    expect(await listeners()).toBe(2)
    first.close()
    await expect.poll(listeners).toBe(1)
    await sql`select pg_notify('session', ${maria.toString()})`.execute(test.ctx.db)
    await second.ended
    await expect.poll(listeners).toBe(0)
  })

  it('is one of at most five of a member', async () => {
    const streams = await Promise.all(Array.from({ length: 5 }, () => listen(maria)))
    const sixth = await fetch(`${base}/wps/member/events`, { headers: { token: maria.toString() } })
    expect(sixth.status).toBe(429)
    await sixth.text()
    for (const stream of streams) stream.close()
    await expect.poll(() => metric('live_listeners')).toBe(0)
  })
})

describe('apps at two nodes', () => {
  it('hear every change of the balance, whichever node made it', async () => {
    const other = await openNode()
    const streams = [await listen(juan, '8'), await listen(juan, '8', other.base)]
    const heard = () => Promise.all(streams.map(async (stream) => (await stream.next()).id))
    expect(await heard()).toEqual(['9', '9'])
    await postTransfer(other.ctx, stakeOf('live:6', cash, house, 10_000n))
    expect(await heard()).toEqual(['10', '10'])
    await postTransfer(test.ctx, stakeOf('live:7', cash, house, 10_000n))
    expect(await heard()).toEqual(['11', '11'])
    for (const stream of streams) stream.close()
    await other.close()
  })
})

describe('a server that stops', () => {
  it('R-113 ends the streams it serves instead of waiting for them', async () => {
    const stream = await listen(maria)
    await test.app.close()
    await stream.ended
  })
})

async function metric(name: string): Promise<number> {
  const { register } = await import('prom-client')
  return (await register.getSingleMetric(name)?.get())?.values[0]?.value ?? Number.NaN
}

type Heard = { id: string; balance: OutputOf<typeof walletBalance> }

/** A second server on the same database, in this process. */
async function openNode() {
  const pool = openPool(test.url)
  const db = openDb(pool)
  const notifications = await openNotifications(test.url, test.ctx.log)
  const ctx = { ...test.ctx, pool, db, notifications, services: makeServices() }
  const app = await buildApp(ctx, features)
  return {
    ctx,
    base: await app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await app.close()
      await notifications.close()
      await db.destroy()
    },
  }
}

/** Reads server-sent events the way the app does: with fetch, the token in a header. */
async function listen(member: bigint, lastEventId?: string, at = base) {
  const stop = new AbortController()
  const response = await fetch(`${at}/wps/member/events`, {
    headers: { token: member.toString(), ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    signal: stop.signal,
  })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const heard: Heard[] = []
  const waiting: ((event: Heard) => void)[] = []
  let text = ''
  const ended = (async () => {
    for await (const chunk of (response.body as ReadableStream<Uint8Array>).pipeThrough(
      new TextDecoderStream(),
    )) {
      text += chunk
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        const id = /^id: (.*)$/m.exec(block)?.[1]
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (id === undefined || data === undefined) continue
        const event = { id, balance: JSON.parse(data) }
        const next = waiting.shift()
        if (next) next(event)
        else heard.push(event)
      }
    }
  })().catch((error: Error) => {
    if (error.name !== 'AbortError') throw error
  })
  return {
    next: () =>
      new Promise<Heard>((resolve) => {
        const event = heard.shift()
        if (event) resolve(event)
        else waiting.push(resolve)
      }),
    ended,
    close: () => stop.abort(),
  }
}
