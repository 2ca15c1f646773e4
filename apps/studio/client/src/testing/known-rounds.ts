/** What games pay with known seeds, so that a test knows of a win and of a loss before it bets. */
import { openStream, type WordSource } from '@perya/fairness'
import { hiLoWays, originals, playSlot, type SlotModelId, slotModels, slotPayout } from '@perya/game-rules'
import { standInSeed } from './stand-in.ts'

/** What a stake of a hundred centavos brings back, which is the multiplier in hundredths. */
type Pays = (source: WordSource) => bigint
const stake = 100n * 100n

const { COLOR_GAME, DICE, HI_LO, KENO, LIMBO, LUCKY_9, MINES, PLINKO, WHEEL } = originals
const plinko = { stake, rows: 8, risk: 'low' } as const
const wheel = { stake, size: 10, risk: 'low' } as const
const mines = { stake, mines: 3 } as const

/** Each as it opens, and with the least a player must do: red, five numbers, the first tile, one guess, no third card. */
const originalPays = {
  COLOR_GAME: (source) => COLOR_GAME.settle({ stakes: { red: stake } }, COLOR_GAME.draw(source)),
  DICE: (source) => DICE.settle({ stake, side: 'over', chance: 4_950 }, DICE.draw(source)),
  HI_LO(source) {
    const outcome = HI_LO.draw(source)
    const first = Math.floor((outcome.cards[0] ?? 0) / 4) + 1
    // Nothing is higher than a king: a round to pass over.
    return hiLoWays(first, 'higher') === 0 ? stake : HI_LO.settle({ stake }, outcome, ['higher'])
  },
  KENO: (source) => KENO.settle({ stake, picks: [1, 2, 3, 4, 5] }, KENO.draw(source)),
  LIMBO: (source) => LIMBO.settle({ stake, target: 200 }, LIMBO.draw(source)),
  LUCKY_9: (source) => LUCKY_9.settle({ stake }, LUCKY_9.draw(source), 'stand'),
  MINES: (source) => MINES.settle(mines, MINES.draw(source, mines), [0]),
  PLINKO: (source) => PLINKO.settle(plinko, PLINKO.draw(source, plinko)),
  WHEEL: (source) => WHEEL.settle(wheel, WHEEL.draw(source, wheel)),
} satisfies Record<string, Pays>

export type KnownOriginal = keyof typeof originalPays
export const knownOriginals = Object.keys(originalPays) as KnownOriginal[]

export const winThenLossOf = (game: KnownOriginal) => winThenLoss(originalPays[game])

export const winThenLossOnReels = (id: SlotModelId) =>
  winThenLoss((source) => slotPayout(slotModels[id], stake, playSlot(slotModels[id], source).coins))

/** The first round with this client seed pays more than its stake, the second less; both in hundredths. */
export type KnownRounds = { readonly clientSeed: string; readonly win: bigint; readonly loss: bigint }

function winThenLoss(pays: Pays): KnownRounds {
  for (let attempt = 1; ; attempt++) {
    const clientSeed = `swerte-${attempt}`
    const [win, loss] = [0, 1].map((nonce) =>
      pays(openStream({ serverSeed: standInSeed, clientSeed, nonce })),
    ) as [bigint, bigint]
    if (win > stake && loss < stake) return { clientSeed, win: win / 100n, loss: loss / 100n }
  }
}
