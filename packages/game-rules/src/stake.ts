import { type Amount, amountUnit } from '@perya/money'
import { RuleError } from './rule-error.ts'

/**
 * Stakes are whole centavos and multipliers whole hundredths, so a payout is exact at every stake
 * and the return to the player is the same at every bet level.
 */
export const stakeStep: Amount = amountUnit / 100n

export function checkStake(stake: Amount): Amount {
  if (stake < stakeStep || stake % stakeStep !== 0n) throw new RuleError('stake')
  return stake
}

/** What a stake brings back at a multiplier in hundredths. */
export const payoutOf = (stake: Amount, hundredths: bigint): Amount => (checkStake(stake) / 100n) * hundredths
