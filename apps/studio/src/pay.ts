import { nextStep } from '@perya/vendor-protocol'
import { changeRound, type PlayedRound } from './round.store.ts'
import type { Studio } from './studio.ts'

/** Sends the result of a round to the wallet; answers with the balance, or nothing while it is still owed. */
export async function payRound({ db, wallet, log }: Studio, round: PlayedRound): Promise<string | undefined> {
  const outcome = await wallet.pay(round)
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
