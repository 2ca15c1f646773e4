/** The ten games of the house, written again from their published rules. */

import { type Round, unitsOf } from './round.ts'
import { type drawFrom, range, take } from './seeds.ts'

type Source = ReturnType<typeof drawFrom>
export type Proof = { outcome: unknown; payout: bigint }

/** A stake at a multiplier in hundredths. */
const paid = (stake: unknown, hundredths: number | bigint) => (unitsOf(stake) * BigInt(hundredths)) / 100n

const pointOf = ({ fine }: Source) => {
  const point = (99n * 2n ** 52n) / (2n ** 52n - fine())
  return Number(point > 100n ? point : 100n)
}

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1))
const choose = (n: number, k: number) => factorial(n) / (factorial(k) * factorial(n - k))

const plinkoEdges: Record<string, number[]> = {
  '8 low': [562, 210, 110, 100, 50],
  '8 medium': [1304, 301, 130, 70, 40],
  '8 high': [2900, 399, 150, 30, 20],
  '12 low': [1006, 303, 160, 140, 110, 100, 50],
  '12 medium': [3310, 1101, 400, 200, 110, 60, 30],
  '12 high': [17002, 2380, 810, 200, 70, 20, 20],
  '16 low': [1610, 902, 200, 140, 140, 120, 110, 100, 50],
  '16 medium': [11014, 4123, 1000, 500, 300, 150, 100, 50, 30],
  '16 high': [100004, 13048, 2600, 900, 400, 200, 20, 20, 20],
}

const wheelTops: Record<number, [top: number, doubles: number]> = {
  10: [340, 1],
  20: [480, 3],
  30: [670, 4],
  40: [810, 6],
  50: [1000, 7],
}

function wheelPays(size: number, risk: unknown, segment: number): number {
  if (risk === 'high') return segment === 0 ? size * 99 : 0
  const place = segment % 10
  if (risk === 'low') return place === 0 ? 150 : place === 4 || place === 9 ? 0 : 120
  const [top, doubles] = wheelTops[size] as [number, number]
  if (segment % 2 === 1) return 0
  return segment === 0 ? top : segment <= 2 * doubles ? 200 : 150
}

/** By picks, from no hit to all. */
const kenoPays = [
  [],
  [0, 396],
  [0, 161, 642],
  [0, 0, 457, 3009],
  [0, 0, 237, 763, 7912],
  [0, 0, 166, 341, 1700, 25017],
  [0, 0, 0, 371, 1103, 8305, 170017],
  [0, 0, 0, 246, 561, 2600, 27015, 860014],
  [0, 0, 0, 202, 331, 1102, 7507, 110015, 1000000],
  [0, 0, 0, 0, 418, 983, 4704, 46015, 1000000, 1000000],
  [0, 0, 0, 0, 307, 581, 2200, 15001, 230014, 1000000, 1000000],
]

const colors = ['red', 'blue', 'yellow', 'green', 'white', 'pink']

function hiLoPays(cards: readonly number[], moves: readonly (string | number)[]): bigint {
  const ranks = cards.map((card) => (card - (card % 4)) / 4 + 1)
  let [fair, against, guesses] = [99n, 1n, 0]
  for (const [at, move] of moves.entries()) {
    if (move === 'skip') continue
    const [from, to] = [ranks[at] as number, ranks[at + 1] as number]
    const isEnd = from === 1 || from === 13
    const wins = range(13, 1).filter((rank) => {
      if (move === 'same') return rank === from
      if (rank === from) return !isEnd
      return move === 'higher' ? rank > from : rank < from
    })
    if (!wins.includes(to)) return 0n
    fair *= 13n
    against *= BigInt(wins.length)
    guesses += 1
  }
  return guesses === 0 ? 0n : fair / against
}

const nineOf = (cards: readonly number[]) =>
  cards.reduce((sum, card) => sum + (card >= 36 ? 0 : (card - (card % 4)) / 4 + 1), 0) % 10

