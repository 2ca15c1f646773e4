import { contractKinds } from '@perya/contract/agent-contracts'
import type { Feature } from '#platform/feature.ts'
import { expireRequests } from './contract.store.ts'
import { contractsRoutes } from './contracts.routes.ts'
import { contractsDeskRoutes } from './contracts-desk.routes.ts'
import { payOwed } from './pay.ts'
import { settleContracts } from './settle.ts'

export { listOwing } from './bill.store.ts'
export { listOpen as listOpenContracts } from './contract.store.ts'
export { endContract } from './end.ts'
export { proposeContract } from './propose.ts'
export { findRules as findContractRules } from './rule.store.ts'
export { saveRules as saveContractRules } from './save-rules.ts'

export const contractsFeature: Feature = {
  name: 'contracts',
  routes: (ctx) => [...contractsRoutes(ctx), ...contractsDeskRoutes(ctx)],
  jobs: (ctx) => [
    { name: 'contracts.requests', everySeconds: 60, run: () => expireRequests(ctx.db, ctx.now()) },
    ...contractKinds.map((kind) => ({
      name: `contracts.${kind}`,
      everySeconds: 60,
      run: () => settleContracts(ctx, kind),
    })),
    { name: 'contracts.owed', everySeconds: 60, run: () => payOwed(ctx) },
  ],
}
