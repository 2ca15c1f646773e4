/** What the games decide, as whole numbers whose chances are known. */
import type { WordSource } from '@perya/fairness'
import {
  diceColors,
  mineCells,
  originals,
  playSlot,
  type Ratio,
  type SlotModel,
  type SlotModelId,
  slotModels,
} from '@perya/game-rules'
import { drawResult, type Family, families } from '@perya/lottery-rules'

export type Game = {
  readonly name: string
  /** For each part of an outcome, the chance of each of its values. */
  readonly parts: readonly (readonly number[])[]
  /** Whether what one part took the next cannot have. */
  readonly isWithout: boolean
  readonly decide: (source: WordSource) => readonly number[]
}

/** More parts say nothing new and cost time. */
const mostParts = 5

const evenly = (values: number): number[] => Array.from({ length: values }, () => 1 / values)
const alike = (parts: number, values: number) =>
  Array.from({ length: Math.min(parts, mostParts) }, () => evenly(values))

const game = (
  name: string,
  parts: Game['parts'],
  decide: Game['decide'],
  { isWithout = false } = {},
): Game => ({ name, parts, isWithout, decide })

const toNumber = ({ numerator, denominator }: Ratio) => Number((numerator * 10n ** 15n) / denominator) / 1e15

/** Where the multipliers of Crash and Limbo are told apart, in hundredths. */
const steps = [101, 125, 150, 200, 300, 500, 1_000, 2_500, 10_000, 100_000]
const reached = (target: number) => (toNumber(originals.LIMBO.rtp({ target })) * 100) / target
const stepChances = [1, ...steps.map(reached)].map((chance, at) => chance - reachedAfter(at))

function reachedAfter(at: number): number {
  const next = steps[at]
  return next === undefined ? 0 : reached(next)
}
const stepOf = (point: number) => steps.filter((step) => step <= point).length

const plinkoRows = 16
const turnsTo = (bucket: number): number =>
  bucket === 0 ? 1 : (turnsTo(bucket - 1) * (plinkoRows - bucket + 1)) / bucket
const plinkoChances = Array.from({ length: plinkoRows + 1 }, (_, bucket) => turnsTo(bucket) / 2 ** plinkoRows)

const houseGames: readonly Game[] = [
  game('color game', alike(3, 6), (source) =>
    originals.COLOR_GAME.draw(source).dice.map((color) => diceColors.indexOf(color)),
  ),
  game('crash', [stepChances], (source) => [stepOf(originals.CRASH.draw(source).point)]),
  game('dice', [evenly(100)], (source) => [Math.floor(originals.DICE.draw(source).roll / 100)]),
  game('hi-lo', alike(5, 52), (source) => originals.HI_LO.draw(source).cards),
  game('keno', alike(5, 40), (source) => originals.KENO.draw(source).drawn.map((number) => number - 1), {
    isWithout: true,
  }),
  game('limbo', [stepChances], (source) => [stepOf(originals.LIMBO.draw(source).point)]),
  game(
    'lucky 9',
    alike(4, 52),
    (source) => {
      const { player, banker } = originals.LUCKY_9.draw(source)
      return [player[0], banker[0], player[1], banker[1]] as number[]
    },
    { isWithout: true },
  ),
  game('mines', alike(5, mineCells), (source) => originals.MINES.draw(source, { mines: 5 }).mines, {
    isWithout: true,
  }),
  game('plinko', [plinkoChances], (source) => [originals.PLINKO.draw(source, { rows: plinkoRows }).bucket]),
  game('wheel', [evenly(50)], (source) => [originals.WHEEL.draw(source, { size: 50 }).segment]),
]

const slots = (Object.keys(slotModels) as SlotModelId[]).map((id) => slotGame(id, slotModels[id]))

function slotGame(id: SlotModelId, model: SlotModel): Game {
  if (model.kind !== 'cascade') {
    const strips = model.reels.slice(0, mostParts).map((strip) => evenly(strip.length))
    return game(`slot ${id}`, strips, (source) => {
      const round = playSlot(model, source)
      return 'spins' in round ? (round.spins[0]?.stops ?? []) : []
    })
  }
  const symbols = Object.keys(model.weights)
  const weights = Object.values(model.weights)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const cells = Array.from({ length: mostParts }, () => weights.map((weight) => weight / all))
  return game(`slot ${id}`, cells, (source) => {
    const round = playSlot(model, source)
    const columns = 'steps' in round ? (round.steps[0]?.grid ?? []) : []
    return [...columns.join('')].slice(0, mostParts).map((symbol) => symbols.indexOf(symbol))
  })
}

/** How many values a part of a draw has, from which number on, and whether any comes twice. */
const drawn: Readonly<Record<Family, { of: number; from: 0 | 1; parts: number; isWithout: boolean }>> = {
  ssc: { of: 10, from: 0, parts: 5, isWithout: false },
  pk10: { of: 10, from: 1, parts: 5, isWithout: true },
  k3: { of: 6, from: 1, parts: 3, isWithout: false },
  '11x5': { of: 11, from: 1, parts: 5, isWithout: true },
  keno: { of: 80, from: 1, parts: 5, isWithout: true },
  'mark-six': { of: 49, from: 1, parts: 5, isWithout: true },
  'vn-north': { of: 10, from: 0, parts: 5, isWithout: false },
  'vn-south': { of: 10, from: 0, parts: 5, isWithout: false },
  'ph-2d': { of: 31, from: 1, parts: 2, isWithout: false },
  'ph-3d': { of: 10, from: 0, parts: 3, isWithout: false },
  'ph-4d': { of: 10, from: 0, parts: 4, isWithout: false },
  'ph-6d': { of: 10, from: 0, parts: 5, isWithout: false },
  'ph-42': { of: 42, from: 1, parts: 5, isWithout: true },
  'ph-45': { of: 45, from: 1, parts: 5, isWithout: true },
  'ph-49': { of: 49, from: 1, parts: 5, isWithout: true },
  'ph-55': { of: 55, from: 1, parts: 5, isWithout: true },
  'ph-58': { of: 58, from: 1, parts: 5, isWithout: true },
}

const lotteries = families.map((family) => {
  const { of, from, parts, isWithout } = drawn[family]
  const decide = (source: WordSource) => {
    const result = drawResult(family, source)
    // Of a Vietnamese draw the special prize, digit by digit.
    const shown = family.startsWith('vn-') ? [...(result[0] as string)] : result
    return shown.map((value) => Number(value) - from)
  }
  return game(`lottery ${family}`, alike(parts, of), decide, { isWithout })
})

export const games: readonly Game[] = [...houseGames, ...slots, ...lotteries]
