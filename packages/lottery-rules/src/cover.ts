/** Bets of one issue that together leave hardly anything that could come out without a win. */
import type { BetType } from './bet-type.ts'
import type { Content } from './content.ts'
import { betsByPrize } from './count-bets.ts'
import { linesThatCover, type Piece } from './cover-together.ts'
import { drawnOf } from './drawn.ts'
import { countNumbers, numbersOf } from './numbers-of.ts'
import { type Outcomes, outcomesAt } from './outcomes.ts'
import { sizeRivals } from './plays/size.ts'
import { fairPrizeGroup, oddsSnapshot } from './price.ts'
import { countWins, markWins } from './wins.ts'
import { newWork, take, type Work } from './work.ts'

type Line = { readonly betType: BetType; readonly content: Content }

/** Whoever covers more than this of what can come out risks hardly anything, as in games of the house. */
const most = 0.9

/**
 * For each line, whether it is among bets that cover more than nine tenths of what can come out where they look. Bets for
 * which there is no work left cover nothing: what nobody has found to be sure is a risk.
 */
export function coveringLines(
  lines: readonly Line[],
  { apart = newWork(), together = newWork() } = {},
): readonly boolean[] {
  const parts = lines.flatMap((line, at) => partsOf(line).map((part) => ({ ...part, at })))
  const covering = lines.map(() => false)
  for (const group of Map.groupBy(parts, (part) => part.group).values()) {
    if (shareOf(withoutTwins(group), apart) > most) for (const { at } of group) covering[at] = true
  }
  for (const its of Map.groupBy(parts, ({ betType }) => betType.family).values()) {
    for (const at of linesThatCover(its.flatMap(piecesOf), most, together)) covering[at] = true
  }
  return covering
}

/**
 * Bets of a line in one group: those that look at the same places, or at what only their bet type asks for. `looksAt`:
 * all places they look at.
 */
type Part = Line & {
  readonly group: string
  readonly looksAt: readonly number[]
  readonly outcomes?: Outcomes
}

/** The same bets again cover nothing more. */
const withoutTwins = (parts: readonly Part[]): Part[] => [
  ...new Map(parts.map((part) => [`${part.betType.code} ${part.content.join('|')}`, part])).values(),
]

function partsOf({ betType, content }: Line): Part[] {
  const { code, family, play } = betType
  const part = (
    picked: Content,
    places: readonly number[] | undefined,
    looksAt = betType.places ?? everyPlace(betType),
  ): Part => {
    const outcomes = places && outcomesAt(family, places)
    return outcomes
      ? { betType, content: picked, looksAt, outcomes, group: `${family} ${places.join()}` }
      : { betType, content: picked, looksAt, group: code }
  }
  const placesOfField = fieldPlaces[play]
  if (placesOfField) {
    return content.flatMap((picks, at) => {
      const places = placesOfField(betType, at)
      return picks.length === 0 ? [] : [part(only(content, at, picks), places, places)]
    })
  }
  if (code !== 'ssc.sum-size') return [part(content, placesOf(betType))]
  return [...Map.groupBy(content.flat(), sizeRivals.rivals)].map(([rivals, picks]) => ({
    betType,
    content: [picks],
    looksAt: everyPlace(betType),
    group: `${code} ${rivals}`,
  }))
}

/** What is picked in one field, and nothing in the others. */
const only = (content: Content, field: number, picks: readonly string[]): Content =>
  content.map((_, other) => (other === field ? picks : []))

function everyPlace({ family }: BetType): readonly number[] {
  const drawn = drawnOf(family)
  return [...Array(drawn.kind === 'lots' ? drawn.digits.length : drawn.count).keys()]
}

/** The bets of a part one by one where each pick is one, or all of them. Lots are told by their last two digits alone. */
function piecesOf(part: Part & { readonly at: number }): Piece[] {
  const { at, betType, content, group, looksAt } = part
  if (drawnOf(betType.family).kind === 'lots') return []
  const isOnePick = betType.play in fieldPlaces || isPickEach(betType)
  const contents = isOnePick
    ? content.flatMap((picks, field) => picks.map((pick) => only(content, field, [pick])))
    : [content]
  return contents.map((one) => ({
    at,
    betType,
    content: one,
    places: looksAt,
    hits: hitsExpected({ betType, content: one }),
    group,
    isOnePick,
  }))
}

