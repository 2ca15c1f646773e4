/** What a game takes now: its own bets, unless operators said otherwise. */
import { type Amount, formatAmount, parseAmount } from '@perya/money'
import type { GameInfo } from '@perya/studio-contract'
import type { GameFacts, StudioGame } from '../games/repertoire.ts'
import type { Studio } from '../studio.ts'
import { listSettings, type Setting } from './setting.store.ts'

export type Limits = {
  isOpen: boolean
  minBet: Amount
  maxBet: Amount
  /** The bet operators want the game to open with, if they said one. */
  firstBet: Amount | null
}

/** A game opens with the first of its bets that is at least this, so that a usual win is worth looking at. */
const usualFirstBet = parseAmount('1')

type Kept = { readAt: number; settings: Promise<ReadonlyMap<string, Setting>> }
const keptBy = new WeakMap<Studio, Kept>()

/** Read again after so long, so that every studio heeds a change within a second and no bet waits for it. */
const freshMs = 500

export async function limitsOf(studio: Studio, { code, minBet, maxBet }: StudioGame): Promise<Limits> {
  const setting = (await settingsOf(studio)).get(code)
  return {
    isOpen: setting?.isOpen ?? true,
    minBet: setting?.minBet ?? minBet,
    maxBet: setting?.maxBet ?? maxBet,
    firstBet: setting?.firstBet ?? null,
  }
}

function settingsOf(studio: Studio): Kept['settings'] {
  const kept = keptBy.get(studio)
  if (kept && performance.now() - kept.readAt < freshMs) return kept.settings
  const settings = listSettings(studio.db, studio.brand).then(
    (list) => new Map(list.map((setting) => [setting.game, setting])),
  )
  // A reading that failed is nothing to keep; whoever waits for it is told.
  settings.catch(() => keptBy.delete(studio))
  keptBy.set(studio, { readAt: performance.now(), settings })
  return settings
}

/** The facts of a game with only the bets it takes now. */
export function infoWithin(
  info: GameFacts,
  { minBet, maxBet, firstBet }: Limits,
  levels: readonly Amount[],
): GameInfo {
  const taken = levels.filter((level) => level >= minBet && level <= maxBet)
  const atLeast = (bet: Amount) => taken.find((level) => level >= bet)
  // Nobody meant to open a game with its largest bet: one without a bet as large as wanted opens as usual.
  const first = (firstBet !== null && atLeast(firstBet)) || atLeast(usualFirstBet) || (taken[0] ?? minBet)
  return {
    ...info,
    minBet: formatAmount(minBet),
    maxBet: formatAmount(maxBet),
    betLevels: taken.map(formatAmount),
    firstBet: formatAmount(first),
  }
}
