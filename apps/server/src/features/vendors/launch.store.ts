import type { VendorStatus } from '@perya/contract/vendor'
import { oneOf, sqlCall } from '@perya/sql-calls'
import { sql } from 'kysely'
import type { Db, Pool } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'
import type { VendorCaller } from './signed-call.ts'

/** How long a game may be played without starting it anew. */
const sessionLifetime = '8 hours'

export type NewLaunch = Pick<Row<'vendor_launch'>, 'vendorId' | 'memberId' | 'sessionId' | 'gameCode'> & {
  token: string
  lifetimeSeconds: number
}

export async function insertLaunch(db: Db, launch: NewLaunch): Promise<void> {
  await sql`
    insert into vendor_launch (token_digest, vendor_id, member_id, session_id, game_code, expires_at)
    values (${launch.token}, ${launch.vendorId}, ${launch.memberId}, ${launch.sessionId}, ${launch.gameCode},
      now() + make_interval(secs => ${launch.lifetimeSeconds}))`.execute(db)
}

/** Whether the member has opened another game of the same vendor since. */
export async function isLaunchedAnew(db: Db, memberId: bigint, token: string): Promise<boolean> {
  const { rows } = await sql`
    select from vendor_launch l
    join vendor_launch n on (n.member_id, n.vendor_id) = (l.member_id, l.vendor_id) and n.expires_at > l.expires_at
    where l.token_digest = ${token} and l.member_id = ${memberId} limit 1`.execute(db)
  return rows.length > 0
}

type Opened = {
  status: VendorStatus
  memberId: bigint
  language: string
  currency: string
  balance: bigint
  stakeMax: bigint | null
  lossMax: bigint | null
  isForged: boolean
  /** A trial member's. */
  isPlayMoney: boolean
}

type SessionRequest = { caller: VendorCaller; launch: string; gameCode: string; session: string }

export const vendorAuthenticate = sqlCall(
  'vendor_authenticate',
  oneOf<SessionRequest>({
    p_slot: ['smallint', ({ caller }) => caller.slot],
    p_nonce: ['uuid', ({ caller }) => caller.nonce],
    p_request: ['uuid', ({ caller }) => caller.request],
    p_vendor: ['integer', ({ caller }) => caller.vendor.id],
    p_site: ['text', ({ caller }) => caller.brand],
    p_launch: ['uuid', ({ launch }) => launch],
    p_game: ['text', ({ gameCode }) => gameCode],
    p_session: ['uuid', ({ session }) => session],
    p_lifetime: ['interval', () => sessionLifetime],
  }),
)

export async function openVendorSession(pool: Pool, asked: SessionRequest): Promise<Opened> {
  const { rows } = await pool.query<Opened>({
    name: vendorAuthenticate.name,
    text: `
      select status, member_id as "memberId", language, currency, balance, stake_max as "stakeMax",
        loss_max as "lossMax", is_forged as "isForged",
        exists (
          select from member join merchant m on m.code = member.merchant
          where member.id = opened.member_id and m.trial_of is not null
        ) as "isPlayMoney"
      from ${vendorAuthenticate.text} opened`,
    values: vendorAuthenticate.values(asked),
  })
  return rows[0] as Opened
}

/** The login a game session was opened from. */
export async function findLoginOf(db: Db, session: string): Promise<bigint | null> {
  const { rows } = await sql<{ login: bigint | null }>`
    select session_id as login from vendor_session where token_digest = ${session}`.execute(db)
  return rows[0]?.login ?? null
}

/** Ends play of a member at every vendor; what was staked is still settled. */
export async function endVendorSessions(db: Db, memberId: bigint): Promise<void> {
  await sql`
    update vendor_session set ended_at = now() where member_id = ${memberId} and ended_at is null`.execute(db)
}

/** Launches and sessions that have long ended. */
export async function forgetSessions(db: Db): Promise<void> {
  await sql`delete from vendor_launch where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from vendor_session where expires_at < now() - interval '30 days'`.execute(db)
}

export async function forgetNonces(db: Db): Promise<void> {
  await sql`select vendor_forget_nonces()`.execute(db)
}
