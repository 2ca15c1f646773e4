import { lazy, Suspense } from 'react'
import { useMoney } from '#lib/money.ts'
import { useMotion } from '#lib/motion.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { untilLoaded } from '#lib/until-loaded.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { RollingDigits } from './RollingDigits.tsx'
import { useJackpot } from './use-jackpot.ts'

const JackpotPool = lazy(() => untilLoaded('The jackpot', () => import('./JackpotPool.tsx')))

/** The counter: what a merchant's pool holds where it shows one, else the illustration. */
export function JackpotAmount() {
  const isHydrated = useHydrated()
  if (!useSettings().whitelabel.JACKPOTPOOL3) return <Illustration />
  return (
    isHydrated && (
      <Suspense>
        <JackpotPool />
      </Suspense>
    )
  )
}

function Illustration() {
  const money = useMoney()
  const pesos = useJackpot(useMotion().isStill)
  return pesos !== null && <RollingDigits text={money(String(pesos), { decimals: 0 })} />
}
