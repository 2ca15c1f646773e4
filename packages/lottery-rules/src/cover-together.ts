/**
 * Bets that look at different parts of a draw, and still leave hardly anything that could come out without a win: five
 * digits of a place, and all rows of two places that begin with one of the others.
 */
import type { BetType } from './bet-type.ts'
import type { Content } from './content.ts'
import { type Outcomes, outcomesAt } from './outcomes.ts'
import { markWins, type Wins } from './wins.ts'
import { take, type Work } from './work.ts'

/** Bets of a line that stand or fall together, and all places they look at. */
export type Piece = {
  readonly at: number
  readonly betType: BetType
  readonly content: Content
  readonly places: readonly number[]
  /** How often it wins on average. */
  readonly hits: number
  /** Bets of one group are judged together anyway. */
  readonly group: string
  /** There are only so many different ones. */
  readonly isOnePick: boolean
}

/**
 * A bet that is there to cover wins mostly where the others do not. One that wins as often beside them as by itself is a
 * risk of its own, such as a size of every place.
 */
const ownLeast = 0.75

/** Beyond so many lines, those of a bet type are taken as one. */
const linesMost = 100

/** The lines of some pieces that cover more than so much of what can come out. */
export function linesThatCover(pieces: readonly Piece[], most: number, work: Work): ReadonlySet<number> {
  const found = new Set<number>()
  if (pieces.length === 0) return found
  for (const outcomes of placesTogether(pieces)) {
    const within = pieces.filter(({ places }) => places.every((place) => outcomes.places.includes(place)))
    if (within.reduce((sum, { hits }) => sum + hits, 0) <= most) continue
    for (const at of coversIn(outcomes, within, most, work)) found.add(at)
  }
  return found
}

/** All places that bets look at together, as far as what can come out there is listed; else two by two. */
function placesTogether(pieces: readonly Piece[]): Outcomes[] {
  const [{ betType }] = pieces as [Piece, ...Piece[]]
  const sets = [...new Map(pieces.map(({ places }) => [places.join(), places])).values()]
  const joined = joinOverlapping(sets).flatMap((whole) => {
    const its = sets.filter((set) => set.every((place) => whole.includes(place)))
    return outcomesAt(betType.family, whole)
      ? [whole]
      : its.flatMap((one) => its.filter((other) => overlap(one, other)).map((other) => union(one, other)))
  })
  return [...new Map(joined.map((places) => [places.join(), places])).values()].flatMap((places) => {
    const groups = pieces.filter((piece) => piece.places.every((place) => places.includes(place)))
    const isOneGroup = new Set(groups.map(({ group }) => group)).size < 2
    return isOneGroup ? [] : (outcomesAt(betType.family, places) ?? [])
  })
}

const overlap = (one: readonly number[], other: readonly number[]) =>
  one.some((place) => other.includes(place))
const union = (...sets: readonly (readonly number[])[]): readonly number[] =>
  [...new Set(sets.flat())].toSorted((one, other) => one - other)

function joinOverlapping(sets: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return sets.reduce<readonly (readonly number[])[]>(
    (joined, set) => [
      ...joined.filter((other) => !overlap(set, other)),
      union(set, ...joined.filter((other) => overlap(set, other))),
    ],
    [],
  )
}

/** One bit for each outcome, and how many are set. */
type Bits = { readonly words: Uint32Array; readonly count: number }
type Bet = Bits & { readonly lines: readonly number[] }

/** Begins with each bet, and adds those that win mostly where the ones before them do not. */
function coversIn(
  outcomes: Outcomes,
  pieces: readonly Piece[],
  most: number,
  work: Work,
): ReadonlySet<number> {
  const bets = betsIn(outcomes, pieces, work).toSorted((one, other) => other.count - one.count)
  const steps = 3 * bets.length * Math.ceil(outcomes.count / 32)
  const found = new Set<number>()
  for (const first of bets) {
    if (first.lines.every((line) => found.has(line))) continue
    if (!take(work, steps)) break
    const { cover, covered, twice } = coverFrom(first, bets)
    if (covered / outcomes.count <= most) continue
    // Where the others win too, a bet is a risk of its own beside a cover.
    const needed = cover.filter((bet) => newIn(bet.words, twice) > bet.count / 2)
    for (const line of needed.flatMap(({ lines }) => lines)) found.add(line)
  }
  return found
}

/** `covered`: by how many outcomes any of them wins; `twice`: those by which two do. */
function coverFrom(first: Bet, bets: readonly Bet[]): { cover: Bet[]; covered: number; twice: Uint32Array } {
  const once = first.words.slice()
  const twice = new Uint32Array(once.length)
  const cover = [first]
  let covered = first.count
  const byOwn = bets
    .map((bet) => ({ bet, own: newIn(bet.words, once) / bet.count }))
    .filter(({ own }) => own >= ownLeast)
    .toSorted((one, other) => other.own - one.own)
  for (const { bet } of byOwn) {
    const added = newIn(bet.words, once)
    if (added < ownLeast * bet.count) continue
    cover.push(bet)
    covered += added
    for (const [at, word] of bet.words.entries()) {
      twice[at] = (twice[at] as number) | ((once[at] as number) & word)
      once[at] = (once[at] as number) | word
    }
  }
  return { cover, covered, twice }
}

/** What each piece wins by, the same ones once; those that win by nothing are left out. */
function betsIn(outcomes: Outcomes, pieces: readonly Piece[], work: Work): Bet[] {
  const areMany = new Set(pieces.filter(({ isOnePick }) => !isOnePick).map(nameOf)).size > linesMost
  const alike = Map.groupBy(pieces, (piece) =>
    areMany && !piece.isOnePick ? piece.betType.code : nameOf(piece),
  )
  return [...alike.values()].flatMap((its) => {
    const bits = bitsOf(outcomes, its, work)
    return bits.count > 0 ? [{ ...bits, lines: its.map(({ at }) => at) }] : []
  })
}

const nameOf = ({ betType, content }: Piece) => `${betType.code} ${content.join('|')}`

/** What pieces of one bet type and the same places win by among outcomes of more places. */
function bitsOf(outcomes: Outcomes, pieces: readonly Piece[], work: Work): Bits {
  const [{ betType, places }] = pieces as [Piece, ...Piece[]]
  const words = new Uint32Array(Math.ceil(outcomes.count / 32))
  const own = outcomesAt(betType.family, places)
  if (!own || !take(work, outcomes.count)) return { words, count: 0 }
  const wins: Wins = new Uint8Array(own.count)
  markWins(wins, own, { betType, contents: pieces.map(({ content }) => content), work })
  const indexes = places.map((place) => outcomes.places.indexOf(place))
  let count = 0
  for (let outcome = 0; outcome < outcomes.count; outcome++) {
    let code = 0
    for (const index of indexes) code = code * own.base + outcomes.valueAt(outcome, index)
    if (wins[own.outcomeOf(code)] !== 1) continue
    words[outcome >> 5] = (words[outcome >> 5] as number) | (1 << (outcome & 31))
    count += 1
  }
  return { words, count }
}

/** How many bits are set that were not before. */
function newIn(words: Uint32Array, covered: Uint32Array): number {
  let count = 0
  for (let word = 0; word < words.length; word++) {
    let rest = (words[word] as number) & ~(covered[word] as number)
    // Adds the bits of a word pair by pair, then four by four, and so on.
    rest -= (rest >>> 1) & 0x55555555
    rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
    count += Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}
