import type { WordSource } from '@perya/fairness'
import type { Amount } from '@perya/money'
import type { Ratio } from '../ratio.ts'
import { checkStake } from '../stake.ts'
import { type CascadeRound, cascadeReturn, playCascade } from './cascade.ts'
import type { SlotModel } from './model.ts'
import { playReels, type ReelRound } from './play-reels.ts'
import { reelReturn } from './reel-return.ts'

export type SlotRound = ReelRound | CascadeRound

/** A whole paid round with everything it leads to; nothing about the player or the stake enters it. */
export function playSlot(model: SlotModel, source: WordSource): SlotRound {
  return model.kind === 'cascade' ? playCascade(model, source) : playReels(model, source)
}

/** What a round pays; exact, since the smallest stake splits evenly into the coins of every model. */
export function slotPayout({ coins }: SlotModel, stake: Amount, won: number): Amount {
  return (checkStake(stake) / BigInt(coins)) * BigInt(won)
}

/** The return computed from the reels; seconds for some models, so games show the declared one. */
export function exactReturn(model: SlotModel): Ratio {
  return model.kind === 'cascade' ? cascadeReturn(model) : reelReturn(model).rtp
}
