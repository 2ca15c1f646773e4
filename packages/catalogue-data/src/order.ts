import type { Game } from './game.ts'
import { hashText } from './seed.ts'

/**
 * Puts games side by side so that no two neighbours show the same composition or palette.
 * A look depends only on its game's name, so this changes the order and never the pictures.
 */
export function arrange(games: readonly Game[]): Game[] {
  const waiting = games.toSorted((one, other) => hashText(one.nodeId) - hashText(other.nodeId))
  const arranged: Game[] = []
  while (waiting.length > 0) {
    const next = nextFor(arranged.at(-1), waiting)
    if (next === undefined) break
    arranged.push(...waiting.splice(next, 1))
  }
  for (const left of waiting) arranged.splice(gapFor(left, arranged), 0, left)
  return arranged
}

/** Of the games that may follow, one whose composition has the most games left; rare ones are kept to separate others. */
function nextFor(last: Game | undefined, waiting: readonly Game[]): number | undefined {
  const left = Map.groupBy(waiting, (each) => each.look.composition)
  const weight = (at: number) => left.get(waiting[at]?.look.composition ?? 'crest')?.length ?? 0
  return waiting
    .map((each, at) => (mayNeighbour(last, each) ? at : -1))
    .filter((at) => at >= 0)
    .reduce<number | undefined>(
      (best, at) => (best === undefined || weight(at) > weight(best) ? at : best),
      undefined,
    )
}

/** The first place where a game differs from both neighbours. */
function gapFor(game: Game, arranged: readonly Game[]): number {
  for (let at = 0; at <= arranged.length; at++) {
    if (mayNeighbour(arranged[at - 1], game) && mayNeighbour(game, arranged[at])) return at
  }
  throw new Error(`no place for ${game.nodeId}: give its list more palettes or compositions`)
}

export function mayNeighbour(one: Game | undefined, other: Game | undefined): boolean {
  if (!one || !other) return true
  return one.look.composition !== other.look.composition && one.look.palette !== other.look.palette
}
