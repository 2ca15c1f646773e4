import { createStore } from '#lib/store.ts'

/** Why the player is asked to log in: the screen needs it, or the session has ended. */
export type LoginReason = 'required' | 'expired'

/** The open question, or `null`. `returnTo` is where the player was going. */
export type LoginPrompt = { reason: LoginReason; returnTo: string | null } | null

export const loginPrompt = createStore<LoginPrompt>(null)

export function askToLogIn(reason: LoginReason, returnTo: string | null = null): void {
  loginPrompt.set({ reason, returnTo })
}
