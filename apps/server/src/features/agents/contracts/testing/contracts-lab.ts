/** A chain of agents with contracts, and a clock for both the server and the ledger. */
import * as contract from '@perya/contract/agent-contracts'
import { memberType } from '@perya/contract/member-type'
import { proposeContract as offerContract } from '@perya/contract/ops-contracts'
import { openCashierLab } from '#features/cashier/testing/cashier-lab.ts'
import { type OperatorClient, openOperator } from '#features/operators/testing/operator-client.ts'
import { answerContract } from '../answer.ts'
import { proposeContract } from '../propose.ts'
import { settleContracts } from '../settle.ts'

type CashierLab = Awaited<ReturnType<typeof openCashierLab>>
export type Person = Awaited<ReturnType<CashierLab['newMember']>>
export type ContractsLab = Awaited<ReturnType<typeof openContractsLab>>

export const tier = (
  turnover: string,
  rate: number,
  more: { activeMembers?: number; loss?: string } = {},
): contract.ContractTier => ({ turnover, activeMembers: 1, loss: '0', rate, ...more })

export const plan: contract.DividendPlan = { mode: 'fixed', carryOver: 'permanent', periodsPerMonth: 2 }

export async function openContractsLab() {
  const lab = await openCashierLab()
  let rosa: OperatorClient | undefined
  // All movements count as committed, also those in the future of the database's clock.
  await lab.ctx.pool.query(
    "create or replace function ledger_settled_before() returns timestamptz language sql as $$ select now() + interval '99 days' $$",
  )

  return {
    ...lab,
    async newPerson(upline?: Person, type: number = memberType.agent): Promise<Person> {
      return this.placeBelow(upline, type, await lab.newMember())
    },
    async placeBelow(upline: Person | undefined, type: number, person: Person): Promise<Person> {
      await lab.ctx.pool.query(
        'update member set type = $2, upline_id = $3, to_upline = true where id = $1',
        [person.memberId, type, upline?.memberId ?? null],
      )
      await lab.ctx.pool.query(
        `insert into member_line (upline_id, member_id, depth)
         select upline_id, $1, depth + 1 from member_line where member_id = $2`,
        [person.memberId, upline?.memberId ?? null],
      )
      return person
    },
    newTop(): Promise<Person> {
      return this.newPerson(undefined, memberType.topAgent)
    },
    async operator(): Promise<OperatorClient> {
      rosa ??= await openOperator(lab.test, 'rosa', ['contracts.manage'])
      return rosa
    },
    /** The site's offer to a top agent, accepted. */
    async giveDaily(top: Person, tiers: contract.ContractTier[]) {
      const offer = { userName: top.userName, kind: 'daily' as const, terms: { tiers } }
      const { id } = (await (await this.operator()).call(offerContract, offer)).value
      return top.client.call(contract.answerDailyContract, { id, answer: 'accept' })
    },
    /** The upline's offer to a downline, accepted. */
    async passDaily(upline: Person, downline: Person, tiers: contract.ContractTier[]) {
      const asked = { userName: downline.userName, terms: { tiers } }
      const { id } = (await upline.client.call(contract.proposeDailyContract, asked)).value
      return downline.client.call(contract.answerDailyContract, { id, answer: 'accept' })
    },
    /** Offers and accepts a contract at once, whatever the clock: by the upline, or by the site. */
    async agree(
      kind: contract.ContractKind,
      to: Person,
      terms: contract.ContractTerms,
      upline?: Person,
    ): Promise<bigint> {
      const by = upline ? { memberId: upline.memberId } : { operator: 'rosa' }
      const merchant = 'PERYA'
      const id = await proposeContract(lab.ctx, { merchant, userName: to.userName, kind, terms, by })
      await answerContract(lab.ctx, { merchant, memberId: to.memberId, kind, id, answer: 'accept' })
      return id
    },
    /** Logs in again by the clock as it is now. */
    again: async (person: Person): Promise<Person> => ({
      ...person,
      client: await lab.logIn(person.userName),
    }),
    settle: (kind: contract.ContractKind) => settleContracts(lab.ctx, kind),
  }
}
