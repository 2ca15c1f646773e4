/** `npm run agents -- <merchant> …`, for operators: what agents are offered and paid. */

import { ContractOffer } from '@perya/contract/ops-contracts'
import { RowId } from '@perya/contract/row-id'
import { formatAmount } from '@perya/money'
import {
  contractRulesOf,
  endContract,
  listOpenContracts,
  listOwing,
  proposeContract,
  saveContractRules,
} from '#features/agents/index.ts'
import { ChangeRefused, readJson } from '#features/merchants/index.ts'
import { answerOperator } from './command.ts'
import { type Desk, deskCommand, type SignedAct, table } from './desk.ts'

const permission = 'contracts.manage'

const acts: Record<string, SignedAct> = {
  propose: {
    permission,
    asks: ['JSON'],
    async run(desk, { merchant, operator }, [json = '']) {
      const offer = readJson(ContractOffer, json, 'offer of a contract')
      const id = await proposeContract(desk, { ...offer, merchant, by: { operator } })
      return `${offer.userName} is offered contract ${id}, and has to accept it.`
    },
  },
  end: {
    permission,
    asks: ['number'],
    async run(desk, { merchant }, [typed = '']) {
      const id = RowId.safeParse(typed)
      if (!id.success) throw new ChangeRefused(`${typed} is no number of a contract.`)
      await endContract(desk, { merchant, id: BigInt(id.data) })
      return `Contract ${typed} has ended; a period that has begun is still paid.`
    },
  },
  rules: {
    permission,
    asks: ['JSON'],
    async run(desk, { merchant }, [json = '']) {
      await saveContractRules(desk.db, merchant, json)
      return describeRules(desk, merchant)
    },
  },
}

async function describeRules({ db }: Desk, merchant: string): Promise<string> {
  const { activeStake, ...others } = await contractRulesOf(db, merchant)
  return table([
    ['activeStake', formatAmount(activeStake)],
    ...Object.entries(others).map(([name, it]) => [name, String(it)]),
  ])
}

async function describeOpen({ db }: Desk, merchant: string): Promise<string> {
  const open = await listOpenContracts(db, merchant)
  if (open.length === 0) return `No agent of ${merchant} has a contract.`
  return table(
    open.map((each) => [
      each.id.toString(),
      each.userName,
      each.kind,
      each.state,
      `paid by ${each.payerName ?? merchant}`,
      each.terms.tiers.map(({ rate }) => `${rate / 100} %`).join(', '),
    ]),
  )
}

async function describeOwing({ db }: Desk, merchant: string): Promise<string> {
  const owing = await listOwing(db, merchant)
  if (owing.length === 0) return `No agent of ${merchant} owes anything to a downline.`
  return table(owing.map((each) => [each.since.toISOString(), each.userName, formatAmount(each.owed)]))
}

export const command = deskCommand('agents', {
  looks: { list: describeOpen, owed: describeOwing, rules: describeRules },
  acts,
})

if (import.meta.main) await answerOperator(command)
