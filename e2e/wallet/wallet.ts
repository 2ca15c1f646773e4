/** What the tests of the wallet share: movements of money, and what the ledger says about them. */
import { randomUUID } from 'node:crypto'
import type { TransferKind } from '@perya/contract/ledger'
import { test as base, expect } from '../account/account.ts'

type Movement = {
  kind: TransferKind
  /** In pesos; negative takes from the member. */
  pesos: number
  reference?: string
  reason?: string
}

type Wallet = {
  /** Moves money between a member and the house, in the order given. */
  move: (userName: string, ...movements: Movement[]) => Promise<void>
  /** Stakes the same small bet over and over. */
  betOften: (userName: string, times: number) => Promise<void>
  /** The member's cash as the ledger adds it up, in units of 1/10,000. */
  cashOf: (userName: string) => Promise<bigint>
}

export const test = base.extend<{ wallet: Wallet }>({
  wallet: async ({ account: { query } }, use) => {
    const accountsOf = async (userName: string) => {
      const [row] = await query(
        `select ledger_open_account('member_cash', code, currency, m.id, '') as cash,
           ledger_open_account('house', code, currency, null, '') as house
         from member m join merchant on code = m.merchant where m.user_name = $1 and code = 'PERYA'`,
        [userName],
      )
      return row as { cash: string; house: string }
    }
    await use({
      async move(userName, ...movements) {
        const row = await accountsOf(userName)
        for (const { kind, pesos, reference = null, reason = null } of movements) {
          const units = Math.round(pesos * 10_000)
          const key = `test:${userName}:${randomUUID()}`
          const values = [[key], [kind], [reference], [reason], [null], [1, 1]]
          const legs = [
            [row.cash, row.house],
            [units, -units],
          ]
          expect(
            await query('select status from ledger_post($1, $2, $3, $4, $5, $6, $7, $8)', [
              ...values,
              ...legs,
            ]),
          ).toEqual([{ status: 'posted' }])
        }
      },
      async betOften(userName, times) {
        const row = await accountsOf(userName)
        await query(`do $$ begin
          for turn in 1..${times} loop
            perform ledger_post(array['test:' || gen_random_uuid()], array['stake'], array[null], array[null],
              array[null]::bigint[], array[1, 1], array[${row.cash}, ${row.house}]::bigint[], array[-5000, 5000]::bigint[]);
          end loop;
        end $$`)
      },
      async cashOf(userName) {
        const [row] = await query(
          `select coalesce(sum(e.amount), 0)::text as sum
           from ledger_entry e join ledger_account a on a.id = e.account_id join member m on m.id = a.owner
           where m.user_name = $1 and a.merchant = 'PERYA' and a.kind = 'member_cash'`,
          [userName],
        )
        return BigInt(String(row?.sum))
      },
    })
  },
})

export { expect }
