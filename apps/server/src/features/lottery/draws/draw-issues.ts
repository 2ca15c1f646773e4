/** Draws every issue that is sealed and whose beacon has spoken. */
import { lotteryOf } from '@perya/lottery-rules'
import type { Context } from '#platform/context.ts'
import { troubleWith } from '#platform/trouble.ts'
import { raiseAlarm } from '../issues/alarm.store.ts'
import { announceIssues } from '../issues/announce.ts'
import { eachIssue } from '../issues/each-issue.ts'
import { keepResult, listToDraw, readClock, type StepRow } from '../issues/step.store.ts'
import type { Spoken } from './beacon.ts'
import { beaconOf } from './beacons.ts'
import { type ChainRow, readChains } from './chain.store.ts'
import { hashOf, seedAt } from './chain.ts'
import { drawIssue } from './draw.rules.ts'

/** A beacon that is silent for so long is a person's business. */
const silenceMaxMs = 10 * 60_000

/** Each in a transaction of its own: one that cannot be drawn keeps no other waiting. False when one is left undrawn. */
export async function drawIssues(ctx: Context): Promise<boolean> {
  const due = await listToDraw(ctx.db)
  if (due.length === 0) return true
  const spoken = await hearBeacon(ctx, due)
  const chains = await readChains(ctx.db, [...new Set(due.map(({ chainId }) => chainId as bigint))])
  const chainOf = new Map(chains.map((chain) => [chain.id, chain]))
  return eachIssue(ctx, due, async (_, issue) => {
    const said = spoken.get(Number(issue.beaconRound))
    const chain = chainOf.get(issue.chainId as bigint)
    return said !== undefined && chain !== undefined && draw(ctx, issue, said, chain)
  })
}

async function draw(
  ctx: Context,
  { id, code, issueNo, place, betsRoot }: StepRow,
  said: Spoken,
  chain: ChainRow,
): Promise<boolean> {
  const family = lotteryOf(code)?.family
  if (!family || !betsRoot) return false
  const seed = seedAt(ctx.secrets, chain, place as number)
  const facts = {
    code,
    family,
    issueNo,
    betsRoot: betsRoot.toString('hex'),
    randomness: said.randomness,
    seed,
  }
  const result = drawIssue(facts, hashOf)
  await ctx.db.transaction().execute(async (tx) => {
    if (await keepResult(tx, { id, result, seed, ...said })) await announceIssues(tx, [code])
  })
  return true
}

/** What the beacon said in each round the issues wait for. */
async function hearBeacon(ctx: Context, due: readonly StepRow[]): Promise<Map<number, Spoken>> {
  const beacon = beaconOf(ctx)
  const rounds = new Set(
    due.filter((issue) => issue.beacon === beacon.name).map(({ beaconRound }) => Number(beaconRound)),
  )
  const spoken = new Map<number, Spoken>()
  let fault: unknown
  await Promise.all(
    [...rounds].map(async (round) => {
      try {
        const said = await beacon.read(round)
        if (said) spoken.set(round, said)
      } catch (error) {
        fault ??= error
      }
    }),
  )
  const trouble = troubleWith(ctx.log, 'the beacon was not heard', { beacon: beacon.name })
  if (fault !== undefined) trouble.goesOn(fault)
  else if (rounds.size > 0) trouble.isOver()
  const now = await readClock(ctx.db)
  for (const { id, drawsAt, beaconRound } of due) {
    if (!spoken.has(Number(beaconRound)) && now.getTime() - drawsAt.getTime() > silenceMaxMs) {
      await raiseAlarm(ctx.db, id, 'beacon_silent', { round: Number(beaconRound) })
    }
  }
  return spoken
}
