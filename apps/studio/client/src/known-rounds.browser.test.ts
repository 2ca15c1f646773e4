/** Every original and a slot of every model, with seeds that are known: a win, then a loss. */
import { type SlotModelId, slotGames, slotModels } from '@perya/game-rules'
import { displayMoney, parseAmount } from '@perya/money'
import { expect, it } from 'vitest'
import { timesText } from './desk.ts'
import {
  type KnownOriginal,
  type KnownRounds,
  knownOriginals,
  winThenLossOf,
  winThenLossOnReels,
} from './testing/known-rounds.ts'
import { seatPlayer } from './testing/seat-player.ts'
import type { StandInOptions } from './testing/stand-in.ts'

const player = seatPlayer()
const tap = (name: string | RegExp) =>
  player.page.getByRole('button', { name, exact: typeof name === 'string' }).click()

type Does = (isWon: boolean) => Promise<void>

/** Sees that the table says of both rounds what they pay, and the balance what they came to. */
async function playWinThenLoss(
  options: StandInOptions,
  { clientSeed, win, loss }: KnownRounds,
  { choose, move }: { choose?: Does | undefined; move?: Does | undefined } = {},
) {
  let balance = parseAmount('1000.00')
  const { plays } = await player.open({ ...options, clientSeed, balance: '1000.00' })
  await choose?.(true)
  for (const [at, pays] of [win, loss].entries()) {
    const isWon = pays === win
    await player.main().click()
    await move?.(isWon)
    await player.results(at + 1)
    const tone = isWon ? 'win' : pays > 0n ? 'back' : 'none'
    await expect.poll(() => player.result().getAttribute('data-tone')).toBe(tone)
    await expect
      .poll(() => player.page.locator('.result__times').textContent())
      .toBe(pays > 0n ? timesText(pays) : '')
    const bet = parseAmount(String(plays()[at]?.input.bet))
    balance += (bet * pays) / 100n - bet
    const shown = displayMoney(balance, { locale: 'en-PH', currency: 'PHP' })
    await expect.poll(() => player.page.locator('.slip__balance').textContent()).toBe(shown)
  }
}

/** What is tapped before the first bet. */
const choices: Partial<Record<KnownOriginal, Does>> = {
  COLOR_GAME: () => tap('Pula'),
  async KENO() {
    await tap('I-clear')
    for (const number of ['1', '2', '3', '4', '5']) await tap(number)
  },
}
/** What is tapped after every bet. */
const moves: Partial<Record<KnownOriginal, Does>> = {
  async HI_LO(isWon) {
    await tap(/^Mas mataas/)
    if (isWon) await tap(/^Cash out.*₱/)
  },
  LUCKY_9: () => tap('Tama na'),
  async MINES(isWon) {
    await tap('Tile 1')
    if (isWon) await tap(/^Cash out.*₱/)
  },
}

it.each(knownOriginals)(
  'INHOUSE R-50 %s is won and lost as its seeds say, on a small phone with nothing out of reach',
  async (game) => {
    const taps = { choose: choices[game], move: moves[game] }
    await playWinThenLoss({ game, language: 'TY' }, winThenLossOf(game), taps)
    await player.expectAllInReach()
  },
)

it.each(Object.keys(slotModels) as SlotModelId[])(
  'RNG R-50 a slot of the model %s is won and lost as its seeds say',
  async (model) => {
    const slot = [...slotGames.values()].find((each) => each.model === model)
    const { gameCode: game = '', nodeId = '' } = slot ?? {}
    await playWinThenLoss({ game, nodeId }, winThenLossOnReels(model))
  },
)
