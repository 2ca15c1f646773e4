/**
 * Runs something once the player touches the page or a key: before that nobody can have asked for a sheet,
 * so what it needs need not compete with the first screen; after it, it is there before the finger is lifted.
 * Returns what calls it off.
 */
export function onFirstTouch(run: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const events = ['pointerdown', 'keydown'] as const
  const stop = () => {
    for (const event of events) removeEventListener(event, once, true)
  }
  const once = () => {
    stop()
    run()
  }
  for (const event of events) addEventListener(event, once, { capture: true, passive: true })
  return stop
}
