/** A cashier with a clock that can be put forward, members of its own, and the demo gateway's pen. */
import { randomUUID } from 'node:crypto'
import { createDeposit, type Deposit, getDeposit, listDepositChannels } from '@perya/contract/deposits'
import { gatewayCallbackPath, gatewayHeaders, type PaymentReport } from '@perya/contract/gateway'
import { walletBalance } from '@perya/contract/wallet'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { findMemberByUserName } from '#features/members/index.ts'
import { readTrialBalance } from '#features/wallet/index.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { localGateway } from '../gateway/local-gateway.ts'
import { sign } from '../gateway/signature.ts'

export async function openCashierLab() {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
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
    later: (minutes: number) => {
      ahead += minutes * 60_000
    },
    memberId: async (userName: string) =>
      (await findMemberByUserName(ctx.db, 'PERYA', userName))?.id as bigint,
    cashOf: async (client: Client) => (await client.call(walletBalance, {})).value.withdrawable,
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
    /** What the gateway says of a deposit that was paid as it should be. */
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
    /** What the house accounts of a kind hold together, in units. */
    async houseSum(kind: string): Promise<bigint> {
      const lines = await readTrialBalance(ctx.db)
      return lines
        .filter((line) => line.kind === kind && line.merchant === 'PERYA')
        .reduce((sum, line) => sum + line.balance, 0n)
    },
    /** From yesterday on, for records whatever the clock was put to. */
    days: () => ({
      startDate: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
      endDate: new Date(now().getTime() + 86_400_000).toISOString().slice(0, 10),
    }),
    close: () => test.close(),
  }
}
