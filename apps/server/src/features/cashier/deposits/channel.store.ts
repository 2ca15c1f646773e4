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
  /** Of a transfer by hand. */
  payTo: PayTo | null
  onePersonMax: bigint
}

type ChannelRow = Omit<Channel, 'quickAmounts'> & { quickAmounts: string[] }

const columns = sql.raw(`id, code, kind, vendor, names, min_amount as "minAmount", max_amount as "maxAmount",
  fee_fixed as "feeFixed", fee_rate as "feeRate", minutes_from as "minutesFrom", minutes_to as "minutesTo",
  window_minutes as "windowMinutes", quick_amounts::text[] as "quickAmounts", is_recommended as "isRecommended",
  pay_to as "payTo", one_person_max as "onePersonMax"`)

const toChannel = (row: ChannelRow): Channel => ({ ...row, quickAmounts: row.quickAmounts.map(BigInt) })

export async function listChannels(db: Db, merchant: string): Promise<Channel[]> {
  const { rows } = await sql<ChannelRow>`
    select ${columns} from deposit_channel
    where merchant = ${merchant} and is_enabled order by position, id`.execute(db)
  return rows.map(toChannel)
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
      one_person_max)
    values (${channel.merchant}, ${channel.code}, ${channel.kind}, ${channel.vendor},
      ${JSON.stringify(channel.names)}, ${channel.minAmount}, ${channel.maxAmount}, ${channel.feeFixed},
      ${channel.feeRate}, ${channel.minutesFrom}, ${channel.minutesTo}, ${channel.windowMinutes},
      ${channel.quickAmounts.map(String)}::bigint[], ${channel.position}, ${channel.isRecommended},
      ${channel.payTo && JSON.stringify(channel.payTo)}, ${channel.onePersonMax})
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
      pay_to = ${channel.payTo && JSON.stringify(channel.payTo)}, one_person_max = ${channel.onePersonMax}
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
