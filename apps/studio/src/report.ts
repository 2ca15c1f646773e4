/** What the studio believes the wallet took in a span of time, for the platform to compare with its ledger. */
import type { ReportPage, ReportQuestion, ReportRow } from '@perya/contract/vendor-report'
import { formatAmount } from '@perya/money'
import { z } from 'zod'
import { isInstant } from './play.ts'
import { listAlive, type Place, type ReportedRound } from './report.store.ts'
import { isGivenBack } from './round.store.ts'
import { gameOf, standingOf } from './round-view.ts'
import type { Studio } from './studio.ts'
import { giveBackId, resultId, stakeId } from './wallet.ts'

const roundsAtOnce = 1_000

const firstId = '00000000-0000-0000-0000-000000000000'
const Mark = z.tuple([z.iso.datetime(), z.uuid()])

export async function answerReport(
  studio: Studio,
  { vendor, from, to, after }: ReportQuestion,
): Promise<ReportPage | undefined> {
  const place = after === undefined ? { changedAt: from, id: firstId } : readMark(after)
  if (!place) return undefined
  const rounds = await listAlive(studio.db, { vendor, to, after: place, limit: roundsAtOnce })
  const rows = rounds.flatMap((round) => transactionsOf(studio, round))
  const last = rounds.length === roundsAtOnce ? rounds.at(-1) : undefined
  return last ? { rows, next: `${last.place.changedAt} ${last.id}` } : { rows }
}

function readMark(mark: string): Place | undefined {
  const read = Mark.safeParse(mark.split(' '))
  return read.success ? { changedAt: read.data[0], id: read.data[1] } : undefined
}

function transactionsOf(studio: Studio, round: ReportedRound): ReportRow[] {
  if (!isTaken(round)) return []
  const { state, bet, win, playedAt, changedAt } = round
  const row = (txId: string, amount: bigint, at: Date): ReportRow => ({
    txId,
    playerId: round.playerId,
    roundId: round.id,
    amount: formatAmount(amount),
    at: at.toISOString(),
  })
  const isPair = isInstant(gameOf(round).rules)
  const worth = () => (state === 'settled' ? win : standingOf(studio, round).worth)
  const moved = (isPair ? worth() : 0n) - bet
  const rows = [row(stakeId(round), moved, playedAt)]
  if (state === 'settled' && !isPair) rows.push(row(resultId(round), win, changedAt))
  if (state === 'cancelled') rows.push(row(giveBackId(round), -moved, changedAt))
  return rows
}

/** The wallet has said that it took the stake, whatever became of it since. */
function isTaken(round: ReportedRound): boolean {
  switch (round.state) {
    case 'paying':
      return round.refusal !== 'ROLLED_BACK'
    case 'cancelled':
      return isGivenBack(round)
    default:
      return true
  }
}
