import { nextStep } from '@perya/vendor-protocol'
import { resultRisk } from './risk.ts'
import { changeRound, owesStake, type PlayedRound } from './round.store.ts'
import type { Studio } from './studio.ts'

/** Sends what a round owes to the wallet; answers with the balance, or nothing while it is still owed. */
export async function payRound(studio: Studio, round: PlayedRound): Promise<string | undefined> {
  const { db, wallet, log } = studio
  if (owesStake(round)) return giveBack(studio, round)
  const outcome = await wallet.pay(round, resultRisk(studio, round))
  const next = nextStep('win', outcome)
  if (next === 'done' && outcome.isKnown) {
    const balance = outcome.answer.currentBalance ?? outcome.answer.balance
    await changeRound(db, round, 'paying', { state: 'settled', balance })
    return balance
  }
  // An unpaid result is a debt: it stays `paying`, and the recovery tries again for as long as it takes.
  const seen = outcome.isKnown ? outcome.answer.status : outcome.reason
  log[next === 'alert' ? 'error' : 'warn']({ round: round.id, seen }, 'a result was not taken')
  return undefined
}

async function giveBack(
  { db, wallet, log }: Studio,
  round: PlayedRound & { refusal: string },
): Promise<undefined> {
  const why = round.refusal === 'ABANDONED' ? 'left before the first move' : 'called off before it came'
  const status = await wallet.giveBack(round, why)
  if (status === undefined) return void log.warn({ round: round.id }, 'a stake was not taken back')
  const refusal = status === 'OK' ? round.refusal : status
  await changeRound(db, round, 'paying', { state: 'cancelled', refusal })
}
