/** What the tests of accounts share: messages as sent, the merchant's settings, and a quiet start. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { query } from '../database.ts'
import { setMerchant } from '../operator.ts'
import { test as base, expect } from '../site.ts'

type Account = {
  /** Changes a setting of the demo merchant, JSON where it has a shape; changed back when the test ends. */
  set: (name: string, value: unknown) => Promise<void>
  /** The newest message to a number or an address that holds what is looked for. */
  messageTo: (to: string, holds?: RegExp) => Promise<string>
  /** Looks into the database, for what no screen shows. */
  query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
}

/** Demo members share one password, and a test that changes it must not meet the next, in whatever order they run. */
const restorePasswords = `
  update credential c set password_hash = juan.password_hash
  from credential juan
  where juan.member_id = (select id from member where merchant = 'PERYA' and user_name = 'juan')
    and c.password_hash is distinct from juan.password_hash
    and c.member_id in (select id from member where user_name in ('amihan', 'crispin', 'tala', 'malaya', 'datu'))`

const likeJuan = `
  with juan as (select * from member where merchant = 'PERYA' and user_name = 'juan'),
  made as (
    insert into member (merchant, user_name, type, payee_name, language, first_login_at)
    select merchant, $1, 0, payee_name, language, now() from juan returning id),
  lined as (insert into member_line (upline_id, member_id, depth) select id, id, 0 from made),
  agreed as (
    insert into consent (member_id, kind, version)
    select made.id, kind, version from made, consent where member_id = (select id from juan))
  insert into credential (member_id, password_hash, password_changed_at, withdrawal_password_hash)
  select made.id, password_hash, now(), withdrawal_password_hash
  from made, credential where member_id = (select id from juan)`

const accountsLikeJuan = `
  select ledger_open_account(of_juan.kind, 'PERYA', of_juan.currency, m.id, '')
  from member m, ledger_account of_juan join member juan on juan.id = of_juan.owner
  where m.user_name = $1 and juan.user_name = 'juan' and juan.merchant = 'PERYA'`

type Fixtures = {
  account: Account
  calm: undefined
  /** A player whom no other test knows, with juan's name and passwords and no money; says the user name. */
  newMember: () => Promise<string>
}

export const test = base.extend<Fixtures>({
  // Every browser here has the same address: without this, the failures of one test would meet the next.
  calm: [
    async ({ baseURL: _ }, use) => {
      await query('delete from throttle')
      await use(undefined)
      await query(restorePasswords)
    },
    { auto: true },
  ],
  account: async ({ request, baseURL }, use) => {
    const before = new Map<string, unknown>()
    const read = async (name: string) => {
      const answer = await request.get(`${baseURL}/wps/system/settings/consolidated`)
      const { value } = (await answer.json()) as { value: Settings }
      return value.whitelabel[name] ?? value.mobileTemplate[name] ?? value[name] ?? null
    }
    const set = async (name: string, value: unknown) => {
      if (!before.has(name)) before.set(name, await read(name))
      await setMerchant(name, toText(value))
      await expect.poll(() => read(name)).toEqual(value)
    }
    await use({
      set,
      query,
      async messageTo(to, holds = /./) {
        let body = ''
        await expect
          .poll(async () => {
            const answer = await request.get(`${baseURL}/dev/outbox.json?to=${encodeURIComponent(to)}`)
            const { value } = (await answer.json()) as { value: { messages: { body: string }[] } }
            body = value.messages.find((message) => holds.test(message.body))?.body ?? ''
            return body
          })
          .not.toBe('')
        return body
      },
    })
    for (const [name, value] of before) await set(name, value)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern.
  newMember: async ({}, use) => {
    await use(async () => {
      const userName = `m${randomUUID().replaceAll('-', '').slice(0, 12)}`
      await query(likeJuan, [userName])
      await query(accountsLikeJuan, [userName])
      return userName
    })
  },
})

export { expect }

type Settings = Record<string, unknown> & {
  whitelabel: Record<string, unknown>
  mobileTemplate: Record<string, unknown>
}

function toText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The code an SMS carries. */
export const codeIn = (message: string) => /\b\d{6}\b/.exec(message)?.[0] ?? ''

export const submit = (page: Page) => page.locator('form button[type="submit"]')

/** The way around the picture: the browser works it out, which takes a crowded machine a while. */
export async function passCaptchaByWork(page: Page): Promise<void> {
  test.slow()
  const wayAround = page.getByRole('button', { name: /Hindi mabasa ang picture|Can’t read the picture/ })
  // A click that waits for the end of the test would not say what stands there instead.
  await wayAround.waitFor({ timeout: 60_000 }).catch(async () => {
    throw new Error(`no way around the picture on:\n${await page.locator('body').ariaSnapshot()}`)
  })
  await wayAround.click()
  await expect(page.getByText(/Okay na\.|All good\./)).toBeVisible({ timeout: 120_000 })
}

export const session = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? 'null') as Record<string, unknown> | null)
