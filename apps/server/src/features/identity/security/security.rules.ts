import { type SecurityStep, securitySteps } from '@perya/contract/security-bounds'

/** How far a member has come, and what is left to do, the most useful first. */
export function judgeSecurity(taken: Record<SecurityStep, boolean>): {
  level: number
  missing: SecurityStep[]
} {
  const missing = securitySteps.filter((step) => !taken[step])
  return { level: securitySteps.length - missing.length, missing }
}
