import { startTransition, useEffect, useState } from 'react'

let hasHydrated = false

/** False on the server and while hydrating, true ever after: guards what only a browser can know. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(hasHydrated)
  useEffect(() => {
    if (isHydrated) return
    hasHydrated = true
    // In slices, so that a finger that comes meanwhile is answered first.
    startTransition(() => setHydrated(true))
  }, [isHydrated])
  return isHydrated
}
