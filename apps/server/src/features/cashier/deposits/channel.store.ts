import type { DepositKind, PayTo } from '@perya/contract/deposits'
import type { Text } from '@perya/contract/language'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

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
  /** The account a deposit by hand is sent to. */
  payTo: PayTo | null
  onePersonMax: bigint
  /** The most it takes per day from all members together. */
  dailyMax: bigint | null
}

type ChannelRow = Omit<Channel, 'quickAmounts'> & { quickAmounts: string[] }

const columnsUpTo = (max: string) =>
  sql.raw(`c.id, c.code, c.kind, c.vendor, c.names, c.min_amount as "minAmount", ${max} as "maxAmount",
  c.fee_fixed as "feeFixed", c.fee_rate as "feeRate", c.minutes_from as "minutesFrom", c.minutes_to as "minutesTo",
  c.window_minutes as "windowMinutes", c.quick_amounts::text[] as "quickAmounts", c.is_recommended as "isRecommended",
  c.pay_to as "payTo", c.one_person_max as "onePersonMax", c.daily_max as "dailyMax"`)

const toChannel = (row: ChannelRow): Channel => ({
  ...row,
  quickAmounts: row.quickAmounts.map(BigInt).filter((amount) => amount <= row.maxAmount),
})

/**
 * The channels of a merchant that take money now, each up to what is left of its daily maximum.
 * Deposits that merely wait do not count: otherwise one member could close a channel for everybody.
 */
const openChannels = (merchant: string, now: Date) => sql`
  deposit_channel c join merchant m on m.code = c.merchant
  cross join lateral (
    select case when c.daily_max is null then c.max_amount else least(c.max_amount, c.daily_max - (
      select coalesce(sum(d.amount), 0) from deposit d
      where d.channel_id = c.id and d.state in ('credited', 'review')
        and coalesce(d.proved_at, d.ended_at)
          >= (${now}::timestamptz at time zone m.time_zone)::date::timestamp at time zone m.time_zone
    )) end::bigint as most
  ) today
  where c.merchant = ${merchant} and c.is_enabled and today.most >= c.min_amount`

/** A channel is judged by the last payments of at least so many members within an hour. */
const tellingOnes = 5

/** The channels that take money now, each with whether it failed more members than it served. */
export async function listChannels(
  db: Db,
  merchant: string,
  now: Date,
): Promise<(Channel & { isTroubled: boolean })[]> {
  const { rows } = await sql<ChannelRow & { isTroubled: boolean }>`
    select o.*, h.failed + h.came >= ${tellingOnes} and h.failed > h.came as "isTroubled"
    from (select ${columnsUpTo('today.most')}, c.position from ${openChannels(merchant, now)}) o
    cross join lateral (
      select count(*) filter (where l.state = 'failed') as failed,
        count(*) filter (where l.state = 'credited') as came
      from (
        select distinct on (d.member_id) d.state, d.created_at from deposit d
        where d.channel_id = o.id and d.created_at > ${now}::timestamptz - interval '1 hour'
          and d.state in ('failed', 'credited')
        order by d.member_id, d.created_at desc
      ) l
    ) h
    order by o.position, o.id`.execute(db)
  return rows.map((row) => ({ ...toChannel(row), isTroubled: row.isTroubled }))
}

/** Finds a channel if it takes money now. */
export async function findOpenChannel(
  db: Db,
  { merchant, id, now }: { merchant: string; id: bigint; now: Date },
): Promise<Channel | undefined> {
  const { rows } = await sql<ChannelRow>`
    select ${columnsUpTo('today.most')} from ${openChannels(merchant, now)} and c.id = ${id}`.execute(db)
  return rows[0] && toChannel(rows[0])
}

export type NewChannel = Omit<Channel, 'id'> & { merchant: string; position: number }

/** Inserts a channel; an existing one stays as it is. */
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

/** Inserts a channel or overwrites it with what an operator wrote. */
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

/** The channel a deposit was begun with, also when it is closed by now. */
export async function channelOf(db: Db, id: bigint): Promise<Channel> {
  const { rows } =
    await sql<ChannelRow>`select ${columnsUpTo('c.max_amount')} from deposit_channel c where c.id = ${id}`.execute(
      db,
    )
  if (!rows[0]) throw new Error(`there is no channel ${id}`)
  return toChannel(rows[0])
}
