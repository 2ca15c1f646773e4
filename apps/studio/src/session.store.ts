import { hash, randomBytes } from 'node:crypto'
import type { Language } from '@perya/contract/language'
import type { Db } from './db.ts'
import { together } from './together.ts'

export type Session = {
  brand: string
  playerId: string
  vendor: string
  game: string
  walletSession: string
  currency: string
  language: Language
  isTrial: boolean
}

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

export const findSession = together(findSessions)

async function findSessions(db: Db, tokens: readonly string[]): Promise<(Session | undefined)[]> {
  const { rows } = await db.query<Session & { n: bigint }>({
    name: 'sessions',
    text: `
      select n, brand, player_id as "playerId", vendor, game, wallet_session as "walletSession", currency, language,
        is_trial as "isTrial"
      from studio.find_sessions($1) f cross join lateral (select (f.session).*) s`,
    values: [tokens.map(digest)],
  })
  const sessions = tokens.map((): Session | undefined => undefined)
  for (const { n, ...session } of rows) sessions[Number(n) - 1] = session
  return sessions
}

export async function forgetSessions(db: Db): Promise<void> {
  await db.query("delete from studio.session where expires_at < now() - interval '1 day'")
}
