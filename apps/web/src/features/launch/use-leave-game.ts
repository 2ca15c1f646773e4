import { useEffect } from 'react'
import { call } from '#lib/api/call.ts'

/**
 * Brings money home from a vendor that kept it, once its game is left by whatever way. A tab that is closed says
 * nothing: the next game, or the night, does it then.
 */
export function useLeaveGame(vendor: string | null): void {
  useEffect(() => {
    if (vendor === null) return
    return () => void call('leaveGame', { vendor }).catch(() => undefined)
  }, [vendor])
}
