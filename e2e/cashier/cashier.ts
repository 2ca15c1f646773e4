/** What the tests of the cashier share: members nobody else knows, and the operator's desk. */
import { randomUUID } from 'node:crypto'
import { operate } from '../operator.ts'
import { test as base, expect } from '../wallet/wallet.ts'

type Cashier = {
  /** A member of their own, with juan's passwords and name. */
  newMember: () => Promise<string>
  /** Speaks the operator's words. */
  operate: (...words: string[]) => Promise<string>
}

export const test = base.extend<{ cashier: Cashier }>({
  cashier: async ({ account: { query } }, use) => {
    await use({
      async newMember() {
        const userName = `c${randomUUID().slice(0, 8)}`
        await query(
          `with juan as (select * from member where merchant = 'PERYA' and user_name = 'juan'),
           made as (
             insert into member (merchant, user_name, type, payee_name, language)
             select merchant, $1, 0, payee_name, language from juan returning id),
           lined as (insert into member_line (upline_id, member_id, depth) select id, id, 0 from made)
           insert into credential (member_id, password_hash, password_changed_at, withdrawal_password_hash)
           select made.id, password_hash, now(), withdrawal_password_hash
           from made, credential where member_id = (select id from juan)`,
          [userName],
        )
        await query(
          `select ledger_open_account(kind, 'PERYA', 'PHP', id, '')
           from member, unnest(array['member_cash', 'member_bonus', 'member_held', 'in_transit']) kind
           where user_name = $1`,
          [userName],
        )
        return userName
      },
      operate: (...words) => operate('cashier', ...words),
    })
  },
})

export { expect }