const isPickEach = ({ fields, size = 1, pattern, play }: BetType) =>
  fields.length === 1 && size === 1 && !pattern && play !== 'group-3'

/** The places of fast digits two by two, as the pad of dragon and tiger lists them. */
const duels = [0, 1, 2, 3].flatMap((one) =>
  [1, 2, 3, 4].filter((other) => other > one).map((other): readonly number[] => [one, other]),
)

/** Plays whose fields are bets of their own, and the places each of them looks at. */
const fieldPlaces: Readonly<Record<string, (betType: BetType, field: number) => readonly number[]>> = {
  position: (_, field) => [field],
  'digit-size': (_, field) => [field],
  'position-size': (_, field) => [field],
  'dragon-tiger': ({ family }, field) =>
    family === 'ssc' ? (duels[field] as readonly number[]) : [field, 9 - field],
}

/** Plays whose bets are rivals, so that to cover nearly every result takes nearly all of them. */
const rivalPlays = new Set(['direct', 'group', 'group-3', 'sum', 'span', 'shape', 'sum-size'])

/** Dice of which each may win by itself. */
const freePlays = new Set(['single', 'two-different'])

function placesOf({ family, play, places, digits = 2 }: BetType): readonly number[] | undefined {
  if (family === 'k3') return freePlays.has(play) ? undefined : [0, 1, 2]
  if (rivalPlays.has(play)) return places
  return places?.length === 1 && digits === 2 ? places : undefined
}

/** How much of what can come out the bets of a group win by. */
function shareOf(parts: readonly Part[], work: Work): number {
  const [{ betType, outcomes }] = parts as [Part, ...Part[]]
  if (!outcomes)
    return betType.fields.length === 1 && !betType.size ? shareOfPicks(parts) : shareOfNumbers(parts, work)
  // No more can be covered than is hit on average, which is soon said.
  if (parts.reduce((sum, part) => sum + hitsExpected(part), 0) <= most) return 0
  const wins = new Uint8Array(outcomes.count)
  for (const [ofType, its] of Map.groupBy(parts, (part) => part.betType)) {
    markWins(wins, outcomes, { betType: ofType, contents: its.map(({ content }) => content), work })
  }
  return countWins(wins) / outcomes.count
}

/** Of all picks that rival with these, by their chances. */
function shareOfPicks(parts: readonly Part[]): number {
  const [{ betType, content }] = parts as [Part, ...Part[]]
  const picked = new Set(parts.flatMap((part) => part.content.flat()))
  const isRival = (pick: string) =>
    betType.play !== 'sum-size' || sizeRivals.rivals(pick) === sizeRivals.rivals(content[0]?.[0] ?? '')
  const weigh = (picks: readonly string[]) =>
    picks.reduce((sum, pick) => sum + hitsExpected({ betType, content: [[pick]] }), 0)
  return weigh([...picked]) / weigh((betType.fields[0]?.picks ?? []).filter(isRival))
}

/** To name a number takes so many times what it takes to mark an outcome. */
const stepsToName = 40

/** Of all numbers of the pad, which are named one by one; of more than there is work for nobody is sure. */
function shareOfNumbers(parts: readonly Part[], work: Work): number {
  const [{ betType }] = parts as [Part, ...Part[]]
  const all = countNumbers(
    betType,
    betType.fields.map(({ picks }) => picks),
  )
  const atMost = parts.reduce((sum, { content }) => sum + countNumbers(betType, content), 0)
  if (atMost / all <= most || all * most * stepsToName > work.left) return 0
  const odds = oddsSnapshot(betType, fairPrizeGroup)
  const names = new Set<string>()
  for (const { content } of parts) {
    if (!take(work, stepsToName * countNumbers(betType, content))) continue
    for (const numbers of numbersOf(betType, content, odds)) for (const name of numbers.names) names.add(name)
    if (names.size / all > most) break
  }
  return names.size / all
}

function hitsExpected({ betType, content }: Line): number {
  return betsByPrize(betType, content).reduce((sum, bets, prize) => {
    const { numerator = 0n, denominator = 1n } = betType.prizes[prize]?.chance ?? {}
    return sum + (bets * Number(numerator)) / Number(denominator)
  }, 0)
}
