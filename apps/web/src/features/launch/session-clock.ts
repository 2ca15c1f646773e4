import { useEffect, useState } from 'react'
import { readText, writeText } from '#lib/storage.ts'
import { clockText } from './launch-address.rules.ts'

const startedKey = 'playingSince'

/** How long this sitting has lasted: from the first game in this tab, through every game since. */
export function useSessionClock(): string {
  const [since] = useState(() => {
    const kept = Number(readText('sessionStorage', startedKey))
    const start = kept > 0 ? kept : Date.now()
    writeText('sessionStorage', startedKey, String(start))
    return start
  })
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return clockText(now - since)
}
