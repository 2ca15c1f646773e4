/** Rounds that stay open too long: the vendor is asked what it still owes, else the player gets a ticket. */
import { randomBytes } from 'node:crypto'
import { vendorInputs } from '@perya/contract/vendor'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { resolvePaidWins } from './alarm.store.ts'
import { type Answerers, makeAnswerers } from './answer-call.ts'
import { findVendor } from './directory.ts'
import { callVendor, isNoAnswer } from './outbound/call-vendor.ts'
import { type Player, readPlayer } from './play.store.ts'
import { listStuckRounds, markAsked, raiseRoundTicket, type StuckRound } from './round.store.ts'
import type { VendorCaller } from './signed-call.ts'
import type { Vendor } from './vendor.ts'

/** A round that goes on, or the calls that end it: those the vendor has sent, or would have. */
const RoundEnd = z.discriminatedUnion('state', [
  z.object({ state: z.literal('OPEN') }),
  z.object({
    state: z.literal('ENDED'),
    calls: z
      .array(
        z.discriminatedUnion('call', [
          z.object({ call: z.literal('win'), input: vendorInputs.win }),
          z.object({ call: z.literal('rollback'), input: vendorInputs.rollback }),
          z.object({ call: z.literal('endround'), input: vendorInputs.endround }),
        ]),
      )
      .min(1)
      .max(100),
  }),
])
type RoundEnd = z.infer<typeof RoundEnd>

/** What goes wrong with one round holds up no other. */
export async function watchRounds(ctx: Context): Promise<void> {
  const answerers = makeAnswerers(ctx)
  for (const round of await listStuckRounds(ctx.db)) {
    await watch(ctx, answerers, round).catch((error: Error) => {
      const { vendorCode, roundId } = round
      ctx.log.error({ err: error, vendor: vendorCode, round: roundId }, 'a round was not ended')
    })
  }
  await resolvePaidWins(ctx.db)
}

async function watch(ctx: Context, answerers: Answerers, round: StuckRound): Promise<void> {
  const vendor = findVendor(ctx, round.vendorCode)
  const player = vendor && (await readPlayer(ctx.pool, round.memberId, vendor.code))
  if (!vendor || !player) return
  await markAsked(ctx.db, vendor.id, round)
  try {
    const end = await askVendor(ctx, vendor, player, round)
    if (end.state === 'ENDED') await apply(ctx, answerers, vendor, player, round, end.calls)
  } finally {
    // Its player reads of it also when asking went wrong.
    await raiseRoundTicket(ctx.db, vendor.id, round)
  }
}

async function askVendor(ctx: Context, vendor: Vendor, player: Player, round: StuckRound): Promise<RoundEnd> {
  try {
    const content = { roundId: round.roundId, playerId: String(round.memberId), gameCode: round.gameCode }
    return await callVendor(ctx, vendor, { brand: player.site, path: '/round', content, answer: RoundEnd })
  } catch (error) {
    if (isNoAnswer(error)) return { state: 'OPEN' }
    throw error
  }
}

type OwedCalls = Extract<RoundEnd, { state: 'ENDED' }>['calls']

/** Answers the calls as if the vendor had just sent them; under its own ids, so that one it still sends is a duplicate. */
async function apply(
  ctx: Context,
  answerers: Answerers,
  vendor: Vendor,
  player: Player,
  round: StuckRound,
  calls: OwedCalls,
): Promise<void> {
  for (const { call, input } of calls) {
    if (input.roundId !== round.roundId || input.playerId !== String(round.memberId)) return
    const answer = await answerers[call](callerFor(ctx, vendor, player), input as never)
    if (answer.status !== 'OK') return
  }
}

function callerFor(ctx: Context, vendor: Vendor, player: Player): VendorCaller {
  const nonce = randomBytes(16).toString('hex')
  return {
    vendor,
    brand: player.site,
    slot: Math.floor(ctx.now().getTime() / 600_000) % 4,
    nonce,
    request: nonce,
  }
}
