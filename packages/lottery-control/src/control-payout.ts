import type { BetType, Family, Result } from '@perya/lottery-rules'
import type { Amount } from '@perya/money'
import { elevenFivePlays } from './families/11x5.ts'
import { k3Plays } from './families/k3.ts'
import { kenoPlays } from './families/keno.ts'
import { markSixPlays } from './families/mark-six.ts'
import { phDigitPlays, phLottoPlays } from './families/ph.ts'
import { pk10Plays } from './families/pk10.ts'
import { sscPlays } from './families/ssc.ts'
import { vnPlays } from './families/vn.ts'
import type { Judge, Plays } from './judge.ts'
import { readPicked } from './read-picked.ts'

/** A line as it was sold. */
export type ControlLine = {
  readonly betType: BetType
  /** The content as it was stored. */
  readonly text: string
  readonly unitPrice: Amount
  /** The part of the unit price a bet costs: `1`, `0.1`, `0.01` or `0.001`. */
  readonly mode: string
  readonly multiple: number
  /** Odds in units of 1/10,000 by prize. */
  readonly odds: Readonly<Record<string, bigint>>
}

const playsByFamily: Readonly<Record<Family, Plays>> = {
  ssc: sscPlays,
  pk10: pk10Plays,
  k3: k3Plays,
  '11x5': elevenFivePlays,
  keno: kenoPlays,
  'mark-six': markSixPlays,
  'vn-north': vnPlays,
  'vn-south': vnPlays,
  'ph-2d': phDigitPlays,
  'ph-3d': phDigitPlays,
  'ph-4d': phDigitPlays,
  'ph-6d': phDigitPlays,
  'ph-42': phLottoPlays,
  'ph-45': phLottoPlays,
  'ph-49': phLottoPlays,
  'ph-55': phLottoPlays,
  'ph-58': phLottoPlays,
}

/** Computes what lines win by a result. Each bet type prepares what it needs of the result when its first line comes. */
export function controlPayout(result: Result): (line: ControlLine) => Amount {
  const judges = new Map<BetType, Judge>()
  const judgeOf = (betType: BetType): Judge => {
    const known = judges.get(betType)
    if (known) return known
    const play = playsByFamily[betType.family][betType.play]
    if (!play) throw new Error(`the second program does not know ${betType.code}`)
    const judge = play(betType, result)
    judges.set(betType, judge)
    return judge
  }
  return (line) => {
    const wins = judgeOf(line.betType)(readPicked(line.betType, line.text))
    if (wins.length === 0) return 0n
    let paid = 0n
    for (const { prize, times } of wins) {
      const odds = line.odds[prize]
      if (odds === undefined) throw new Error(`a line of ${line.betType.code} has no odds of ${prize}`)
      paid += odds * BigInt(times)
    }
    return (paid * line.unitPrice * BigInt(line.multiple)) / (10_000n * partsOf(line.mode))
  }
}

/** A mode of 0.01 makes a hundred of one price. */
function partsOf(mode: string): bigint {
  const [whole, decimals = ''] = mode.split('.')
  if (Number(whole + decimals) !== 1) throw new Error(`${mode} is no mode`)
  return 10n ** BigInt(decimals.length)
}
