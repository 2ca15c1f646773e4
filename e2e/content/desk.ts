/** What the tests of content share: a member nobody else uses, and the operator's side of things. */
import { randomUUID } from 'node:crypto'
import { test as base } from '../account/account.ts'
import { operate } from '../operator.ts'

type Desk = {
  /** A player of the demo merchant with the demo password; says their name. */
  newMember: () => Promise<string>
  /** What an operator types after `npm run merchant -- PERYA`; says what is answered. */
  operator: (...words: string[]) => Promise<string>
}

export const test = base.extend<Desk>({
  newMember: async ({ account: { query } }, use) => {
    await use(async () => {
      const userName = `m${randomUUID().replaceAll('-', '').slice(0, 12)}`
      await query(
        `with made as (
           insert into member (merchant, user_name, type, language, first_login_at)
           values ('PERYA', $1, 0, 'TY', now()) returning id),
         known as (
           insert into credential (member_id, password_hash, password_changed_at)
           select made.id, c.password_hash, now() from made, credential c
           join member juan on juan.id = c.member_id and juan.user_name = 'juan' and juan.merchant = 'PERYA')
         select id from made`,
        [userName],
      )
      await query(
        `select ledger_open_account(like_juan.kind, 'PERYA', like_juan.currency, m.id, '')
         from member m, ledger_account like_juan join member juan on juan.id = like_juan.owner
         where m.user_name = $1 and juan.user_name = 'juan' and juan.merchant = 'PERYA'`,
        [userName],
      )
      return userName
    })
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern.
  operator: async ({}, use) => {
    await use((...words) => operate('merchant', ...words))
  },
})

export { expect } from '../account/account.ts'
