import { useEffect, useState } from 'react'

/** A value once it has stood still for a while; lists that follow the language wait for it. */
export function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}

/** How long a list waits after a change of language before it asks again. */
export const languageDelayMs = { lists: 200, winners: 250 } as const
