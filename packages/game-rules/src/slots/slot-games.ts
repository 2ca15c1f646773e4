/** Which model and theme each slot of the catalogue plays with; it hangs on the game's id and class alone. */
import {
  type Classification,
  type Game,
  games,
  hashText,
  type Palette,
  type Theme,
} from '@perya/catalogue-data'
import { type Amount, parseAmount } from '@perya/money'
import type { SlotModelId } from './models/models.ts'

export type SlotGame = {
  readonly nodeId: string
  readonly gameCode: string
  readonly vendor: string
  readonly model: SlotModelId
  readonly theme: Theme
  readonly palette: Palette
  /** From the catalogue's minimum bet up. */
  readonly stakes: readonly Amount[]
}

const modelsOf: Readonly<Record<Classification<'RNG'>, readonly SlotModelId[]>> = {
  CLASSIC: ['klasiko-uno', 'klasiko-tres', 'paikot'],
  WAYS: ['daan', 'libo', 'baul'],
  JACKPOT: ['ginto', 'baul', 'hari'],
  BONUS: ['pista', 'agila', 'bundok', 'hari', 'daan'],
  VIDEO: ['pista', 'doble', 'agila', 'bundok', 'tumba', 'bagsak'],
}

const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1_000n] as const

function slotGame({ nodeId, gameCode, vendor, classification, minBet, look }: Game): SlotGame {
  const models = modelsOf[classification as Classification<'RNG'>]
  return {
    nodeId,
    gameCode,
    vendor,
    model: models[hashText(`${nodeId}:model`) % models.length] as SlotModelId,
    theme: look.theme,
    palette: look.palette,
    stakes: steps.map((step) => parseAmount(minBet) * step),
  }
}

export const slotGames: ReadonlyMap<string, SlotGame> = new Map(
  games.filter(({ category }) => category === 'RNG').map((game) => [game.nodeId, slotGame(game)]),
)
