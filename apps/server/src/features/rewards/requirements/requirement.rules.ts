/** How much of a credit has to be staked before it may leave. */
export type Requirement = {
  id: bigint
  reference: string
  credit: bigint
  required: bigint
  progress: bigint
  /** The version of the member's cash that the credit made; stakes after it count. */
  startVersion: bigint
  createdAt: Date
  /** The bonus that came with the credit. */
  claimId: bigint | null
}

/** Stakes less refunds, made while the requirement of `startVersion` was the newest. */
export type Stakes = { startVersion: bigint; amount: bigint }

/** How much of a stake counts, in percent, by category or by game; the weight of a game goes first. */
export type Weights = ReadonlyMap<string, number>

/** `subject`: the game, such as `game:TALA:dice` or `lottery:ssc-1`. `risk`: as its round states it. */
type PlayedOn = { subject: string | null; category: string | null; risk: 'low' | 'later' | null }

export const weightOf = ({ subject, category, risk }: PlayedOn, weights: Weights): number =>
  risk === 'low' ? 0 : (weights.get(subject ?? '') ?? weights.get(category ?? '') ?? 100)

/** Rounds towards zero, so that a refund never takes off more than its bet added. */
export function weigh(amount: bigint, played: PlayedOn, weights: Weights): bigint {
  return (amount * BigInt(weightOf(played, weights))) / 100n
}

/**
 * The oldest open requirement takes what it needs of a stake, and the next one the rest; refunds are taken off again.
 * Stakes of bonus money count only for the credit that the bonus came with.
 */
export function allocate(
  requirements: readonly Requirement[],
  stakes: readonly (Stakes & { isBonus?: boolean })[],
): Requirement[] {
  const counted = requirements.map((requirement) => ({ ...requirement }))
  for (const { startVersion, amount, isBonus } of stakes) {
    let left = amount
    for (const requirement of counted) {
      if (isBonus && requirement.claimId === null) continue
      if (left === 0n || (!isBonus && requirement.startVersion > startVersion)) break
      const next = within(requirement.progress + left, requirement.required)
      left -= next - requirement.progress
      requirement.progress = next
      // A refund lowers only the requirement that is in progress.
      if (left < 0n) break
    }
  }
  return counted
}

const within = (amount: bigint, max: bigint) => (amount < 0n ? 0n : amount > max ? max : amount)

const hundredth = 100n

/** What may not leave of a credit: the share of its requirement that is not staked yet, rounded up to hundredths. */
export function lockedOf({ credit, required, progress }: Requirement): bigint {
  const units = (credit * (required - progress) + required - 1n) / required
  return ((units + hundredth - 1n) / hundredth) * hundredth
}

export type Why = 'counts' | 'partly' | 'excluded' | 'lowRisk' | 'waiting' | 'before' | 'returned'

/** Why a bet counts as much as it does. */
export function whyCounted(
  bet: { amount: bigint; version: bigint; isBonus: boolean } & PlayedOn,
  { firstStart, weights }: { firstStart: bigint | null; weights: Weights },
): Why {
  if (bet.amount < 0n) return 'returned'
  if (!bet.isBonus && (firstStart === null || bet.version < firstStart)) return 'before'
  if (bet.risk !== null) return bet.risk === 'low' ? 'lowRisk' : 'waiting'
  const percent = weightOf(bet, weights)
  if (percent === 0) return 'excluded'
  return percent < 100 ? 'partly' : 'counts'
}
