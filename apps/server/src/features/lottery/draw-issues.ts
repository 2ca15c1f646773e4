/** Draws every issue that is sealed and whose beacon has spoken. */
import { lotteryOf } from '@perya/lottery-rules'
import type { Context } from '#platform/context.ts'
import { raiseAlarm } from './alarm.store.ts'
import { announceIssues } from './announce.ts'
import type { Spoken } from './beacon.ts'
import { beaconOf } from './beacons.ts'
import { readChains } from './chain.store.ts'
import { hashOf, seedAt } from './chain.ts'
import { drawIssue } from './draw.rules.ts'
import { type Drawn, keepResults, listToDraw, readClock, type StepRow } from './step.store.ts'

/** A beacon that is silent for so long is a person's business. */
const silenceMaxMs = 10 * 60_000

/** False when the beacon left an issue undrawn. */
export async function drawIssues(ctx: Context): Promise<boolean> {
  const due = await listToDraw(ctx.db)
  if (due.length === 0) return true
  const spoken = await hearBeacon(ctx, due)
  const chains = new Map(
    (await readChains(ctx.db, [...new Set(due.map(({ chainId }) => chainId as bigint))])).map((chain) => [
      chain.id,
      chain,
    ]),
  )
  const drawn = due.flatMap((issue): Drawn[] => {
    const { id, code, issueNo, chainId, place, beaconRound, betsRoot } = issue
    const said = spoken.get(Number(beaconRound))
    const chain = chains.get(chainId as bigint)
    const family = lotteryOf(code)?.family
    if (!said || !chain || !family || !betsRoot) return []
    const seed = seedAt(ctx.secrets, chain, place as number)
    const facts = {
      code,
      family,
      issueNo,
      betsRoot: betsRoot.toString('hex'),
      randomness: said.randomness,
      seed,
    }
    return [{ id, result: drawIssue(facts, hashOf), seed, ...said }]
  })
  if (drawn.length > 0) {
    await ctx.db.transaction().execute(async (tx) => {
      const kept = new Set(await keepResults(tx, drawn))
      await announceIssues(
        tx,
        due.filter(({ id }) => kept.has(id)).map(({ code }) => code),
      )
    })
  }
  return drawn.length === due.length
}

/** What the beacon said in each round the issues wait for. */
async function hearBeacon(ctx: Context, due: readonly StepRow[]): Promise<Map<number, Spoken>> {
  const beacon = beaconOf(ctx)
  const rounds = new Set(
    due.filter((issue) => issue.beacon === beacon.name).map(({ beaconRound }) => Number(beaconRound)),
  )
  const spoken = new Map<number, Spoken>()
  await Promise.all(
    [...rounds].map(async (round) => {
      try {
        const said = await beacon.read(round)
        if (said) spoken.set(round, said)
      } catch (error) {
        ctx.log.warn({ err: error, round }, 'the beacon was not heard')
      }
    }),
  )
  const now = await readClock(ctx.db)
  for (const { id, drawsAt, beaconRound } of due) {
    if (!spoken.has(Number(beaconRound)) && now.getTime() - drawsAt.getTime() > silenceMaxMs) {
      await raiseAlarm(ctx.db, id, 'beacon_silent', { round: Number(beaconRound) })
    }
  }
  return spoken
}
