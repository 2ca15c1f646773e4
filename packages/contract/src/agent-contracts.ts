import { isAmountText, parseAmount } from '@perya/money'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { payloadToken } from './payload-token.ts'
import { RowId } from './row-id.ts'
import { AmountText } from './values.ts'
import { Day, paging } from './wallet.ts'

export const contractKinds = ['daily', 'hourly', 'dividend'] as const
export const ContractKind = z.enum(contractKinds)
export type ContractKind = z.infer<typeof ContractKind>

/** An amount that a team has to reach: zero or more, in whole hundredths. */
const Threshold = AmountText.refine(
  (text) => {
    if (!isAmountText(text)) return false
    const units = parseAmount(text)
    return units >= 0n && units <= 10n ** 15n && units % 100n === 0n
  },
  { error: 'not an amount to reach' },
)

export const ContractTier = z.strictObject({
  turnover: Threshold,
  activeMembers: z.int().min(0).max(1_000_000),
  /** The loss that the team must have; zero sets no condition. */
  loss: Threshold,
  /** In 1/10,000: of the effective bets for a salary, of what the team lost for a dividend. */
  rate: z.int().min(1).max(10_000),
})
export type ContractTier = z.infer<typeof ContractTier>

const tiers = z.array(ContractTier).min(1).max(50)

export const DividendPlan = z.strictObject({
  /** `fixed`: the highest tier reached. `floating`: the tier that earns most, less where less was lost. */
  mode: z.enum(['fixed', 'floating']),
  /** For how long a team's earlier wins reduce its later losses. */
  carryOver: z.enum(['none', 'lastPeriod', 'month', 'permanent']),
  periodsPerMonth: z.union([z.literal(1), z.literal(2), z.literal(3)]),
})
export type DividendPlan = z.infer<typeof DividendPlan>

export const SalaryTerms = z.strictObject({ tiers })
export const DividendTerms = z.strictObject({ tiers, plan: DividendPlan })
export const ContractTerms = z.strictObject({ tiers, plan: DividendPlan.optional() })
export type ContractTerms = z.infer<typeof ContractTerms>

export const contractStates = ['requested', 'valid', 'denied', 'expired', 'changed', 'invalid'] as const

