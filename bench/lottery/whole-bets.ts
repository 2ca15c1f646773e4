/** Bets as vendors send them, signature and HTTP aside: the rate at which the ledger takes whole bets in this process. */
import { randomBytes, randomUUID } from 'node:crypto'
import { makeAnswerers } from '../../apps/server/src/features/vendors/answer-call.ts'
import { findVendor } from '../../apps/server/src/features/vendors/directory.ts'
import { makeSandbox } from '../../apps/server/src/features/vendors/sandbox.ts'
import { studioVendor } from '../../apps/server/src/features/vendors/seed-demo.ts'
import type { VendorCaller } from '../../apps/server/src/features/vendors/signed-call.ts'
import type { Bench } from './bench-context.ts'

const gameCode = 'BENCH'

export async function openWholeBets(
  { ctx }: Bench,
  players: number,
): Promise<(player: number) => Promise<void>> {
  const vendor = findVendor(ctx, studioVendor)
  if (!vendor) throw new Error('the demo has no studio')
  const signed = (): VendorCaller => {
    const nonce = randomBytes(16).toString('hex')
    return { vendor, brand: 'PERYA', slot: 0, nonce, request: nonce }
  }
  const answerers = makeAnswerers(ctx)
  const sandbox = makeSandbox(ctx)
  const seated: { playerId: string; sessionToken: string; currency: string }[] = []
  for (let at = 0; at < players; at += 1) {
    const requestId = 'bench'
    const { playerId = '', launchToken = '' } = await sandbox.player(signed(), {
      requestId,
      gameCode,
      balance: '1000000.00',
    })
    const { sessionToken = '', currency = '' } = await answerers.authenticate(signed(), {
      requestId,
      launchToken,
      gameCode,
    })
    seated.push({ playerId, sessionToken, currency })
  }
  return async (player) => {
    const { status } = await answerers.bet(signed(), {
      requestId: 'bench',
      gameCode,
      ...(seated[player] as (typeof seated)[number]),
      txId: randomUUID(),
      roundId: randomUUID(),
      amount: '0.01',
    })
    if (status !== 'OK') throw new Error(`a bet was answered ${status}`)
  }
}
