import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Weights } from './requirement.rules.ts'

export async function findTurnoverPercent(db: Db, merchant: string): Promise<number> {
  const { rows } = await sql<{ percent: number }>`
    select percent from turnover_rule where merchant = ${merchant}`.execute(db)
  return rows[0]?.percent ?? 100
}

export async function setTurnoverPercent(db: Db, merchant: string, percent: number): Promise<void> {
  await sql`
    insert into turnover_rule (merchant, percent) values (${merchant}, ${percent})
    on conflict (merchant) do update set percent = excluded.percent`.execute(db)
}

export async function hasGame(db: Db, vendor: string, code: string): Promise<boolean> {
  const { rows } = await sql`select from game where vendor = ${vendor} and game_code = ${code}`.execute(db)
  return rows.length > 0
}

/** Categories without a row count in full; a game without one counts as its category does. */
export async function findWeights(db: Db, merchant: string): Promise<Weights> {
  const { rows } = await sql<{ category: string; percent: number }>`
    select category, percent from turnover_weight where merchant = ${merchant} order by category`.execute(db)
  return new Map(rows.map(({ category, percent }) => [category, percent]))
}

/** Inserts weights; existing ones stay as they are. */
export async function insertWeights(
  db: Db,
  merchant: string,
  weights: Readonly<Record<string, number>>,
): Promise<void> {
  await sql`
    insert into turnover_weight (merchant, category, percent)
    select ${merchant}, category, percent
    from unnest(${Object.keys(weights)}::text[], ${Object.values(weights)}::int[]) w (category, percent)
    on conflict do nothing`.execute(db)
}

export async function setWeight(db: Db, merchant: string, category: string, percent: number): Promise<void> {
  await sql`
    insert into turnover_weight (merchant, category, percent) values (${merchant}, ${category}, ${percent})
    on conflict (merchant, category) do update set percent = excluded.percent`.execute(db)
}
