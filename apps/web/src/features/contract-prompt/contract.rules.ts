import type { RouteName } from '#lib/paths.ts'

/** What waits for an agent's answer, as the server names it. */
export type ContractRequests = {
  dailysalreqtype?: unknown
  divtypecompperiodreq?: unknown
  contracthoursalreq?: unknown
}

export type Contract = 'daily' | 'dividend' | 'hour'

export const contractRoutes = {
  daily: 'salaryContract',
  dividend: 'dividendContract',
  hour: 'hourContract',
} as const satisfies Record<Contract, RouteName>

/** The contracts that wait, daily salary first. Nothing, zero and empty words mean that none does. */
export function pendingContracts(requests: ContractRequests | null): Contract[] {
  if (requests === null) return []
  const isPending = (value: unknown) =>
    value !== undefined && value !== null && !['', '0', 'false'].includes(String(value))
  return [
    ...(isPending(requests.dailysalreqtype) ? (['daily'] as const) : []),
    ...(isPending(requests.divtypecompperiodreq) ? (['dividend'] as const) : []),
    ...(isPending(requests.contracthoursalreq) ? (['hour'] as const) : []),
  ]
}
