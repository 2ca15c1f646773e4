import { jackpotAt } from '@perya/contract/jackpot'
import { useEffect, useState } from 'react'
import { serverNow } from '#lib/server-clock.ts'
import { useSettings } from '#lib/settings/settings.ts'

/** The illustrative jackpot as everybody sees it now, in whole pesos; `null` until the page runs. */
export function useJackpot(isStill: boolean): number | null {
  const { merchantCode: merchant, timeZone } = useSettings()
  const [pesos, setPesos] = useState<number | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const show = () => {
      const now = serverNow()
      const jackpot = jackpotAt({ merchant, timeZone }, now)
      setPesos(jackpot.pesos)
      if (!isStill) timer = setTimeout(show, jackpot.changesAt - now)
    }
    show()
    return () => clearTimeout(timer)
  }, [isStill, merchant, timeZone])
  return pesos
}
