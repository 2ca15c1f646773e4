/** Members as vendors know them, kept in memory: nothing about them ever changes. */
import { BoundedMap } from '#platform/bounded-map.ts'
import type { Context } from '#platform/context.ts'
import { service } from '#platform/service.ts'
import { type Player, readPlayer } from './play.store.ts'
import type { VendorCaller } from './signed-call.ts'

const remembered = 50_000
const players = service('known players', () => new BoundedMap<string, Player>(remembered))

/** `null` for whoever is no member of the brand the vendor speaks for, or never opened a game of that vendor. */
export async function findPlayer(
  ctx: Context,
  caller: VendorCaller,
  playerId: string,
): Promise<Player | null> {
  const known = players.of(ctx)
  const name = `${caller.vendor.code}:${playerId}`
  let player = known.get(name)
  if (!player) {
    const found = await readPlayer(ctx.pool, BigInt(playerId), caller.vendor.code)
    if (!found) return null
    player = found
    known.set(name, player)
  }
  return player.site === caller.brand ? player : null
}