export const AgentContract = z.strictObject({
  id: RowId,
  state: z.enum(contractStates),
  terms: ContractTerms,
  /** The upline who pays it, masked; `null` when the site does. */
  payer: z.string().nullable(),
  /** Whether it replaces a contract that is in force. */
  isChange: z.boolean(),
  requestedAt: z.iso.datetime(),
  /** Until when it may be answered. */
  expiresAt: z.iso.datetime(),
  /** It covers the periods that begin from this time on and before it ends. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
})
export type AgentContract = z.infer<typeof AgentContract>

/** What a team did in a period, and what its agent's contract makes of it. */
const counted = {
  /** Business days of the site, both included. */
  firstDay: Day,
  lastDay: Day,
  turnover: AmountText,
  activeMembers: z.int(),
  /** Negative when the team won. */
  loss: AmountText,
  /** Earlier wins of the team that it has not lost again. */
  carriedIn: AmountText,
  /** The amount that the rate was applied to. */
  base: AmountText,
  /** The number of the tier reached, from 1. */
  tier: z.int().nullable(),
  rate: z.int().nullable(),
  amount: AmountText,
}

export const billStates = ['issued', 'part', 'insufficient', 'unreached'] as const
export const BillState = z.enum(billStates)
export type BillState = z.infer<typeof BillState>

export const ContractBill = z.strictObject({
  id: RowId,
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  ...counted,
  /** Less than the amount while the upline's wallet does not hold enough. */
  paid: AmountText,
  state: BillState,
})
export type ContractBill = z.infer<typeof ContractBill>

const Nothing = z.strictObject({})

const nouns = { daily: 'daily salary', hourly: 'hourly salary', dividend: 'dividend' } as const

const requestStates = ['', 'NEW', 'CHANGE'] as const

/** Empty when nothing waits. */
const RequestState = z.enum(requestStates)
export type RequestState = z.infer<typeof RequestState>

export const getContractRequests = endpoint({
  summary: 'Which contracts wait for the member’s answer: daily salary, dividend and hourly salary.',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'member',
  input: z.strictObject({ token: payloadToken }),
  output: z.strictObject({
    dailysalreqtype: RequestState,
    divtypecompperiodreq: RequestState,
    contracthoursalreq: RequestState,
  }),
  errors: [],
})

const current = (kind: ContractKind, path: `/${string}`) =>
  endpoint({
    summary: `The member’s ${nouns[kind]} contract that holds.`,
    method: 'GET',
    path,
    access: 'member',
    input: Nothing,
    output: z.strictObject({ contract: AgentContract.nullable() }),
    errors: [],
  })

const request = (kind: ContractKind, path: `/${string}`) =>
  endpoint({
    summary: `The ${nouns[kind]} contract that waits for the member’s answer.`,
    method: 'GET',
    path,
    access: 'member',
    input: Nothing,
    output: z.strictObject({ request: AgentContract.nullable() }),
    errors: [],
  })

const query = (kind: ContractKind, path: `/${string}`) =>
  endpoint({
    summary: `The ${nouns[kind]} contracts of the member’s direct downlines: what holds, and what waits for their answer.`,
    method: 'GET',
    path,
    access: 'member',
    input: Nothing,
    output: z.strictObject({
      downlines: z.array(z.strictObject({ userName: z.string(), contract: AgentContract })),
    }),
    errors: [],
  })

const termsFaults = [
  'contract.tiers',
  'contract.rate',
  'contract.rising',
  'contract.members',
  'contract.loss',
] as const

const apply = <Terms extends typeof SalaryTerms | typeof DividendTerms>(
  kind: ContractKind,
  path: `/${string}`,
  terms: Terms,
) =>
  endpoint({
    summary: `Proposes a ${nouns[kind]} contract to a direct downline, within the member’s own; proposing the same again finds it.`,
    method: 'POST',
    path,
    access: 'member',
    input: z.strictObject({ userName: z.string().min(1).max(32), terms }),
    output: z.strictObject({ id: RowId }),
    errors: [...termsFaults, 'contract.downline', 'contract.noOwn', 'contract.above', 'contract.pending'],
  })

const process = <const Method extends 'GET' | 'POST'>(
  kind: ContractKind,
  method: Method,
  path: `/${string}`,
) =>
  endpoint({
    summary: `Accepts or denies the ${nouns[kind]} contract that waits; the same answer again is the same answer.`,
    method,
    path,
    access: 'member',
    input: z.strictObject({ id: RowId, answer: z.enum(['accept', 'deny']) }),
    output: z.strictObject({ contract: AgentContract }),
    errors: ['contract.unknown', 'contract.answered', 'contract.expired', 'contract.above'],
  })

const history = (kind: ContractKind, path: `/${string}`) =>
  endpoint({
    summary: `What the member’s ${nouns[kind]} contracts came to by period, newest first, and the contracts that are over.`,
    method: 'GET',
    path,
    access: 'member',
    input: z.strictObject(paging),
    output: z.strictObject({
      totalCount: z.int(),
      pageNo: z.int(),
      pageSize: z.int(),
      bills: z.array(ContractBill),
      past: z.array(AgentContract),
    }),
    errors: [],
  })

export const getDailyContract = current('daily', '/wps/agent/dailySalary/current')
export const listDailyDownlines = query('daily', '/wps/agent/dailySalary/query')
export const proposeDailyContract = apply('daily', '/wps/agent/dailySalary/apply', SalaryTerms)
export const answerDailyContract = process('daily', 'GET', '/wps/agent/dailySalary/process')
export const getDailyRequest = request('daily', '/wps/agent/dailySalary/request')
export const listDailyBills = history('daily', '/wps/agent/dailySalary/history')

export const getHourlyContract = current('hourly', '/wps/agent/hourlySalary/current')
export const listHourlyDownlines = query('hourly', '/wps/agent/hourlySalary/query')
export const proposeHourlyContract = apply('hourly', '/wps/agent/hourlySalary/apply', SalaryTerms)
export const answerHourlyContract = process('hourly', 'POST', '/wps/agent/hourlySalary/process')
export const getHourlyRequest = request('hourly', '/wps/agent/hourlySalary/request')
export const listHourlyBills = history('hourly', '/wps/agent/hourlySalary/history')

export const getDividendContract = current('dividend', '/wps/agent/dividend/current')
export const listDividendDownlines = query('dividend', '/wps/agent/dividend/query')
export const proposeDividendContract = apply('dividend', '/wps/agent/dividend/apply', DividendTerms)
export const answerDividendContract = process('dividend', 'POST', '/wps/agent/dividend/process')
export const getDividendRequest = request('dividend', '/wps/agent/dividend/request')
export const listDividendBills = history('dividend', '/wps/agent/dividend/history')

export const getDividendInfo = endpoint({
  summary: 'The dividend of the running period as it stands now, and what the member owes to downlines.',
  method: 'GET',
  path: '/wps/agent/dividend/info',
  access: 'member',
  input: Nothing,
  output: z.strictObject({ running: z.strictObject(counted).nullable(), owed: AmountText }),
  errors: [],
})

export const payContractsOwed = endpoint({
  summary: 'Pays now what the member owes to downlines by contracts, as far as the wallet reaches.',
  method: 'POST',
  path: '/wps/agent/dividend/payout',
  access: 'member',
  input: Nothing,
  output: z.strictObject({ paid: AmountText, owed: AmountText }),
  errors: [],
})

export const getContractProtocol = endpoint({
  summary: 'What every contract of the site goes by: who counts as active, and what terms may be.',
  method: 'GET',
  path: '/wps/agent/dividend/protocol',
  access: 'member',
  input: Nothing,
  output: z.strictObject({
    /** A member who bets this much in a period is an active member. */
    activeStake: AmountText,
    /** A team with fewer active members earns nothing. */
    activeMin: z.int(),
    tiersMax: z.int(),
    rateMin: z.int(),
    requestDays: z.int(),
  }),
  errors: [],
})

export const agentContractsEndpoints = {
  getContractRequests,
  getContractProtocol,
  getDividendInfo,
  payContractsOwed,
  getDailyContract,
  listDailyDownlines,
  proposeDailyContract,
  answerDailyContract,
  getDailyRequest,
  listDailyBills,
  getHourlyContract,
  listHourlyDownlines,
  proposeHourlyContract,
  answerHourlyContract,
  getHourlyRequest,
  listHourlyBills,
  getDividendContract,
  listDividendDownlines,
  proposeDividendContract,
  answerDividendContract,
  getDividendRequest,
  listDividendBills,
}
