import { z } from 'zod'
import { AgentContract, ContractKind, DividendTerms, SalaryTerms } from './agent-contracts.ts'
import { operatorEndpoint } from './endpoint.ts'
import { RowId } from './row-id.ts'

const permission = 'contracts.manage'

const to = { userName: z.string().min(1).max(32) }

/** What the site offers a top agent; each kind has terms of its own. */
export const ContractOffer = z.discriminatedUnion('kind', [
  z.strictObject({ ...to, kind: z.literal('daily'), terms: SalaryTerms }),
  z.strictObject({ ...to, kind: z.literal('hourly'), terms: SalaryTerms }),
  z.strictObject({ ...to, kind: z.literal('dividend'), terms: DividendTerms }),
])
export type ContractOffer = z.infer<typeof ContractOffer>

export const listContracts = operatorEndpoint({
  summary: 'Contracts of agents that hold or wait for an answer, the newest first.',
  method: 'GET',
  path: '/ops/contracts',
  permission,
  input: z.strictObject({}),
  output: z.strictObject({
    contracts: z.array(AgentContract.extend({ kind: ContractKind, userName: z.string() })),
  }),
  errors: [],
})

export const proposeContract = operatorEndpoint({
  summary:
    'Offers a contract of the site to a top agent, who has to accept it; offering the same again finds it.',
  method: 'POST',
  path: '/ops/contracts',
  permission,
  input: ContractOffer,
  output: z.strictObject({ id: RowId }),
  errors: [
    'contract.tiers',
    'contract.rate',
    'contract.rising',
    'contract.members',
    'contract.loss',
    'contract.notTop',
    'contract.margin',
    'contract.pending',
    'member.unknown',
  ],
})

export const endContract = operatorEndpoint({
  summary:
    'Ends a contract that holds: periods that have begun are still paid, and so end those below it that no longer fit.',
  method: 'POST',
  path: '/ops/contracts/end',
  permission,
  input: z.strictObject({ id: RowId }),
  output: z.strictObject({}),
  errors: ['contract.unknown', 'contract.answered'],
})

export const opsContractsEndpoints = { listContracts, proposeContract, endContract }
