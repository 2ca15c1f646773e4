import type { DrawProof } from '@perya/contract/lottery-draws'
import { lotteryOf } from '@perya/lottery-rules'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { readChains } from '../draws/chain.store.ts'
import { hashOf, seedAt } from '../draws/chain.ts'
import { sayIssue } from '../issues/say-issue.rules.ts'
import { listReports } from '../results/report.store.ts'
import { listRulings } from '../rulings/ruling.store.ts'
import { findProof } from './proof.store.ts'

const at = (instant: Date | null) => instant?.toISOString() ?? null

/** Everything about an issue that is public now. */
export async function readProof(ctx: Context, code: string, issueNo: string): Promise<DrawProof> {
  const lottery = lotteryOf(code)
  if (!lottery) throw new AppError('lottery.unknown')
  const row = await findProof(ctx.db, code, issueNo)
  if (!row) throw new AppError('lottery.issueUnknown', { issueNo: sayIssue(issueNo) })
  const [chain] = row.chainId === null ? [] : await readChains(ctx.db, [row.chainId])
  const [rulings, reports] = await Promise.all([listRulings(ctx.db, row.id), listReports(ctx.db, row.id)])
  const done = rulings.filter(({ isDone }) => isDone)
  // The hash of a seed is the seed before it, so it may be told only once that one is.
  const commitment =
    chain && row.isFormerDrawn ? hashOf(seedAt(ctx.secrets, chain, row.place as number)) : null
  return {
    code,
    family: lottery.family,
    issueNo,
    state: row.state,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    drawsAt: row.drawsAt.toISOString(),
    drawSource: lottery.drawSource,
    chain: chain
      ? {
          day: chain.day,
          terminal: chain.terminal,
          length: chain.length,
          publishedAt: chain.publishedAt.toISOString(),
        }
      : null,
    place: row.place,
    commitment,
    beacon:
      row.beacon === null
        ? null
        : {
            source: row.beacon,
            round: Number(row.beaconRound),
            randomness: row.randomness,
            signature: row.signature,
          },
    betsRoot: row.betsRoot?.toString('hex') ?? null,
    betsCount: row.betsCount,
    sealedAt: at(row.sealedAt),
    seed: row.seed,
    drawnAt: at(row.drawnAt),
    result: row.result,
    correctedResult: done.findLast(({ kind }) => kind === 'correct')?.result ?? null,
    rulings: done.map(({ kind, reason, proposedBy, confirmedBy, at: when }) => ({
      kind,
      reason: confirmedBy === null ? null : reason,
      by: confirmedBy === null ? [proposedBy] : [proposedBy, confirmedBy],
      at: when.toISOString(),
    })),
    sources: row.result === null ? [] : reports.map(({ source }) => source),
  }
}
