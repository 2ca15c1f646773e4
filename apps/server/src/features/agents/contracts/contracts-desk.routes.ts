import * as contract from '@perya/contract/ops-contracts'
import type { Context } from '#platform/context.ts'
import { operatorRoute, type Route } from '#platform/http/route.ts'
import { contractAnswer } from './contract-answer.ts'
import { endContract } from './end.ts'
import { proposeContract } from './propose.ts'
import { listOpenContracts } from './read-contracts.ts'

export const contractsDeskRoutes = (ctx: Context): Route[] => [
  operatorRoute(contract.listContracts, async (_input, { merchant }) => ({
    contracts: (await listOpenContracts(ctx.db, merchant)).map((row) => ({
      ...contractAnswer(row),
      kind: row.kind,
      userName: row.userName,
    })),
  })),
  operatorRoute(contract.proposeContract, async (offer, { merchant, operator }) => {
    const id = await proposeContract(ctx, { ...offer, merchant, by: { operator: operator.name } })
    return { id: id.toString() }
  }),
  operatorRoute(contract.endContract, async ({ id }, { merchant }) => {
    await endContract(ctx, { merchant, id: BigInt(id) })
    return {}
  }),
]
