/** Every game the studio plays, by the code the catalogue gives it. Codes are unique over all its vendors. */
import { type Game, games } from '@perya/catalogue-data'
import type { Language } from '@perya/contract/language'
import {
  declaredReturns,
  edgeText,
  leastReturn,
  originalOf,
  percentText,
  type Ratio,
  slotGames,
  slotModels,
} from '@perya/game-rules'
import { type Amount, formatAmount, parseAmount } from '@perya/money'
import type { GameInfo } from '@perya/studio-contract'
import type { GameRules } from './game.ts'
import { instantRules } from './instant.ts'
import { sharedRules } from './shared.ts'
import { slotRules } from './slot.ts'
import { steppedRules } from './stepped.ts'

/** What does not depend on what operators set. */
export type GameFacts = Omit<GameInfo, 'firstBet'>

export type StudioGame = {
  readonly code: string
  /** The same, but for an original that is sold under another name: what the client and the verifier know it by. */
  readonly playedAs: string
  readonly vendor: string
  readonly model: string | undefined
  readonly rules: GameRules
  /** Every bet it was made for, in rising order. */
  readonly levels: readonly Amount[]
  readonly minBet: Amount
  readonly maxBet: Amount
  readonly info: (language: Language) => GameFacts
}

const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n] as const

const originalRules: Readonly<Record<string, GameRules>> = {
  ...instantRules,
  ...steppedRules,
  ...sharedRules,
}

function studioGame(game: Game): [string, StudioGame][] {
  const slot = slotGames.get(game.nodeId)
  const original = originalOf(game)
  const rules = slot ? slotRules(slotModels[slot.model], slot.stakes) : original && originalRules[original]
  if (!rules) return []
  const playedAs = original ?? game.gameCode
  const levels = slot?.stakes ?? steps.map((step) => parseAmount(game.minBet) * step)
  const [minBet, maxBet] = [levels[0] as Amount, levels.at(-1) as Amount]
  let facts: Omit<GameFacts, 'name'> | undefined
  const readFacts = (): Omit<GameFacts, 'name'> => ({
    code: playedAs,
    nodeId: game.nodeId,
    ...(slot
      ? { kind: 'slot', model: slot.model, volatility: slotModels[slot.model].volatility }
      : { kind: 'original' }),
    minBet: formatAmount(minBet),
    maxBet: formatAmount(maxBet),
    betLevels: levels.map(formatAmount),
    ...returnTexts(slot ? declaredReturns[slot.model] : leastReturn(playedAs)),
  })
  return [
    [
      game.gameCode,
      {
        code: game.gameCode,
        playedAs,
        vendor: game.vendor,
        model: slot?.model,
        rules,
        levels,
        minBet,
        maxBet,
        info(language) {
          facts ??= readFacts()
          return { ...facts, name: game.title[language] }
        },
      },
    ],
  ]
}

/** Whatever is not here stays closed. */
export const repertoire: ReadonlyMap<string, StudioGame> = new Map(games.flatMap(studioGame))

/** `96.12%` and `3.88%`: together exactly the whole. */
function returnTexts(rtp: Ratio): { returnToPlayer: string; edge: string } {
  return { returnToPlayer: percentText(rtp), edge: edgeText(rtp) }
}
