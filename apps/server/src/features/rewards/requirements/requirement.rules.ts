/** What a credit asks for, in the order credits came. */
export type Requirement = {
  id: bigint
  reference: string
  credit: bigint
  required: bigint
  progress: bigint
  /** Of the member's cash, by the credit itself. */
  startVersion: bigint
  createdAt: Date
  /** The bonus that came with the credit. */
  claimId: bigint | null
}

/** What was staked, less what was given back, while `startVersion` was the newest requirement. */
export type Stakes = { startVersion: bigint; amount: bigint }

/** How much of a stake counts, in percent: by category, and by game where one has so little risk that it says otherwise. */
export type Weights = ReadonlyMap<string, number>

/** `subject`: the game, such as `game:TALA:dice` or `lottery:ssc-1`. `risk`: what its round says of it. */
type PlayedOn = { subject: string | null; category: string | null; risk: 'low' | 'later' | null }

export const weightOf = ({ subject, category, risk }: PlayedOn, weights: Weights): number =>
  risk === 'low' ? 0 : (weights.get(subject ?? '') ?? weights.get(category ?? '') ?? 100)

/** Rounded towards nothing, so that what is given back never takes more than the bet gave. */
export function weigh(amount: bigint, played: PlayedOn, weights: Weights): bigint {
  return (amount * BigInt(weightOf(played, weights))) / 100n
}

/**
 * The oldest that is not met takes what it needs and passes the rest on; what was given back is taken off again.
 * Stakes of bonus money count for the credit the bonus came with, and for no other.
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
      // Stakes that came back were those of the one in progress, and of no other.
      if (left < 0n) break
    }
  }
  return counted
}

const within = (amount: bigint, max: bigint) => (amount < 0n ? 0n : amount > max ? max : amount)

const hundredth = 100n

/** What has to stay of a credit: as much of it as of its requirement is left, in whole hundredths. */
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
