import { type Amount, parseAmount } from '@perya/money'
import type { Round, SeedInfo, StudioAnswer } from '@perya/studio-contract'
import type { GameView } from '../desk.ts'
import type { Translate } from '../texts.ts'
import type { AutoPlan } from './auto-sheet.ts'

export type Played = StudioAnswer<'play'>

/** What the player wants, with its key: sent again as it is until there is an answer. */
export type Intent = { readonly isBet: boolean; readonly send: () => Promise<Played> }

/** `lost`: the last intent has no answer yet, and only the player sends it again. */
export type Phase = 'ready' | 'waiting' | 'open' | 'lost'

/** Where a table stands. Its parts change it and have it drawn. */
export type TableState = {
  phase: Phase
  balance: Amount
  seeds: SeedInfo
  round: Round | null
  lost: Intent | null
  auto: (AutoPlan & { left: number; lost: Amount }) | null
}

/** What the parts of a table have in common. */
export type Table = {
  readonly session: string
  readonly t: Translate
  readonly view: GameView
  readonly state: TableState
  readonly draw: () => void
  /** Shows a sentence over the stage until it is taken away. */
  readonly say: (text: string | null) => void
}

export function startState({ player, seeds }: StudioAnswer<'open'>): TableState {
  return {
    phase: 'ready',
    balance: parseAmount(player.balance),
    seeds,
    round: null,
    lost: null,
    auto: null,
  }
}
