import { openStream } from '@perya/fairness'
import { drawResult, type Family } from '@perya/lottery-rules'

/** Everything a draw hangs on: what was committed, what was sealed, and what nobody could choose. */
export type DrawFacts = {
  code: string
  family: Family
  issueNo: string
  betsRoot: string
  randomness: string
  seed: string
}

/** The text whose hash salts the stream. */
export const saltText = ({
  code,
  issueNo,
  betsRoot,
  randomness,
}: Omit<DrawFacts, 'seed' | 'family'>): string => `${code}|${issueNo}|${betsRoot}|${randomness}`

export function drawIssue(facts: DrawFacts, hash: (text: string) => string): string[] {
  const stream = openStream({ serverSeed: facts.seed, clientSeed: hash(saltText(facts)), nonce: 0 })
  return [...drawResult(facts.family, stream)]
}
