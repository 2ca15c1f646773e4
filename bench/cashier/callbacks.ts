/** A hundred callbacks a second, each for one of a hundred members whose apps are open; one of them is a real browser. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gatewayCallbackPath, gatewayHeaders } from '@perya/contract/gateway'
import { followEvents } from '@perya/contract/live'
import { chromium } from '@playwright/test'
import pg from 'pg'
import { sign } from '../../apps/server/src/features/cashier/gateway/signature.ts'
import { freePort } from '../../apps/server/src/platform/free-port.ts'
import { logIn as logInBrowser } from '../../e2e/log-in.ts'
import { newDataFolder } from '../../tools/running-server.ts'
import { start } from '../http-load.ts'
import { logIn, openSeal } from '../identity.ts'

const members = 100
const perSecond = 100
const depositsEach = 12
const secret = 'a gateway secret for benches, long enough'
const pesos = 100

type Open = { name: string; references: string[]; sentAt: number[]; seenAt: number[] }

export async function measureCallbacks(): Promise<Record<string, number>> {
  const data = newDataFolder()
  const server = await start('apps/server/src/main.ts', join(data.path, 'platform.log'), {
    PORT: String(await freePort()),
    PERYA_DATA: data.path,
    RATE_PER_MINUTE: '1000000000',
    LOG_LEVEL: 'info',
    TRUST_PROXY: '127.0.0.1',
    PAYMENT_GATEWAY_URL: 'http://127.0.0.1:9',
    PAYMENT_GATEWAY_SECRET: secret,
  })
  const closes: (() => void | Promise<void>)[] = []
  try {
    const opened = await openMembers(data.path)
    const seal = await openSeal(server.url)
    for (const member of opened.slice(1)) {
      const { cookie, token } = await logIn(server.url, await seal(member.name), undefined)
      closes.push(await follow(server.url, { cookie, token }, member))
    }
    const screen = opened[0] as Open
    const browser = await watchScreen(server.url, screen)
    closes.push(browser.close)
    await tellAll(server.url, opened)
    const until = Date.now() + 30_000
    const isSeen = ({ sentAt, seenAt }: Open) => sentAt.every((_, index) => seenAt[index] !== undefined)
    while (Date.now() < until) {
      screen.seenAt = await browser.seen()
      if (opened.every(isSeen)) break
      await pause(100)
    }
    const lost = opened.reduce(
      (sum, { sentAt, seenAt }) => sum + sentAt.filter((_, index) => seenAt[index] === undefined).length,
      0,
    )
    if (lost > 0) throw new Error(`${lost} credits never reached an app`)
    const took = (of: readonly Open[]) =>
      of
        .flatMap(({ sentAt, seenAt }) => sentAt.map((at, index) => (seenAt[index] ?? Number.NaN) - at))
        .sort((a, b) => a - b)
    const all = took(opened)
    const onScreen = took([screen])
    return {
      callbacksPerSecond: perSecond,
      callbacks: all.length,
      callbackToAppP50Ms: quantile(all, 0.5),
      callbackToAppP99Ms: quantile(all, 0.99),
      callbackToAppMaxMs: all.at(-1) ?? Number.NaN,
      callbackToScreenP50Ms: quantile(onScreen, 0.5),
      callbackToScreenMaxMs: onScreen.at(-1) ?? Number.NaN,
    }
  } finally {
    for (const close of closes) await close()
    await server.stop()
    data.remove()
  }
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Members with juan's password and deposits that wait to be paid. */
async function openMembers(folder: string): Promise<Open[]> {
  const [, , , port] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const db = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`)
  await db.connect()
  await db.query(
    `with made as (
       insert into member (merchant, user_name, type, language, first_login_at)
       select 'PERYA', 'bench' || n, 0, 'EN', now() from generate_series(1, ${members}) n returning id
     ), accounts as (
       select ledger_open_account(kind, 'PERYA', 'PHP', id, '')
       from made, unnest('{member_cash,member_bonus,member_held,in_transit}'::text[]) kind
     ), lines as (
       insert into member_line (upline_id, member_id, depth) select id, id, 0 from made
     ), agreed as (
       insert into consent (member_id, kind, version)
       select made.id, c.kind, c.version
       from made, consent c join member juan on juan.id = c.member_id and juan.user_name = 'juan'
     )
     insert into credential (member_id, password_hash, password_changed_at)
     select made.id, c.password_hash, now()
     from made, credential c join member juan on juan.id = c.member_id and juan.user_name = 'juan'
     where (select count(*) from accounts) > 0`,
  )
  const { rows } = await db.query<{ name: string; reference: string }>(
    `insert into deposit (reference, request_key, merchant, member_id, channel_id, gateway, amount, fee, currency,
       created_at, expires_at, next_query_at)
     select 'B' || m.id || 'N' || n, 'b' || m.id || 'n' || n, 'PERYA', m.id, c.id, '127.0.0.1', ${pesos * 10_000}, 0,
       'PHP', now(), now() + interval '1 day', now() + interval '1 day'
     from member m, deposit_channel c, generate_series(1, ${depositsEach}) n
     where m.user_name like 'bench%' and c.code = 'gcash' and c.merchant = 'PERYA'
     returning reference, (select user_name from member where id = member_id) as name`,
  )
  await db.end()
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, own]) => ({
    name,
    references: own.map(({ reference }) => reference),
    sentAt: [],
    seenAt: [],
  }))
}

/** Reads the event stream as the app does, and writes down when each credit was in it. */
function follow(
  url: string,
  { cookie, token }: { cookie: string; token: string },
  member: Open,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const call = request(`${url}${followEvents.path}`, { headers: { cookie, token, language: 'EN' } })
    call.on('error', reject)
    call.on('response', (response) => {
      if (response.statusCode !== 200) return reject(new Error(`the stream answered ${response.statusCode}`))
      let text = ''
      response.setEncoding('utf8')
      response.on('error', () => {})
      response.on('data', (chunk: string) => {
        text += chunk
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          note(member, text.slice(0, end))
          text = text.slice(end + 2)
        }
      })
      resolve(() => call.destroy())
    })
    call.end()
  })
}

function note(member: Open, event: string): void {
  if (!/^event: balance$/m.test(event)) return
  const sum = /"sumBalance":"([\d.]+)"/.exec(event)?.[1]
  const credits = Math.round(Number(sum) / pesos)
  for (let index = 0; index < credits; index += 1) member.seenAt[index] ??= Date.now()
}

/** Runs in the page: writes down when each credit was in the figure of its head. */
const lookout = `
  window.seen = []
  const look = () => {
    const text = document.querySelector('.account-pill')?.textContent ?? ''
    const sum = /₱([\\d,]+\\.\\d\\d)/.exec(text)?.[1] ?? '0'
    const credits = Math.round(Number(sum.replaceAll(',', '')) / ${pesos})
    for (let index = 0; index < credits; index += 1) window.seen[index] ??= Date.now()
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
`

/** The balance in the head of the home page, read whenever it changes. */
async function watchScreen(url: string, member: Open) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })
  const page = await browser.newPage({ baseURL: url, viewport: { width: 390, height: 844 } })
  await logInBrowser(page, member.name)
  await page.addInitScript({ content: lookout })
  await page.goto('/m/home')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.locator('.account-pill').getByText('₱0.00').waitFor()
  return {
    seen: () => page.evaluate<number[]>('window.seen'),
    close: () => browser.close(),
  }
}

/** One callback every ten milliseconds, each for another member than the one before. */
async function tellAll(url: string, opened: readonly Open[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const calls: Promise<void>[] = []
  const from = performance.now()
  for (let number = 0; number < members * depositsEach; number += 1) {
    const due = from + (number * 1_000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await pause(wait)
    const member = opened[number % members] as Open
    const reference = member.references[member.sentAt.length] as string
    member.sentAt.push(Date.now())
    calls.push(tell(url, agent, reference))
  }
  await Promise.all(calls)
  agent.destroy()
}

function tell(url: string, agent: Agent, reference: string): Promise<void> {
  const amount = `${pesos}.00`
  const report = {
    state: 'paid',
    account: 'PERYA',
    payment: randomUUID(),
    reference,
    amount,
    currency: 'PHP',
  }
  const payload = JSON.stringify(report)
  const time = String(Date.now())
  return new Promise((resolve, reject) => {
    const call = request(`${url}${gatewayCallbackPath}`, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
        [gatewayHeaders.time]: time,
        [gatewayHeaders.signature]: sign(secret, time, payload),
      },
    })
    call.on('error', reject)
    call.on('response', (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`a callback got ${response.statusCode}`)),
      )
    })
    call.end(payload)
  })
}
