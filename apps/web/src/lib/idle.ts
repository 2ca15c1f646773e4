/** Resolves when the page has nothing more urgent to do, and soon in any case. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari does not tell when it is idle.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 200 })
    else setTimeout(resolve)
  })
}
