import type { BetType, Field } from './bet-type.ts'
import type { Content } from './content.ts'
import { countBets } from './count-bets.ts'

/** Why a text is no content of a bet type. */
export type ContentRefusal =
  | 'wrong-fields'
  | 'unknown-pick'
  | 'wrong-order'
  | 'too-few-picks'
  | 'too-many-picks'
  | 'no-bets'

/** `bets`: how many it makes, so that nobody has to count them again. */
export type ParsedContent =
  | { readonly content: Content; readonly bets: number }
  | { readonly refusal: ContentRefusal }

/** Reads the one text of a content; any other text of the same picks is refused, so that a ticket has one form. */
export function parseContent(betType: BetType, text: string): ParsedContent {
  const content = text.split('|').map((picks) => (picks === '' ? [] : picks.split(',')))
  const refusal = fieldsRefusal(betType, content)
  if (refusal) return { refusal }
  const bets = countBets(betType, content)
  return bets === 0 ? { refusal: 'no-bets' } : { content, bets }
}

/** What keeps picks from being the content of a bet, if anything. */
export const contentRefusal = (betType: BetType, content: Content): ContentRefusal | undefined =>
  fieldsRefusal(betType, content) ?? (countBets(betType, content) === 0 ? 'no-bets' : undefined)

function fieldsRefusal(betType: BetType, content: Content): ContentRefusal | undefined {
  if (content.length !== betType.fields.length) return 'wrong-fields'
  for (let index = 0; index < content.length; index++) {
    const refusal = fieldRefusal(betType.fields[index] as Field, content[index] as readonly string[])
    if (refusal) return refusal
  }
  return undefined
}

/** Picks in any order, with repeats, in the form of a content; unknown ones stay for the refusal to name. */
export function arrangeContent(betType: BetType, picked: readonly (readonly string[])[]): Content {
  return picked.map((picks, index) => {
    const field = betType.fields[index]
    if (!field) return picks
    const order = orderOf(field)
    return [...new Set(picks)].sort((one, other) => (order.get(one) ?? -1) - (order.get(other) ?? -1))
  })
}

function fieldRefusal(field: Field, picks: readonly string[]): ContentRefusal | undefined {
  if (picks.length < field.least) return 'too-few-picks'
  if (picks.length > field.most) return 'too-many-picks'
  const order = orderOf(field)
  let last = -1
  for (const pick of picks) {
    const place = order.get(pick)
    if (place === undefined) return 'unknown-pick'
    if (place <= last) return 'wrong-order'
    last = place
  }
  return undefined
}

const orders = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

/** Where each pick of a field stands, kept by the list of picks, which many fields share. */
function orderOf({ picks }: Field): ReadonlyMap<string, number> {
  const known = orders.get(picks)
  if (known) return known
  const order = new Map(picks.map((pick, place) => [pick, place]))
  orders.set(picks, order)
  return order
}
