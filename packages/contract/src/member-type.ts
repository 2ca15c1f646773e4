/** The kinds of member, by the numbers the platform keeps and sends. */
export const memberType = {
  player: 0,
  agent: 1,
  topAgent: 2,
  trial: 4,
  trialPlayer: 40,
  trialAgent: 41,
  trialTopAgent: 42,
} as const

export type MemberType = (typeof memberType)[keyof typeof memberType]

const trialTypes: readonly number[] = [4, 40, 41, 42]
const typesOutsideAgentHome: readonly number[] = [0, 4, 40]

/** Plays with trial money: some functions ask for an actual account instead. */
export function isTrial(type: number): boolean {
  return trialTypes.includes(type)
}

/** First reading of "agent": who is asked about salary and dividend contracts, once something is pending. */
export function mayHaveContracts(type: number): boolean {
  return !trialTypes.includes(type)
}

/** Second reading of "agent": who sees the agency entry and may open the agent's home. */
export function mayOpenAgentHome(type: number): boolean {
  return !typesOutsideAgentHome.includes(type)
}

/** The members' area turns the free trial away, and nobody else. */
export function mayOpenMembersArea(type: number): boolean {
  return type !== memberType.trial
}
