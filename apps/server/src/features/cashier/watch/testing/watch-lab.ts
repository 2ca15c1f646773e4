/** A cashier that takes and pays any amount without turnover, and whose cash steps happen when a test says so. */
import { randomUUID } from 'node:crypto'
import { createWithdrawal, listBankCards } from '@perya/contract/withdrawals'
import { formatAmount, parseAmount } from '@perya/money'
import { sql } from 'kysely'
import type { Client } from '#features/identity/testing/client.ts'
import { createMember } from '#features/members/index.ts'
import { fundDemoMember } from '#features/wallet/index.ts'
import { applyReport } from '../../deposits/apply-payment.ts'
import { createDeposit } from '../../deposits/create-deposit.ts'
import { localGateway } from '../../gateway/local-gateway.ts'
import { demoWithdrawalPassword, openCashierLab } from '../../testing/cashier-lab.ts'
import { payOut } from '../../withdrawals/pay-out.ts'
import { listOpenCases } from '../case.store.ts'
import { readCase } from '../review-case.ts'
import { watchCash } from '../watch-cash.ts'

export type Watched = { memberId: bigint; userName: string }
export type Taker = Watched & { client: Client }

/** On a banking day in the past that no test reaches by the clock. */
const noon = '2026-03-02T12:00:00+08:00'

export async function openWatchLab() {
  const lab = await openCashierLab()
  const { ctx } = lab
  const million = 10_000_000_000n
  await ctx.pool.query(
    `update deposit_channel set min_amount = 1, max_amount = $1, daily_max = null, fee_fixed = 0, fee_rate = 0
     where code = 'gcash'`,
    [100n * million],
  )
  await ctx.pool.query(
    "update payout_bank set min_amount = 1, max_amount = $1, fee_fixed = 0, fee_rate = 0 where code = 'gcash'",
    [100n * million],
  )
  await ctx.pool.query(
    `insert into withdrawal_rule (merchant, auto_max, daily_count) values ('PERYA', $1, 50)
     on conflict (merchant) do update set auto_max = excluded.auto_max, daily_count = excluded.daily_count`,
    [100n * million],
  )
  await ctx.pool.query("insert into turnover_rule (merchant, percent) values ('PERYA', 0)")

  const gateway = localGateway(ctx).name
  const { rows: channels } = await ctx.pool.query(
    "select id from deposit_channel where merchant = 'PERYA' and code = 'gcash'",
  )
  /** Begins a deposit; answers its reference. */
  const begin = async ({ memberId }: Watched, amount: string): Promise<string> => {
    const asked = { merchant: 'PERYA', memberId, channelId: channels[0].id, promotionId: null }
    const deposit = { ...asked, requestKey: randomUUID(), amount: parseAmount(amount) }
    return (await createDeposit(ctx, deposit)).reference
  }

  return {
    ...lab,
    /** A verified member who deposits, with ₱10,000 of their own. */
    async newDepositor(): Promise<Watched> {
      const userName = `d${randomUUID().slice(0, 8)}`
      const memberId = await ctx.db.transaction().execute(async (tx) => {
        const about = {
          merchant: 'PERYA',
          userName,
          type: 0,
          language: 'EN',
          registeredAt: ctx.now(),
        } as const
        const id = await createMember(ctx, tx, about)
        await fundDemoMember(tx, { memberId: id, merchant: 'PERYA', amount: parseAmount('10000') })
        return id
      })
      await lab.verify(memberId)
      return { memberId, userName }
    },
    /** A verified member who is logged in and has a bank card, so that they can withdraw. */
    async newTaker(): Promise<Taker> {
      const client = await lab.newPayee()
      const { rows } = await ctx.pool.query(
        `update member set identity_verified_at = now() where id = (select max(member_id) from bank_card)
         returning id, user_name`,
      )
      return { client, memberId: rows[0].id, userName: rows[0].user_name }
    },
    begin,
    async pay(reference: string, amount: string, account = 'PERYA'): Promise<void> {
      const payment = randomUUID()
      await applyReport(ctx, gateway, { state: 'paid', account, payment, reference, amount, currency: 'PHP' })
    },
    async deposit(member: Watched, ...amounts: string[]): Promise<void> {
      for (const amount of amounts) await this.pay(await begin(member, amount), amount)
    },
    async fail(member: Watched): Promise<void> {
      const reference = await begin(member, '100')
      await applyReport(ctx, gateway, { state: 'failed', account: 'PERYA', payment: randomUUID(), reference })
    },
    /** Requests a withdrawal; answers its id. */
    async ask({ client }: Taker, amount: string): Promise<string> {
      const { cards } = (await client.call(listBankCards, {})).value
      const answer = await client.call(createWithdrawal, {
        requestKey: randomUUID(),
        cardId: cards[0]?.id ?? '',
        amount,
        password: demoWithdrawalPassword,
      })
      if (!answer.success) throw new Error(answer.text)
      return answer.value.id
    },
    payOut: () => payOut(ctx),
    /** Dates a member's waiting cash steps to these instants, the last for all the rest, and watches everybody. */
    async watch({ memberId }: Watched, ...instants: string[]): Promise<void> {
      const at = instants.length === 0 ? [noon] : instants
      await ctx.db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx)
        await sql`
          update cash_step s set at = (${at}::timestamptz[])[least(n.place, ${at.length}::int)]
          from (
            select id, row_number() over (order by id)::int as place from cash_step
            where member_id = ${memberId} and watched_at is null
          ) n
          where n.id = s.id`.execute(tx)
      })
      await watchCash(ctx)
    },
    /** The open cases of a member: kind, day, amount, and how much evidence each has. */
    async casesOf({ userName }: Watched): Promise<[string, string, string, number][]> {
      const open = (await listOpenCases(ctx.db, 'PERYA')).filter((each) => each.userName === userName)
      return Promise.all(
        open.map(async ({ reference, kind, bankingDay, amount }) => {
          const { evidence } = await readCase(ctx.db, { merchant: 'PERYA', reference })
          return [kind, bankingDay, formatAmount(amount), evidence.length] as [string, string, string, number]
        }),
      )
    },
  }
}

export type WatchLab = Awaited<ReturnType<typeof openWatchLab>>
