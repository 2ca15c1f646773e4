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
}

/** What was staked, less what was given back, while `startVersion` was the newest requirement. */
type Stakes = { startVersion: bigint; amount: bigint }

/** The oldest that is not met takes what it needs and passes the rest on; what was given back is taken off again. */
export function allocate(requirements: readonly Requirement[], stakes: readonly Stakes[]): Requirement[] {
  const counted = requirements.map((requirement) => ({ ...requirement }))
  for (const { startVersion, amount } of stakes) {
    let left = amount
    for (const requirement of counted) {
      if (left === 0n || requirement.startVersion > startVersion) break
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
