/** Players for vendors that try their side of the protocol, and for the conformance kit. Demo mode only. */
import { randomBytes } from 'node:crypto'
import type { VendorAnswer, vendorSandboxCalls } from '@perya/contract/vendor'
import { parseAmount } from '@perya/money'
import type { z } from 'zod'
import { createMember } from '#features/members/index.ts'
import { fundDemoMember } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { createLaunchToken } from './create-launch-token.ts'
import { endVendorSessions } from './launch.store.ts'
import { findPlayer } from './players.ts'
import type { VendorCaller } from './signed-call.ts'

type Input<N extends keyof typeof vendorSandboxCalls> = z.infer<(typeof vendorSandboxCalls)[N]['input']>

export function makeSandbox(ctx: Context) {
  return {
    async player(caller: VendorCaller, input: Input<'player'>): Promise<VendorAnswer> {
      const amount = parseAmount(input.balance)
      const memberId = await ctx.db.transaction().execute(async (tx) => {
        const id = await createMember(ctx, tx, {
          merchant: caller.brand,
          userName: `sandbox_${randomBytes(8).toString('hex')}`,
          type: 0,
          language: 'EN',
        })
        if (amount > 0n) await fundDemoMember(tx, { memberId: id, merchant: caller.brand, amount })
        return id
      })
      const game = { vendorCode: caller.vendor.code, gameCode: input.gameCode }
      const launchToken = await createLaunchToken(ctx, { memberId, sessionId: null }, game)
      const player = await findPlayer(ctx, caller, String(memberId))
      return {
        status: 'OK',
        requestId: input.requestId,
        playerId: String(memberId),
        launchToken,
        ...(player ? { currency: player.currency } : {}),
      }
    },

    async endsession(caller: VendorCaller, input: Input<'endsession'>): Promise<VendorAnswer> {
      const { requestId } = input
      const player = await findPlayer(ctx, caller, input.playerId)
      if (!player) return { status: 'SESSION_INVALID', requestId }
      await endVendorSessions(ctx.db, player.memberId)
      return { status: 'OK', requestId }
    },
  }
}
