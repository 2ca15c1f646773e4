import { hash, randomBytes } from 'node:crypto'
import type { Language } from '@perya/contract/language'
import type { Db } from './db.ts'
import type { Row } from './rows.ts'
import { together } from './together.ts'

export type Session = Pick<
  Row<'session'>,
  'brand' | 'playerId' | 'vendor' | 'game' | 'walletSession' | 'currency' | 'isTrial'
> & { language: Language }

/** As long as the wallet lets a game be played without starting it anew. */
const lifetime = '8 hours'

const digest = (token: string) => hash('sha256', token, 'buffer')

/** Keeps the session and answers with the token that only the client knows. */
export async function insertSession(db: Db, session: Session): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.query(
    `insert into studio.session (token_digest, brand, player_id, vendor, game, wallet_session, currency, language,
       is_trial, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + $10::interval)`,
    [
      digest(token),
      session.brand,
      session.playerId,
      session.vendor,
      session.game,
      session.walletSession,
      session.currency,
      session.language,
      session.isTrial,
      lifetime,
    ],
  )
  return token
}

type Kept = { session: Session; endsAt: number }
const keptBy = new WeakMap<Db, Map<string, Kept>>()
const keptMost = 50_000

/** Nothing about a session ever changes, so one that was found is not looked up again until it ends. */
export async function findSession(db: Db, token: string): Promise<Session | undefined> {
  const kept = keptBy.get(db) ?? new Map<string, Kept>()
  keptBy.set(db, kept)
  const name = hash('sha256', token, 'base64')
  const known = kept.get(name)
  if (known && performance.now() < known.endsAt) return known.session
  kept.delete(name)
  const found = await readSession(db, token)
  if (!found) return undefined
  // The one kept longest goes.
  if (kept.size >= keptMost) kept.delete(kept.keys().next().value as string)
  kept.set(name, found)
  return found.session
}

const readSession = together(readSessions)

async function readSessions(db: Db, tokens: readonly string[]): Promise<(Kept | undefined)[]> {
  const { rows } = await db.query<Session & { n: bigint; secondsLeft: number }>({
    name: 'sessions',
    text: `
      select n, brand, player_id as "playerId", vendor, game, wallet_session as "walletSession", currency, language,
        is_trial as "isTrial", extract(epoch from expires_at - now())::float8 as "secondsLeft"
      from studio.find_sessions($1) f cross join lateral (select (f.session).*) s`,
    values: [tokens.map(digest)],
  })
  const sessions = tokens.map((): Kept | undefined => undefined)
  for (const { n, secondsLeft, ...session } of rows) {
    sessions[Number(n) - 1] = { session, endsAt: performance.now() + secondsLeft * 1_000 }
  }
  return sessions
}

export async function forgetSessions(db: Db): Promise<void> {
  await db.query("delete from studio.session where expires_at < now() - interval '1 day'")
}
