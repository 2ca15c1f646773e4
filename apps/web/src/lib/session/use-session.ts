import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange, type Session } from './session.ts'

/** The signed-in member, or `null` for a guest; always a guest while the page hydrates. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, currentSession, guest)
}

const guest = () => null
