import { type Db, inTransaction, type Tx } from '../db.ts'
import type { Row } from '../rows.ts'

/** What operators changed about a game; unset bets are the game's own. */
export type Setting = Omit<Row<'game_setting'>, 'brand'>

export async function listSettings(db: Db, brand: string): Promise<Setting[]> {
  const { rows } = await db.query<Setting>({
    name: 'settings',
    text: `
      select game, is_open as "isOpen", min_bet as "minBet", max_bet as "maxBet", first_bet as "firstBet"
      from studio.game_setting where brand = $1`,
    values: [brand],
  })
  return rows
}

export type Change = Pick<Row<'game_change'>, 'brand' | 'change' | 'reason' | 'operator'>

/** Keeps settings and the word of whoever changed them, both or neither. */
export async function keepSettings(db: Db, settings: readonly Setting[], by: Change): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { game, isOpen, minBet, maxBet, firstBet } of settings) {
      await tx.query(
        `insert into studio.game_setting (brand, game, is_open, min_bet, max_bet, first_bet)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (brand, game) do update
         set is_open = excluded.is_open, min_bet = excluded.min_bet, max_bet = excluded.max_bet,
             first_bet = excluded.first_bet`,
        [by.brand, game, isOpen, minBet, maxBet, firstBet],
      )
      await keepChange(tx, game, by)
    }
  })
}

const keepChange = (tx: Tx, game: string, { brand, change, reason, operator }: Change) =>
  tx.query(
    'insert into studio.game_change (brand, game, change, reason, operator) values ($1, $2, $3, $4, $5)',
    [brand, game, change, reason, operator],
  )

/** Keeps the bet games open with, and nothing else: whether they are open may be changed at the same moment. */
export async function keepFirstBet(
  db: Db,
  games: readonly string[],
  firstBet: Setting['firstBet'],
  by: Change,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const game of games) {
      await tx.query(
        `insert into studio.game_setting (brand, game, is_open, first_bet) values ($1, $2, true, $3)
         on conflict (brand, game) do update set first_bet = excluded.first_bet`,
        [by.brand, game, firstBet],
      )
      await keepChange(tx, game, by)
    }
  })
}

export type MadeChange = Omit<Change, 'brand'> & Pick<Row<'game_change'>, 'at'>

export async function listChanges(db: Db, brand: string, game: string, limit: number): Promise<MadeChange[]> {
  const { rows } = await db.query<MadeChange>(
    `select change, reason, operator, at from studio.game_change
     where brand = $1 and game = $2 order by id desc limit $3`,
    [brand, game, limit],
  )
  return rows
}
