/** A cashier whose clock a test can put forward, with members of its own, that signs as the demo gateway. */
import { randomUUID } from 'node:crypto'
import { createDeposit, type Deposit, getDeposit, listDepositChannels } from '@perya/contract/deposits'
import { gatewayCallbackPath, gatewayHeaders, type PaymentReport } from '@perya/contract/gateway'
import type { TransferKind } from '@perya/contract/ledger'
import { walletBalance } from '@perya/contract/wallet'
import { bindBankCard, listPayoutBanks } from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'
import { expect } from 'vitest'
import { seedConsents } from '#features/consent/index.ts'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { createMember, findMemberByUserName } from '#features/members/index.ts'
import { merchantOf } from '#features/merchants/index.ts'
import { fundDemoMember, readTrialBalance } from '#features/wallet/index.ts'
import { notify } from '#platform/notifications.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { localGateway } from '../gateway/local-gateway.ts'
import { sign } from '../gateway/signature.ts'

export const demoWithdrawalPassword = '202611'

export async function openCashierLab() {
  let ahead = 0
  let payees = 0
  let stoppedAt: number | null = null
  const now = () => new Date((stoppedAt ?? Date.now()) + ahead)
  const test: TestApp = await openTestApp({ context: { now } })
  const { ctx } = test
  const secret = localGateway(ctx).secret

  const logIn = async (userName: string): Promise<Client> => {
    const client = openClient(test)
    await client.logIn(userName)
    return client
  }

  return {
    test,
    ctx,
    logIn,
    /** A member who joined long ago, logged in, with ₱10,000 and juan's passwords. */
    async newMember(about: { payeeName?: string; mobile?: string; email?: string } = {}) {
      const userName = `w${randomUUID().slice(0, 8)}`
      const juan = await findMemberByUserName(ctx.db, 'PERYA', 'juan')
      const memberId = await ctx.db.transaction().execute(async (tx) => {
        const id = await createMember(ctx, tx, {
          merchant: 'PERYA',
          userName,
          type: 0,
          language: 'EN',
          ...about,
          registeredAt: new Date('2026-01-01T00:00:00Z'),
        })
        await fundDemoMember(tx, { memberId: id, merchant: 'PERYA', amount: parseAmount('10000') })
        await seedConsents(tx, 'PERYA')
        return id
      })
      await ctx.pool.query(
        `insert into credential (member_id, password_hash, withdrawal_password_hash)
         select $1, password_hash, withdrawal_password_hash from credential where member_id = $2`,
        [memberId, juan?.id],
      )
      return { userName, memberId, client: await logIn(userName) }
    },
    /** The same with bank cards that can be paid to. */
    async newPayee(numbers = ['09171111111']): Promise<Client> {
      const mobile = `+63918${Math.floor(Math.random() * 1e7)
        .toString()
        .padStart(7, '0')}`
      payees += 1
      const { client, memberId } = await this.newMember({ payeeName: 'Maria Clara', mobile })
      const { value } = await client.call(listPayoutBanks, {})
      const bankId = value.banks.find(({ name }) => name === 'GCash')?.id ?? ''
      for (const number of numbers) {
        // An account belongs to one member, so each gets numbers of their own.
        const own =
          number.length === 11 ? `0917${String(payees).padStart(3, '0')}${number.slice(-4)}` : number
        const password = demoWithdrawalPassword
        const answer = await client.call(bindBankCard, { bankId, number: own, password })
        if (!answer.success) throw new Error(answer.text)
      }
      await ctx.pool.query('update bank_card set usable_at = bound_at where member_id = $1', [memberId])
      return client
    },
    later: (minutes: number) => {
      ahead += minutes * 60_000
    },
    /** Does something while the clock stands still, so that two answers about time can be compared. */
    inOneInstant<T>(work: () => Promise<T>): Promise<T> {
      stoppedAt = Date.now()
      return work().finally(() => {
        stoppedAt = null
      })
    },
    /** Sets the total of withdrawals above which the site asks for an identity; answers the one before. */
    async askIdentityAbove(amount: string | null): Promise<string | null> {
      const { identityFor } = merchantOf(ctx, 'PERYA').settings
      await ctx.pool.query(
        "update merchant set settings = settings || jsonb_build_object('identityFor', $1::jsonb) where code = 'PERYA'",
        [JSON.stringify({ ...identityFor, withdrawalAbove: amount })],
      )
      await notify(ctx.db, 'merchant', 'PERYA')
      await eventually(() =>
        expect(merchantOf(ctx, 'PERYA').settings.identityFor.withdrawalAbove).toBe(amount),
      )
      return identityFor.withdrawalAbove
    },
    /** Verifies a member, who may then deposit any amount. */
    verify: (memberId: bigint) =>
      ctx.pool.query('update member set identity_verified_at = now() where id = $1', [memberId]),
    memberId: async (userName: string) =>
      (await findMemberByUserName(ctx.db, 'PERYA', userName))?.id as bigint,
    cashOf: async (client: Client) => (await client.call(walletBalance, {})).value.cash,
    async channel(client: Client, code: string) {
      const { value } = await client.call(listDepositChannels, {})
      const found = value.vendors.flatMap(({ channels }) => channels).find((each) => each.code === code)
      if (!found) throw new Error(`there is no channel ${code}`)
      return found
    },
    async begin(client: Client, amount: string, code = 'gcash'): Promise<Deposit> {
      const channelId = (await this.channel(client, code)).id
      const answer = await client.call(createDeposit, { requestKey: randomUUID(), channelId, amount })
      if (!answer.success) throw new Error(answer.text)
      return answer.value
    },
    stateOf: async (client: Client, { id }: Deposit) => (await client.call(getDeposit, { id })).value.state,
    /** The gateway's report of a deposit that was paid correctly. */
    report(
      deposit: Deposit,
      changes: Partial<Extract<PaymentReport, { state: 'paid' }>> = {},
    ): PaymentReport {
      return {
        state: 'paid',
        account: 'PERYA',
        payment: `LP${randomUUID()}`,
        reference: deposit.reference,
        amount: deposit.amount,
        currency: deposit.currency,
        ...changes,
      }
    },
    async tell(report: unknown, forged: { time?: number; secret?: string; signature?: string } = {}) {
      const payload = JSON.stringify(report)
      const time = String(forged.time ?? now().getTime())
      const signature = forged.signature ?? sign(forged.secret ?? secret, time, payload)
      const answer = await test.app.inject({
        method: 'POST',
        url: gatewayCallbackPath,
        headers: {
          'content-type': 'application/json',
          [gatewayHeaders.time]: time,
          ...(signature ? { [gatewayHeaders.signature]: signature } : {}),
        },
        payload,
      })
      return { code: answer.statusCode, status: answer.json().status as string }
    },
    /** The sum of the house accounts of a kind, in units. */
    async houseSum(kind: string): Promise<bigint> {
      const lines = await readTrialBalance(ctx.db)
      return lines
        .filter((line) => line.kind === kind && line.merchant === 'PERYA')
        .reduce((sum, line) => sum + line.balance, 0n)
    },
    /** The sum of a kind of movements over all accounts of a member. */
    async moved(memberId: bigint, kind: TransferKind): Promise<bigint> {
      const { rows } = await ctx.pool.query(
        `select coalesce(sum(e.amount), 0)::text as sum from ledger_entry e
         join ledger_transfer t on t.id = e.transfer_id join ledger_account a on a.id = e.account_id
         where a.owner = $1 and t.kind = $2`,
        [memberId, kind],
      )
      return BigInt(rows[0].sum)
    },
    /** From yesterday to the day after the test's clock. */
    days: () => ({
      startDate: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      endDate: new Date(now().getTime() + 86_400_000).toISOString().slice(0, 10),
    }),
    close: () => test.close(),
  }
}
