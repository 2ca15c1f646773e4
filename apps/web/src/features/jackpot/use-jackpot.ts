import { useEffect, useState } from 'react'
import { growthOf, pauseOf, startOf } from './jackpot.rules.ts'

let pesos: number | null = null

/** The jackpot as it grows; `null` until the page runs, since no two pages agree on where it starts. */
export function useJackpot(isStill: boolean): number | null {
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    pesos ??= startOf(Math.random())
    setShown(pesos)
    if (isStill) return
    let timer: ReturnType<typeof setTimeout>
    const grow = () => {
      timer = setTimeout(() => {
        pesos = (pesos ?? 0) + growthOf(Math.random())
        setShown(pesos)
        grow()
      }, pauseOf(Math.random()))
    }
    grow()
    return () => clearTimeout(timer)
  }, [isStill])
  return shown
}
