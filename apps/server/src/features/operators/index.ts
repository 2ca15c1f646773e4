import type { Feature } from '#platform/feature.ts'
import { operatorsGates } from './operators.gates.ts'
import { operatorsJobs } from './operators.jobs.ts'
import { operatorsRoutes } from './operators.routes.ts'

export { actByCommand } from './act-by-command.ts'
export { actTable, checkChain, listActRows } from './acts.ts'
export {
  addOperator,
  type Credentials,
  listOperators,
  lockOperator,
  permitOperator,
  renewCredentials,
} from './manage-operators.ts'
export { noteChange } from './note-act.ts'
export { whileAllowed } from './while-allowed.ts'

export const operatorsFeature: Feature = {
  name: 'operators',
  routes: operatorsRoutes,
  gates: operatorsGates,
  jobs: operatorsJobs,
}