export const originals: Record<string, (source: Source, round: Pick<Round, 'bet' | 'moves'>) => Proof> = {
  CRASH: (source, { bet, moves = [] }) => {
    const point = pointOf(source)
    // Nobody flies past ×10,000.00.
    const exits = [bet.autoCashOut, moves[0], 1_000_000].filter((at) => at !== undefined).map(Number)
    const exit = Math.min(...exits)
    return { outcome: { point }, payout: paid(bet.stake, exit <= point ? exit : 0) }
  },
  LIMBO: (source, { bet }) => {
    const point = pointOf(source)
    return {
      outcome: { point },
      payout: paid(bet.stake, point >= Number(bet.target) ? Number(bet.target) : 0),
    }
  },
  DICE: ({ below }, { bet }) => {
    const roll = below(10_000)
    const chance = Number(bet.chance)
    const isWon = bet.side === 'under' ? roll < chance : roll > 9_999 - chance
    return { outcome: { roll }, payout: paid(bet.stake, isWon ? Math.floor(990_000 / chance) : 0) }
  },
  MINES: ({ below }, { bet, moves = [] }) => {
    const count = Number(bet.mines)
    const mines = take(below, range(25), count)
    const isLost = moves.length === 0 || moves.some((cell) => mines.includes(Number(cell)))
    const pays = (99n * choose(25, moves.length)) / (isLost ? 1n : choose(25 - count, moves.length))
    return { outcome: { mines }, payout: paid(bet.stake, isLost ? 0n : pays) }
  },
  PLINKO: ({ below }, { bet }) => {
    const path = range(Number(bet.rows)).map(() => ['left', 'right'][below(2)])
    const bucket = path.filter((turn) => turn === 'right').length
    const edges = plinkoEdges[`${bet.rows} ${bet.risk}`] ?? []
    return {
      outcome: { path, bucket },
      payout: paid(bet.stake, edges[Math.min(bucket, path.length - bucket)] as number),
    }
  },
  WHEEL: ({ below }, { bet }) => {
    const segment = below(Number(bet.size))
    return { outcome: { segment }, payout: paid(bet.stake, wheelPays(Number(bet.size), bet.risk, segment)) }
  },
  KENO: ({ below }, { bet }) => {
    const drawn = take(below, range(40, 1), 10)
    const picks = bet.picks as number[]
    const hits = picks.filter((pick) => drawn.includes(pick)).length
    return { outcome: { drawn }, payout: paid(bet.stake, kenoPays[picks.length]?.[hits] as number) }
  },
  COLOR_GAME: ({ below }, { bet }) => {
    const dice = range(3).map(() => colors[below(6)])
    const payout = Object.entries(bet.stakes as Record<string, string>).reduce((sum, [color, stake]) => {
      const shown = dice.filter((die) => die === color).length
      return sum + paid(stake, [0, 200, 300, 1500][shown] as number)
    }, 0n)
    return { outcome: { dice }, payout }
  },
  HI_LO: ({ below }, { bet, moves = [] }) => {
    const cards = range(52).map(() => below(52))
    return { outcome: { cards }, payout: paid(bet.stake, hiLoPays(cards, moves)) }
  },
  LUCKY_9: ({ below }, { bet, moves = [] }) => {
    const cards = take(below, range(52), 6)
    const hand = (first: number) => [first, first + 2, first + 4].map((at) => cards[at] as number)
    const [player, banker] = [hand(0), hand(1)]
    const [two, bankers] = [nineOf(player.slice(0, 2)), nineOf(banker.slice(0, 2))]
    const mine = moves[0] === 'draw' ? nineOf(player) : two
    const theirs = bankers <= 5 ? nineOf(banker) : bankers
    const won = two === 9 && moves[0] !== 'draw' ? 210 : 195
    const side = bet.naturalStake !== undefined && two === 9 ? paid(bet.naturalStake, 1025) : 0n
    return {
      outcome: { player, banker },
      payout: paid(bet.stake, mine > theirs ? won : mine === theirs ? 100 : 0) + side,
    }
  },
}
