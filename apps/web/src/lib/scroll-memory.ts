import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from '#lib/router.tsx'

/** How far each visited screen was scrolled, by its place in the history. */
const positions = new Map<string, number>()

/** Whether somebody comes back to a screen that knows where they were. */
export function isRemembered(key: string): boolean {
  return positions.has(key)
}

/** Keeps where a screen was left, and goes there again when the player comes back and its content is ready. */
export function useScrollMemory(isReady: boolean): void {
  const { key } = useLocation()
  const kind = useNavigationType()
  useLayoutEffect(() => {
    const top = positions.get(key)
    if (isReady && kind === 'POP' && top !== undefined) window.scrollTo({ top, behavior: 'instant' })
  }, [isReady, key, kind])
  // Taken away while the screen is: what follows would write down a page that has shrunk.
  useLayoutEffect(() => {
    const note = () => positions.set(key, window.scrollY)
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [key])
  // A filter chosen here makes a new place in the history, scrolled as the one before.
  useEffect(() => {
    if (kind === 'REPLACE') positions.set(key, window.scrollY)
  }, [key, kind])
}
