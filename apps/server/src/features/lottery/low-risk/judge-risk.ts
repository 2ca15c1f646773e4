/** Finds bets that could hardly lose, since one member's bets on an issue cover nearly everything that can come out. */
import { setImmediate } from 'node:timers/promises'
import { coveringLines } from '@perya/lottery-rules'
import type { Context } from '#platform/context.ts'
import { readSlip } from '../slips/slip.rules.ts'
import { keepJudged, keepLowRisk, listPlayed, listToJudge, type Played } from './low-risk.store.ts'

const membersPerStep = 100

/** Once the bets of an issue are sealed; an issue left half way is begun anew, which changes nothing. */
export async function judgeRisk({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  for (const issueId of await listToJudge(db)) {
    let after = 0n
    for (;;) {
      const played = await listPlayed(db, issueId, { after, limit: membersPerStep })
      const last = played.at(-1)
      if (!last) break
      for await (const ids of judgeEach(played, log)) await keepLowRisk(db, ids)
      after = last.memberId
    }
    await keepJudged(db, issueId)
  }
}

/** The sub-orders of low risk of one member after another; one that cannot be judged has none and holds up no other. */
export async function* judgeEach(played: readonly Played[], log: Context['log']): AsyncGenerator<string[]> {
  for (const member of played) {
    // Whatever else waits for this process takes its turn.
    await setImmediate()
    let ids: string[] = []
    try {
      ids = subOrdersOfLowRisk(member)
    } catch (err) {
      log.error({ err, memberId: member.memberId.toString() }, 'the bets of a member could not be judged')
    }
    yield ids
  }
}

/** Those with a line among bets that cover each other, in whichever orders these stand. */
function subOrdersOfLowRisk({ ids, slips }: Played): string[] {
  const lines = slips.flatMap((slip, at) =>
    readSlip(slip).map((line) => ({ ...line, id: ids[at] as string })),
  )
  const covering = coveringLines(lines)
  return [...new Set(lines.flatMap(({ id }, at) => (covering[at] ? [id] : [])))]
}
