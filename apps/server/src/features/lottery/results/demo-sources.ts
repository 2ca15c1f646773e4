/** Two stand-ins for the sources of draws held elsewhere, for a laptop: both make up the same result, and say so. */
import { createHmac } from 'node:crypto'
import { type Family, lotteryOf } from '@perya/lottery-rules'
import type { Context } from '#platform/context.ts'
import { hashOf } from '../draws/chain.ts'
import { drawIssue } from '../draws/draw.rules.ts'
import type { ResultSource } from './result-source.ts'

const names = ['demo source 1 (made up)', 'demo source 2 (made up)']

export const demoSources = (ctx: Pick<Context, 'secrets'>): ResultSource[] =>
  names.map((name) => ({ name, read: async (draw) => makeUpResult(ctx, draw) }))

/** The same whenever it is asked for. */
export function makeUpResult(
  { secrets }: Pick<Context, 'secrets'>,
  { code, issueNo }: { code: string; issueNo: string },
): string[] {
  const family = lotteryOf(code)?.family as Family
  const seed = createHmac('sha256', secrets.key('lottery demo results')).update(`${code}|${issueNo}`)
  return drawIssue({ code, family, issueNo, betsRoot: '', randomness: '', seed: seed.digest('hex') }, hashOf)
}
