import { useEffect, useRef } from 'react'
import { call } from '#lib/api/call.ts'
import type { Launch } from './GameFrame.tsx'

/**
 * Brings money home from a vendor that kept it, once its game is left by whatever way, also before it has opened. A tab
 * that is closed says nothing: the next game, or the night, does it then.
 *
 * The function it returns is told of each launch.
 */
export function useLeaveGame(): (vendor: string, launching: Promise<Launch>) => Promise<Launch> {
  const last = useRef<{ vendor: string; launching: Promise<Launch> } | null>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      if (last.current) void leave(last.current, isLeft).catch(() => undefined)
    }
  }, [])
  return (vendor, launching) => {
    last.current = { vendor, launching }
    return launching
  }
}

/** The money goes there while the launch is under way, so it is fetched once that has ended. */
async function leave(
  { vendor, launching }: { vendor: string; launching: Promise<Launch> },
  isLeft: { readonly current: boolean },
): Promise<void> {
  const { keepsMoney, launch } = await launching
  if (keepsMoney && isLeft.current) await call('leaveGame', { vendor, launch })
}
