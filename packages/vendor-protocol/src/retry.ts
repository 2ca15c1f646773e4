/** What a vendor does next after the outcome of a call: the retry matrix of the protocol. */
import { passingStatuses, type VendorCallName } from '@perya/contract/vendor'
import type { CallOutcome } from './client.ts'

export type NextStep =
  /** Nothing more to do. */
  | 'done'
  /** Tell the player why; there is nothing to roll back. */
  | 'refused'
  /** Send the same call again, later, under the same id. */
  | 'retry'
  /** Never stake again: ask `status`, and roll back what cannot be settled. */
  | 'resolve'
  /** Owed money was refused: a person must look, and the call is still retried. */
  | 'alert'

const owed: readonly VendorCallName[] = ['win', 'adjust', 'endround']

export function nextStep(name: VendorCallName, outcome: CallOutcome): NextStep {
  const isPassing = !outcome.isKnown || (passingStatuses as readonly string[]).includes(outcome.answer.status)
  if (isPassing) return name === 'bet' || name === 'betwin' ? 'resolve' : 'retry'
  if (outcome.answer.status === 'OK') return 'done'
  if (owed.includes(name)) return 'alert'
  if (name === 'rollback') {
    return ['TX_NOT_FOUND', 'PARENT_FAILED'].includes(outcome.answer.status) ? 'done' : 'alert'
  }
  return 'refused'
}

/** 1 s, 2 s, 4 s … never more than five minutes apart. */
export function retryPauseMs(attempt: number): number {
  return Math.min(1_000 * 2 ** Math.min(attempt, 20), 300_000)
}
