/** A card of the deck as a number from 0 to 51: rank first (ace low), then suit. */
export const deck: readonly number[] = Array.from({ length: 52 }, (_, card) => card)

/** From 1 for the ace to 13 for the king. */
export const rankOf = (card: number): number => Math.floor(card / 4) + 1
