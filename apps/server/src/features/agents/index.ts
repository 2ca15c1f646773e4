import { contractKinds } from '@perya/contract/agent-contracts'
import type { Feature } from '#platform/feature.ts'
import { expireRequests } from './contracts/contract.store.ts'
import { contractsRoutes } from './contracts/contracts.routes.ts'
import { contractsDeskRoutes } from './contracts/contracts-desk.routes.ts'
import { payOwed } from './contracts/pay.ts'
import { settleContracts } from './contracts/settle.ts'

export { endContract } from './contracts/end.ts'
export { proposeContract } from './contracts/propose.ts'
export { contractRulesOf, listOpenContracts, listOwing } from './contracts/read-contracts.ts'
export { saveRules as saveContractRules } from './contracts/save-rules.ts'

export const agentsFeature: Feature = {
  name: 'agents',
  routes: (ctx) => [...contractsRoutes(ctx), ...contractsDeskRoutes(ctx)],
  jobs: (ctx) => [
    { name: 'agents.contract-requests', everySeconds: 60, run: () => expireRequests(ctx.db, ctx.now()) },
    ...contractKinds.map((kind) => ({
      name: `agents.${kind}-contracts`,
      everySeconds: 60,
      run: () => settleContracts(ctx, kind),
    })),
    { name: 'agents.owed', everySeconds: 60, run: () => payOwed(ctx) },
  ],
}
