import { useEffect, useState } from 'react'
import { countdown } from './amount.rules.ts'

/** What is left of the time to do something. */
export function Countdown({ until, label }: { until: string; label: string }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(ticking)
  }, [])
  return (
    <p className="cashier-clock">
      {label}{' '}
      <time role="timer" dir="ltr">
        {countdown(until, now)}
      </time>
    </p>
  )
}
