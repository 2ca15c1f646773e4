import { randomBytes } from 'node:crypto'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { findVendor } from './directory.ts'
import { insertLaunch } from './launch.store.ts'
import { bringToGame } from './transfer-wallet/follow-play.ts'
import { digest } from './vendor.ts'

/** Long enough for a game to load on a slow phone, too short to be passed around. */
export const launchLifetimeSeconds = 60

export type Launch = {
  memberId: bigint
  /** The login the game was opened from; play ends with it. */
  sessionId: bigint | null
}

export type LaunchedGame = {
  vendorCode: string
  /** `null` opens the vendor's own lobby. */
  gameCode: string | null
}

/** What a launch is called by whoever leaves its game; it opens nothing. */
export const launchIdOf = digest

/** A token the game hands to its vendor, who trades it once for a session; the money to play with is there by then. */
export async function createLaunchToken(
  ctx: Context,
  { memberId, sessionId }: Launch,
  { vendorCode, gameCode }: LaunchedGame,
): Promise<string> {
  const vendor = findVendor(ctx, vendorCode)
  if (!vendor?.isEnabled) throw new AppError('vendor.closed')
  await bringToGame(ctx, memberId, vendor)
  const token = randomBytes(32).toString('base64url')
  await insertLaunch(ctx.db, {
    token: digest(token),
    vendorId: vendor.id,
    memberId,
    sessionId,
    gameCode,
    lifetimeSeconds: launchLifetimeSeconds,
  })
  return token
}
