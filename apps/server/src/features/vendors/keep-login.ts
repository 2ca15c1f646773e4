/** Play is a sign of life: the login a game was opened from does not go idle while its bets come in. */
import { keepSession } from '#features/identity/index.ts'
import { BoundedMap } from '#platform/bounded-map.ts'
import type { Context } from '#platform/context.ts'
import { findLoginOf } from './launch.store.ts'

/** A login is told of play this often at most; it idles for half an hour. */
const pauseMs = 60_000
const mostRemembered = 50_000

/** Takes the digest of a vendor session whose bet was taken; the bet's answer does not wait. */
export type LoginKeeper = (session: string) => void

export function makeLoginKeeper(ctx: Context): LoginKeeper {
  const toldAt = new BoundedMap<string, number>(mostRemembered)
  return (session) => {
    const now = ctx.now().getTime()
    if (now - (toldAt.get(session) ?? 0) < pauseMs) return
    toldAt.set(session, now)
    keepLogin(ctx, session).catch((error: Error) => ctx.log.warn({ err: error }, 'login was not kept'))
  }
}

async function keepLogin(ctx: Context, session: string): Promise<void> {
  const login = await findLoginOf(ctx.db, session)
  if (login !== null) await keepSession(ctx, login)
}
