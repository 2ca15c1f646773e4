import * as contract from '@perya/contract/agent-contracts'
import { formatAmount } from '@perya/money'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { answerContract } from './answer.ts'
import { listBills, sumOwed } from './bill.store.ts'
import { findStanding, listPaidBy, listPast, listWaiting } from './contract.store.ts'
import { billAnswer, contractAnswer, countedAnswer } from './contract-answer.ts'
import { countRunning } from './count-running.ts'
import { payOwedBy } from './pay.ts'
import { proposeContract } from './propose.ts'
import { findRules } from './rule.store.ts'

/** The calls each kind of contract has, by what they do. */
const calls = {
  daily: {
    current: contract.getDailyContract,
    request: contract.getDailyRequest,
    query: contract.listDailyDownlines,
    apply: contract.proposeDailyContract,
    process: contract.answerDailyContract,
    history: contract.listDailyBills,
  },
  hourly: {
    current: contract.getHourlyContract,
    request: contract.getHourlyRequest,
    query: contract.listHourlyDownlines,
    apply: contract.proposeHourlyContract,
    process: contract.answerHourlyContract,
    history: contract.listHourlyBills,
  },
  dividend: {
    current: contract.getDividendContract,
    request: contract.getDividendRequest,
    query: contract.listDividendDownlines,
    apply: contract.proposeDividendContract,
    process: contract.answerDividendContract,
    history: contract.listDividendBills,
  },
} as const

export const contractsRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.getContractRequests, async (_input, { signedIn }) => {
    const waiting = await listWaiting(ctx.db, signedIn.memberId, ctx.now())
    const stateOf = (kind: contract.ContractKind): contract.RequestState => {
      const found = waiting.find((each) => each.kind === kind)
      if (!found) return ''
      return found.isChange ? 'CHANGE' : 'NEW'
    }
    return {
      dailysalreqtype: stateOf('daily'),
      divtypecompperiodreq: stateOf('dividend'),
      contracthoursalreq: stateOf('hourly'),
    }
  }),
  memberRoute(contract.getContractProtocol, async (_input, { merchant }) => {
    const { activeStake, activeMin, tiersMax, rateMin, requestDays } = await findRules(ctx.db, merchant)
    return { activeStake: formatAmount(activeStake), activeMin, tiersMax, rateMin, requestDays }
  }),
  memberRoute(contract.getDividendInfo, async (_input, { signedIn: { memberId } }) => {
    const running = await countRunning(ctx, memberId)
    return {
      running: running && countedAnswer(running),
      owed: formatAmount(await sumOwed(ctx.db, memberId)),
    }
  }),
  memberRoute(contract.payContractsOwed, async (_input, { signedIn: { memberId } }) => {
    const { paid, owed } = await payOwedBy(ctx, memberId)
    return { paid: formatAmount(paid), owed: formatAmount(owed) }
  }),
  ...contract.contractKinds.flatMap((kind) => routesOf(ctx, kind)),
]

function routesOf(ctx: Context, kind: contract.ContractKind): Route[] {
  const { current, request, query, apply, process, history } = calls[kind]
  return [
    memberRoute(current, async (_input, { signedIn: { memberId } }) => {
      const found = await findStanding(ctx.db, { memberId, kind, state: 'valid' })
      return { contract: found ? contractAnswer(found) : null }
    }),
    memberRoute(request, async (_input, { signedIn: { memberId } }) => {
      const waiting = await listWaiting(ctx.db, memberId, ctx.now())
      const found = waiting.find((each) => each.kind === kind)
      return { request: found ? contractAnswer(found) : null }
    }),
    memberRoute(query, async (_input, { signedIn: { memberId } }) => {
      const paid = await listPaidBy(ctx.db, { payerId: memberId, kind })
      return { downlines: paid.map((row) => ({ userName: row.userName, contract: contractAnswer(row) })) }
    }),
    memberRoute(apply, async ({ userName, terms }, { signedIn: { memberId }, merchant }) => {
      const id = await proposeContract(ctx, { merchant, userName, kind, terms, by: { memberId } })
      return { id: id.toString() }
    }),
    memberRoute(process, async ({ id, answer }, { signedIn: { memberId }, merchant }) => {
      const asked = { merchant, memberId, kind, id: BigInt(id), answer }
      return { contract: contractAnswer(await answerContract(ctx, asked)) }
    }),
    memberRoute(history, async (page, { signedIn: { memberId } }) => {
      const { totalCount, bills } = await listBills(ctx.db, { memberId, kind }, page)
      const past = await listPast(ctx.db, { memberId, kind })
      return { ...page, totalCount, bills: bills.map(billAnswer), past: past.map(contractAnswer) }
    }),
  ]
}
