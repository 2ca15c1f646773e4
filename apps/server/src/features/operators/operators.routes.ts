import * as contract from '@perya/contract/operators'
import { visitOf, withRetryAfter } from '#features/identity/index.ts'
import type { Context } from '#platform/context.ts'
import { operatorRoute, type Route, route } from '#platform/http/route.ts'
import type { ActRow } from './act.store.ts'
import { listActRows } from './acts.ts'
import { logInOperator } from './log-in.ts'
import { endSessions } from './session.store.ts'

const pageSize = 50

export const operatorsRoutes = (ctx: Context): Route[] => [
  route(contract.loginOperator, (input, caller, http) =>
    withRetryAfter(http, logInOperator(ctx, visitOf(ctx, caller, http), input, caller.requestId)),
  ),
  operatorRoute(contract.logoutOperator, async (_input, { operator }) => {
    await endSessions(ctx.db, operator.operatorId, ctx.now(), operator.sessionId)
    return {}
  }),
  operatorRoute(contract.getOperator, (_input, { operator }) => ({
    name: operator.name,
    permissions: [...operator.permissions],
  })),
  operatorRoute(contract.listActs, async ({ before, operator }, { merchant }) => {
    const rows = await listActRows(ctx.db, merchant, {
      before: before === undefined ? undefined : BigInt(before),
      operator,
      limit: pageSize + 1,
    })
    return { acts: rows.slice(0, pageSize).map(toAct), hasMore: rows.length > pageSize }
  }),
]

const toAct = ({ id, at, ...act }: ActRow) => ({ ...act, number: String(id), at: at.toISOString() })
