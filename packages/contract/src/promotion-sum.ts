/** What a deposit promotion gives and asks for, computed by the same functions in the app and on the server. */
export type PromotionTerms = {
  kind: 'percent' | 'fixed'
  /** In 1/10,000 of what arrives. */
  rate: number
  fixed: bigint
  cap: bigint
  basis: 'bonus' | 'depositAndBonus'
  /** Of the basis: 1500 asks for fifteen times. */
  turnoverPercent: number
}

const hundredth = 100n

/** In whole hundredths, never above the cap. */
export function bonusOf(credit: bigint, { kind, rate, fixed, cap }: PromotionTerms): bigint {
  const units = kind === 'fixed' ? fixed : (credit * BigInt(rate)) / 10_000n
  const bonus = units < cap ? units : cap
  return bonus - (bonus % hundredth)
}

/** The whole amount to stake: what the promotion asks, and never less than the deposit alone asks. */
export function turnoverOf(
  { credit, bonus, plainPercent }: { credit: bigint; bonus: bigint; plainPercent: number },
  { basis, turnoverPercent }: PromotionTerms,
): bigint {
  const plain = (credit * BigInt(plainPercent)) / 100n
  const times = BigInt(turnoverPercent)
  const asked = basis === 'bonus' ? plain + (bonus * times) / 100n : ((credit + bonus) * times) / 100n
  return asked > plain ? asked : plain
}
