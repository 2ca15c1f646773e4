import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useMoney } from '#lib/money.ts'
import { useMotion } from '#lib/motion.ts'
import { RollingDigits } from './RollingDigits.tsx'

const askEveryMs = 15_000

/** What lies in the merchant's pool, to the centavo. */
export default function JackpotPool() {
  const money = useMoney()
  const { isStill } = useMotion()
  const { data } = useQuery({
    queryKey: ['jackpot'],
    staleTime: askEveryMs,
    refetchInterval: isStill ? false : askEveryMs,
    queryFn: () => call('getJackpot', {}),
  })
  return data ? <RollingDigits text={money(data.amount)} /> : null
}
