import { type Amount, parseAmount } from '@perya/money'

export type Outcome = { amount: Amount; isWin: boolean; times: string }

/** A win is what was paid; what came back of a lost stake is taken off the loss. */
export function outcomeOf({ stake, paid }: { stake: string; paid: string }): Outcome {
  const [staked, returned] = [parseAmount(stake), parseAmount(paid)]
  const isWin = returned > staked
  return { amount: isWin ? returned : returned - staked, isWin, times: timesText(staked, returned) }
}

/** `12.4` for 12.40 times the stake, cut and never rounded up. */
function timesText(staked: Amount, returned: Amount): string {
  if (staked === 0n) return '0'
  const hundredths = (returned * 100n) / staked
  return String(Number(hundredths) / 100)
}
