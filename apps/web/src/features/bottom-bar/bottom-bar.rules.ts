/** From this height on a phone counts as tall. */
const tallScreen = 812

/** Inside the app shell a tall phone gets the higher bar. */
export function isTallShell(seen: {
  isStandalone: boolean
  isNativeApp: boolean
  screenHeight: number
}): boolean {
  return (seen.isStandalone || seen.isNativeApp) && seen.screenHeight >= tallScreen
}

/** How long the bar's refusals stay. */
export const refusalMs = 2_000

export type Tap = 'go' | 'free_reject' | 'contact_service'

/** What tapping "Members" does: the free trial is turned away. */
export function tapMembers(mayOpenMembersArea: boolean): Tap {
  return mayOpenMembersArea ? 'go' : 'free_reject'
}

/** What tapping "Invite" does: it needs a session and a running referral promotion. */
export function tapInvite(visitor: { hasSession: boolean; isReferralOn: boolean }): Tap {
  return visitor.hasSession && visitor.isReferralOn ? 'go' : 'contact_service'
}
