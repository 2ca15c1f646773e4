import type { Lottery, LotteryPlayType, PrizeMode } from '@perya/contract/lottery'

export type Offered = { prizeMode: PrizeMode; playType: LotteryPlayType }

/** A lottery has one prize mode, and the play asked for only where it sells bets of it: what an address really opens. */
export function offeredOf(
  { prizeMode, playTypes }: Pick<Lottery, 'prizeMode' | 'playTypes'>,
  { playType }: { playType: LotteryPlayType },
): Offered {
  return { prizeMode, playType: playTypes.includes(playType) ? playType : (playTypes[0] ?? playType) }
}
