import { createStore } from '#lib/store.ts'

/** Why the player is asked to log in: the screen needs it, the session has ended, or it began too long ago for this. */
export type LoginReason = 'required' | 'expired' | 'stale'

/** What the player meant to do, resumed after logging in: the address of a screen, or something on this one. */
export type LoginPurpose = string | (() => void) | null

/** The open question, or `null`. */
export type LoginPrompt = {
  reason: LoginReason
  then: LoginPurpose
  /** A trial will do for what the player means to do. */
  hasFreePlay: boolean
} | null

export const loginPrompt = createStore<LoginPrompt>(null)

export function askToLogIn(
  reason: LoginReason,
  then: LoginPurpose = null,
  { hasFreePlay = false }: { hasFreePlay?: boolean } = {},
): void {
  loginPrompt.set({ reason, then, hasFreePlay })
}
