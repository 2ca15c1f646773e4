import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** Codes of the vendors that take bets: switched on, and not stopped by what members won of them. */
export async function listOpenVendors(db: Db): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select v.code from vendor v
    where v.is_enabled and not exists (
      select from vendor_limit l where l.vendor_id = v.id and l.kind = 'net' and l.stopped_at is not null)`.execute(
    db,
  )
  return rows.map(({ code }) => code)
}

export type DisabledGame = { vendorCode: string; gameCode: string }

export async function listDisabledGames(db: Db): Promise<DisabledGame[]> {
  const { rows } = await sql<DisabledGame>`
    select v.code as "vendorCode", g.game_code as "gameCode"
    from vendor_disabled_game g join vendor v on v.id = g.vendor_id`.execute(db)
  return rows
}

export type OpenRound = { roundId: string; openedAt: Date }

export type GameOfMember = { memberId: bigint; vendorCode: string; gameCode: string }

export async function findOldestOpen(
  db: Db,
  { memberId, vendorCode, gameCode }: GameOfMember,
): Promise<OpenRound | null> {
  const { rows } = await sql<OpenRound>`
    select r.round_id as "roundId", r.opened_at as "openedAt"
    from vendor_round r join vendor v on v.id = r.vendor_id
    where v.code = ${vendorCode} and r.member_id = ${memberId} and r.game_code = ${gameCode} and r.state = 'OPEN'
    order by r.opened_at limit 1`.execute(db)
  return rows[0] ?? null
}

export async function hasAnyOpen(db: Db, memberId: bigint): Promise<boolean> {
  const { rows } = await sql`
    select from vendor_round where member_id = ${memberId} and state = 'OPEN' limit 1`.execute(db)
  return rows.length > 0
}

export type RoundName = { vendorCode: string; memberId: bigint; roundId: string }

export type RoundResult = RoundName & {
  merchant: string
  gameCode: string
  userName: string
  /** Nothing while the round is open, and once it is void. */
  paid: bigint
  settledAt: Date
}

/** The least that a payout has to be to count. */
export type PayoutFloor = { merchant: string; vendorCode: string; amount: bigint }

export type ResultQuestion = {
  from: Date
  until: Date
  largest: number
  floors: readonly PayoutFloor[]
  named: readonly RoundName[]
}

export async function listChangedResults(
  db: Db,
  { from, until, largest, floors, named }: ResultQuestion,
): Promise<RoundResult[]> {
  const { rows } = await sql<RoundResult>`
    with named as materialized (
      select * from unnest(
        ${named.map(({ vendorCode }) => vendorCode)}::text[],
        ${named.map(({ memberId }) => String(memberId))}::bigint[],
        ${named.map(({ roundId }) => roundId)}::text[]) as n (vendor, member_id, round_id)
    ), floor as materialized (
      select * from unnest(
        ${floors.map(({ merchant }) => merchant)}::text[],
        ${floors.map(({ vendorCode }) => vendorCode)}::text[],
        ${floors.map(({ amount }) => String(amount))}::bigint[]) as f (merchant, vendor, amount)
    ), changed as materialized (
      select vendor_id, member_id, round_id, bool_and(call = 'betwin') as is_pair, sum(win_amount) as paid
      from vendor_tx
      where created_at >= ${from} and created_at < ${until} and status = 'OK'
        -- A stake pays nothing, nor does a pair that lost, and there are thousands a second.
        and call <> 'bet' and not (call = 'betwin' and win_amount = 0)
      group by vendor_id, member_id, round_id
    ), worth_a_look as materialized (
      select c.vendor_id, c.member_id, c.round_id, v.code as vendor, member.merchant, member.user_name, n.vendor as named
      from changed c
      join vendor v on v.id = c.vendor_id
      join member on member.id = c.member_id
      join merchant m on m.code = member.merchant and m.trial_of is null
      left join floor f on f.merchant = member.merchant and f.vendor = v.code
      left join named n on (n.vendor, n.member_id, n.round_id) = (v.code, c.member_id, c.round_id)
      -- A pair is nearly always its round; of a result that comes alone the stake and other results came before.
      where not c.is_pair or n.vendor is not null or c.paid >= coalesce(f.amount, 0)
    ), result as (
      select w.merchant, w.vendor, w.member_id, w.round_id, r.game_code, w.user_name, w.named,
        case when r.state in ('SETTLED', 'CLOSED') then r.paid else 0 end as paid, r.changed_at
      from worth_a_look w
      join vendor_round r on (r.vendor_id, r.member_id, r.round_id) = (w.vendor_id, w.member_id, w.round_id)
    )
    select merchant, vendor as "vendorCode", member_id as "memberId", round_id as "roundId", game_code as "gameCode",
      user_name as "userName", paid, changed_at as "settledAt"
    from (
      select *, row_number() over (partition by merchant, vendor order by paid desc, changed_at desc) as place from result
    ) ranked
    where place <= ${largest} or named is not null`.execute(db)
  return rows
}

/** Whether a member has ever played a round with a stake. */
export async function hasAnyRound(db: Db, memberId: bigint): Promise<boolean> {
  const { rows } =
    await sql`select from vendor_round where member_id = ${memberId} and bets > 0 limit 1`.execute(db)
  return rows.length > 0
}

export type Period = { from: Date; until: Date }

/** How often a game was bet on, on a day of its merchant. */
export type GameBets = { merchant: string; day: string; vendorCode: string; gameCode: string; bets: bigint }

/** The bets of actual accounts that were taken in a time. */
export async function sumBets(db: Db, { from, until }: Period): Promise<GameBets[]> {
  const { rows } = await sql<GameBets>`
    select m.code as merchant, ((t.created_at at time zone m.time_zone)::date)::text as day, v.code as "vendorCode",
      t.game_code as "gameCode", count(*) as bets
    from vendor_tx t
    join vendor v on v.id = t.vendor_id
    join member on member.id = t.member_id
    join merchant m on m.code = member.merchant and m.trial_of is null
    where t.created_at >= ${from} and t.created_at < ${until} and t.status = 'OK' and t.call in ('bet', 'betwin')
    group by 1, 2, 3, 4`.execute(db)
  return rows
}

export type EndedRound = RoundName & {
  merchant: string
  gameCode: string
  userName: string
  stake: bigint
  paid: bigint
  endedAt: Date
}

/** No member fills the list alone. */
const perMember = 3
/** So many of the newest movements are looked at for each that is taken: some belong to rounds that go on. */
const lookedAt = 8

/** Rounds of actual accounts that ended in a time, won and lost alike: the newest of each merchant. */
export async function listEnded(
  db: Db,
  { from, until, newest }: Period & { newest: number },
): Promise<EndedRound[]> {
  const { rows } = await sql<EndedRound>`
    with moved as materialized (
      select vendor_id, member_id, round_id, max(created_at) as ended_at
      from vendor_tx
      where created_at >= ${from} and created_at < ${until} and status = 'OK' and call in ('bet', 'win', 'betwin')
      group by vendor_id, member_id, round_id
    ), worth_a_look as materialized (
      select *
      from (
        select moved.*, member.merchant, member.user_name,
          row_number() over (partition by member.merchant order by ended_at desc) as place
        from (
          select *, row_number() over (partition by member_id order by ended_at desc) as place_of_member from moved
        ) moved
        join member on member.id = moved.member_id
        join merchant m on m.code = member.merchant and m.trial_of is null
        -- Before merchants are cut short, or one fast member would leave nothing of the others.
        where place_of_member <= ${perMember * lookedAt}
      ) ranked
      where place <= ${newest * lookedAt}
    ), ended as (
      select w.merchant, v.code as vendor, w.member_id, w.round_id, r.game_code, w.user_name,
        r.stake_cash + r.stake_bonus as stake, greatest(r.paid, 0) as paid, w.ended_at,
        row_number() over (partition by w.merchant, w.member_id order by w.ended_at desc) as of_member
      from worth_a_look w
      join vendor v on v.id = w.vendor_id
      join vendor_round r on (r.vendor_id, r.member_id, r.round_id) = (w.vendor_id, w.member_id, w.round_id)
      where r.state in ('SETTLED', 'CLOSED') and r.bets > 0
    )
    select merchant, vendor as "vendorCode", member_id as "memberId", round_id as "roundId", game_code as "gameCode",
      user_name as "userName", stake, paid, ended_at as "endedAt"
    from (
      select *, row_number() over (partition by merchant order by ended_at desc) as place
      from ended where of_member <= ${perMember}
    ) ranked
    where place <= ${newest}`.execute(db)
  return rows
}

export type RoundNow = RoundName & Pick<EndedRound, 'stake' | 'paid'>

/** Those of the named rounds that ended and were not undone since, as they stand now. */
export async function listStillEnded(db: Db, named: readonly RoundName[]): Promise<RoundNow[]> {
  const { rows } = await sql<RoundNow>`
    select v.code as "vendorCode", r.member_id as "memberId", r.round_id as "roundId",
      r.stake_cash + r.stake_bonus as stake, greatest(r.paid, 0) as paid
    from unnest(
      ${named.map(({ vendorCode }) => vendorCode)}::text[],
      ${named.map(({ memberId }) => String(memberId))}::bigint[],
      ${named.map(({ roundId }) => roundId)}::text[]) as n (vendor, member_id, round_id)
    join vendor v on v.code = n.vendor
    join vendor_round r on (r.vendor_id, r.member_id, r.round_id) = (v.id, n.member_id, n.round_id)
    where r.state in ('SETTLED', 'CLOSED') and r.bets > 0`.execute(db)
  return rows
}
