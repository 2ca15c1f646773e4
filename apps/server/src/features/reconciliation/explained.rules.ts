/** How much of the money that crosses to gateways and vendors has to be matched with what they say. */

/** Of one currency, in units. */
export type Volume = {
  crossed: bigint
  /** The part of it that has its outside record. */
  matched: bigint
}

/** 99.999 %: `least` of each `of`. */
const least = 99_999n
const of = 100_000n

export const isExplained = ({ crossed, matched }: Volume): boolean => matched * of >= crossed * least

const places = 5
const one = 10n ** BigInt(places + 2)

/** In percent, and never rounded up: 100 means all of it. */
export function shareText({ crossed, matched }: Volume): string {
  const share = (crossed === 0n ? one : (matched * one) / crossed).toString().padStart(places + 1, '0')
  return `${share.slice(0, -places)}.${share.slice(-places)} %`
}

/** As a metric has it, which decides nothing. */
export const shareOf = ({ crossed, matched }: Volume): number =>
  crossed === 0n ? 1 : Number(matched) / Number(crossed)
