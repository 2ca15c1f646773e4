/** Where asking for an SMS code stands. */
export type SmsCodeState = { step: 'idle' } | { step: 'sending' } | { step: 'sent'; until: number }

export const idle: SmsCodeState = { step: 'idle' }

const firebaseWaitSeconds = 60

/** How long the player waits before asking for another code. */
export function waitSeconds(sender: { expiredMinutes: number } | 'firebase'): number {
  if (sender === 'firebase') return firebaseWaitSeconds
  return sender.expiredMinutes > 0 ? sender.expiredMinutes * 60 : firebaseWaitSeconds
}

export function secondsLeft(state: SmsCodeState, now: number): number {
  return state.step === 'sent' ? Math.max(0, Math.ceil((state.until - now) / 1000)) : 0
}

/** `4:07`, and plain seconds in the last minute. */
export function countdownText(seconds: number): string {
  if (seconds < 60) return String(seconds)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
