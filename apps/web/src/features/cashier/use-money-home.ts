import { useEffect } from 'react'
import { call } from '#lib/api/call.ts'
import { useBalance } from '#lib/member/use-balance.ts'
import { isSome } from './amount.rules.ts'

/** What is left at vendors comes home first: whoever wants money out, and may, is done playing with it. */
export function useMoneyHome(mayLeave = true): void {
  const { wallet } = useBalance()
  const isAway = mayLeave && wallet !== null && isSome(wallet.inGames)
  useEffect(() => {
    if (isAway) void call('leaveGame', {}).catch(() => undefined)
  }, [isAway])
}
