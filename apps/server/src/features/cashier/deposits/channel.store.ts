import type { DepositKind, PayTo } from '@perya/contract/deposits'
import type { Text } from '@perya/contract/language'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type Channel = {
  id: bigint
  code: string
  kind: DepositKind
  vendor: string
  names: Text
  minAmount: bigint
  maxAmount: bigint
  feeFixed: bigint
  feeRate: number
  minutesFrom: number
  minutesTo: number
  windowMinutes: number
  quickAmounts: bigint[]
  isRecommended: boolean
  /** Of a transfer by hand. */
  payTo: PayTo | null
  onePersonMax: bigint
  /** What it takes a day, of all members together. */
  dailyMax: bigint | null
}

type ChannelRow = Omit<Channel, 'quickAmounts'> & { quickAmounts: string[] }

const columns = sql.raw(`id, code, kind, vendor, names, min_amount as "minAmount", max_amount as "maxAmount",
  fee_fixed as "feeFixed", fee_rate as "feeRate", minutes_from as "minutesFrom", minutes_to as "minutesTo",
  window_minutes as "windowMinutes", quick_amounts::text[] as "quickAmounts", is_recommended as "isRecommended",
  pay_to as "payTo", one_person_max as "onePersonMax", daily_max as "dailyMax"`)

const toChannel = (row: ChannelRow): Channel => ({ ...row, quickAmounts: row.quickAmounts.map(BigInt) })

/** What was taken of a day's most by this channel; what may still be paid counts. */
const takenToday = (channelId: RawBuilder<unknown>, now: Date) => sql`
  select coalesce(sum(d.amount), 0)::bigint as taken
  from deposit d join merchant m on m.code = d.merchant
  where d.channel_id = ${channelId}
    and d.created_at >= (${now}::timestamptz at time zone m.time_zone)::date::timestamp at time zone m.time_zone
    and (d.state in ('credited', 'review') or d.state = 'waiting' and d.expires_at > ${now})`

/** Of so many last payments of an hour more failed than came. */
const lastOnes = 20
const tellingOnes = 5

/** Those that take money now, each with whether payments by it fail more often than not. */
export async function listChannels(
  db: Db,
  merchant: string,
  now: Date,
): Promise<(Channel & { isTroubled: boolean })[]> {
  const { rows } = await sql<ChannelRow & { isTroubled: boolean }>`
    select ${columns}, h.failed + h.came >= ${tellingOnes} and h.failed > h.came as "isTroubled"
    from deposit_channel c
    cross join lateral (
      select count(*) filter (where l.state = 'failed') as failed,
        count(*) filter (where l.state = 'credited') as came
      from (
        select d.state from deposit d
        where d.channel_id = c.id and d.created_at > ${now}::timestamptz - interval '1 hour'
          and d.state in ('failed', 'credited')
        order by d.created_at desc limit ${lastOnes}
      ) l
    ) h
    where c.merchant = ${merchant} and c.is_enabled
      and (c.daily_max is null or c.daily_max - (${takenToday(sql`c.id`, now)}) >= c.min_amount)
    order by c.position, c.id`.execute(db)
  return rows.map((row) => ({ ...toChannel(row), isTroubled: row.isTroubled }))
}

/** What a channel still takes today, decided one deposit after another; `null` where it takes any amount. */
export async function findRoomToday(
  tx: Tx,
  { id, dailyMax }: Pick<Channel, 'id' | 'dailyMax'>,
  now: Date,
): Promise<bigint | null> {
  if (dailyMax === null) return null
  await sql`select from deposit_channel where id = ${id} for no key update`.execute(tx)
  const { rows } = await sql<{ taken: bigint }>`${takenToday(sql`${id}::bigint`, now)}`.execute(tx)
  return dailyMax - (rows[0]?.taken ?? 0n)
}

export async function findChannel(db: Db, merchant: string, id: bigint): Promise<Channel | undefined> {
  const { rows } = await sql<ChannelRow>`
    select ${columns} from deposit_channel
    where merchant = ${merchant} and id = ${id} and is_enabled`.execute(db)
  return rows[0] && toChannel(rows[0])
}

export type NewChannel = Omit<Channel, 'id'> & { merchant: string; position: number }

/** Leaves a channel alone that is there already. */
export async function insertChannel(db: Db, channel: NewChannel): Promise<void> {
  await sql`
    insert into deposit_channel (merchant, code, kind, vendor, names, min_amount, max_amount, fee_fixed, fee_rate,
      minutes_from, minutes_to, window_minutes, quick_amounts, position, is_recommended, pay_to,
      one_person_max, daily_max)
    values (${channel.merchant}, ${channel.code}, ${channel.kind}, ${channel.vendor},
      ${JSON.stringify(channel.names)}, ${channel.minAmount}, ${channel.maxAmount}, ${channel.feeFixed},
      ${channel.feeRate}, ${channel.minutesFrom}, ${channel.minutesTo}, ${channel.windowMinutes},
      ${channel.quickAmounts.map(String)}::bigint[], ${channel.position}, ${channel.isRecommended},
      ${channel.payTo && JSON.stringify(channel.payTo)}, ${channel.onePersonMax}, ${channel.dailyMax})
    on conflict (merchant, code) do nothing`.execute(db)
}

/** As an operator wrote it, whether it was there or not. */
export async function upsertChannel(db: Db, channel: NewChannel & { isEnabled: boolean }): Promise<void> {
  await insertChannel(db, channel)
  await sql`
    update deposit_channel
    set kind = ${channel.kind}, vendor = ${channel.vendor}, names = ${JSON.stringify(channel.names)},
      min_amount = ${channel.minAmount}, max_amount = ${channel.maxAmount}, fee_fixed = ${channel.feeFixed},
      fee_rate = ${channel.feeRate}, minutes_from = ${channel.minutesFrom}, minutes_to = ${channel.minutesTo},
      window_minutes = ${channel.windowMinutes}, quick_amounts = ${channel.quickAmounts.map(String)}::bigint[],
      position = ${channel.position}, is_recommended = ${channel.isRecommended}, is_enabled = ${channel.isEnabled},
      pay_to = ${channel.payTo && JSON.stringify(channel.payTo)}, one_person_max = ${channel.onePersonMax},
      daily_max = ${channel.dailyMax}
    where merchant = ${channel.merchant} and code = ${channel.code}`.execute(db)
}

export async function findChannelByCode(db: Db, merchant: string, code: string): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select id from deposit_channel where merchant = ${merchant} and code = ${code}`.execute(db)
  if (!rows[0]) throw new Error(`there is no channel ${code}`)
  return rows[0].id
}

/** The channel a deposit was begun with, whether it is still open or not. */
export async function channelOf(db: Db, id: bigint): Promise<Channel> {
  const { rows } = await sql<ChannelRow>`select ${columns} from deposit_channel where id = ${id}`.execute(db)
  if (!rows[0]) throw new Error(`there is no channel ${id}`)
  return toChannel(rows[0])
}
