import type { RoomType } from '@perya/contract/lottery'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type Room = Pick<
  Row<'lottery_room'>,
  | 'merchant'
  | 'code'
  | 'prizeGroup'
  | 'lineMin'
  | 'lineMax'
  | 'issueMax'
  | 'winMax'
  | 'issueWinMax'
  | 'numberMax'
  | 'stakeNeeded'
  | 'entryFee'
> & {
  roomType: RoomType
}

const columns = sql.raw(`
  merchant, code, room_type as "roomType", prize_group as "prizeGroup", line_min as "lineMin", line_max as "lineMax",
  issue_max as "issueMax", win_max as "winMax", issue_win_max as "issueWinMax", number_max as "numberMax",
  stake_needed as "stakeNeeded", entry_fee as "entryFee"`)

export async function listRooms(db: Db): Promise<Room[]> {
  const { rows } = await sql<Room>`
    select ${columns} from lottery_room
    order by merchant, code, array_position(array['free', 'vip', 'charged'], room_type)`.execute(db)
  return rows
}

/** Writes rooms; those that are there are left or changed, as asked. */
export async function putRooms(db: Db, rooms: readonly Room[], { isChange = false } = {}): Promise<void> {
  const list = <K extends keyof Room>(name: K) => rooms.map((room) => room[name])
  await sql`
    insert into lottery_room (
      merchant, code, room_type, prize_group, line_min, line_max, issue_max, win_max, issue_win_max, number_max,
      stake_needed, entry_fee)
    select * from unnest(
      ${list('merchant')}::text[], ${list('code')}::text[], ${list('roomType')}::text[], ${list('prizeGroup')}::int[],
      ${list('lineMin')}::bigint[], ${list('lineMax')}::bigint[], ${list('issueMax')}::bigint[], ${list('winMax')}::bigint[],
      ${list('issueWinMax')}::bigint[], ${list('numberMax')}::bigint[], ${list('stakeNeeded')}::bigint[],
      ${list('entryFee')}::bigint[])
    on conflict (merchant, code, room_type) ${
      isChange
        ? sql`do update set prize_group = excluded.prize_group, line_min = excluded.line_min,
            line_max = excluded.line_max, issue_max = excluded.issue_max, win_max = excluded.win_max,
            issue_win_max = excluded.issue_win_max, number_max = excluded.number_max,
            stake_needed = excluded.stake_needed, entry_fee = excluded.entry_fee`
        : sql`do nothing`
    }`.execute(db)
}

export async function listStops(db: Db): Promise<{ merchant: string; code: string }[]> {
  const { rows } = await sql<{
    merchant: string
    code: string
  }>`select merchant, code from lottery_stop`.execute(db)
  return rows
}

type Switch = Pick<Row<'lottery_switch'>, 'merchant' | 'reason' | 'operator' | 'isOpen'>

/** Stops a lottery (`*` for all of them) or lets it go on, and keeps who did so and why. */
export async function switchCode(
  tx: Tx,
  { merchant, code, reason, operator, isOpen }: Switch & { code: string },
) {
  if (isOpen) await sql`delete from lottery_stop where merchant = ${merchant} and code = ${code}`.execute(tx)
  else {
    await sql`
      insert into lottery_stop (merchant, code, reason, operator) values (${merchant}, ${code}, ${reason}, ${operator})
      on conflict (merchant, code) do nothing`.execute(tx)
  }
  await keepSwitch(tx, { merchant, subject: code, reason, operator, isOpen })
}

export async function keepSwitch(
  tx: Tx,
  { merchant, subject, reason, operator, isOpen }: Switch & { subject: string },
): Promise<void> {
  await sql`
    insert into lottery_switch (merchant, subject, is_open, reason, operator)
    values (${merchant}, ${subject}, ${isOpen}, ${reason}, ${operator})`.execute(tx)
}

/** What a member staked in lotteries within thirty days; what was given back does not count. */
export async function sumRecentStakes(db: Db, memberId: bigint): Promise<bigint> {
  const { rows } = await sql<{ stake: bigint }>`
    select coalesce(sum(s.cost), 0)::bigint as stake
    from lottery_order o
    join lottery_suborder s on s.id between o.id << 10 and (o.id << 10) + 1023
    where o.member_id = ${memberId} and o.created_at > now() - interval '30 days'
      and not exists (select from lottery_end e where e.suborder_id = s.id)`.execute(db)
  return rows[0]?.stake ?? 0n
}

type Entry = { memberId: bigint; code: string; roomType: RoomType; day: string }

export async function hasEntry(db: Db, { memberId, code, roomType, day }: Entry): Promise<boolean> {
  const { rows } = await sql`
    select from lottery_entry
    where member_id = ${memberId} and code = ${code} and room_type = ${roomType} and day = ${day}::date`.execute(
    db,
  )
  return rows.length > 0
}

/** False when the member had entered already. */
export async function insertEntry(tx: Tx, { memberId, code, roomType, day }: Entry): Promise<boolean> {
  const { rows } = await sql`
    insert into lottery_entry (member_id, code, room_type, day)
    values (${memberId}, ${code}, ${roomType}, ${day}::date) on conflict do nothing returning day`.execute(tx)
  return rows.length > 0
}
