import { useEffect } from 'react'
import { call } from '#lib/api/call.ts'
import { useBalance } from '#lib/member/use-balance.ts'
import { isSome } from './amount.rules.ts'

/** What is left at vendors comes home first: whoever wants money out is done playing with it. */
export function useMoneyHome(): void {
  const { wallet } = useBalance()
  const isAway = wallet !== null && isSome(wallet.inGames)
  useEffect(() => {
    if (isAway) void call('leaveGame', {}).catch(() => undefined)
  }, [isAway])
}
