import { bodiesOfDatabase, bodiesOfFolder } from '@perya/postgres/testing/bodies'
import pg from 'pg'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { openEmptyDatabase } from '../../server/src/testing/test-db.ts'
import { migrate } from './migrate.ts'

let url: string
let db: pg.Client
beforeEach(async () => {
  const database = await openEmptyDatabase()
  url = database.url
  db = new pg.Client(url)
  await db.connect()
  onTestFinished(async () => {
    await db.end()
    await database.drop()
  })
})

it('a new database has the functions and views of the folder, each with its body, and no others', async () => {
  const starts = await Promise.all([migrate(url), migrate(url)])
  expect(starts.flat()).toEqual([
    '0010_session.sql',
    '0020_seed.sql',
    '0030_flights.sql',
    '0040_round.sql',
    '0050_operate.sql',
    '0060_operate_first_bet.sql',
    'flights/clock.sql',
    'round/change_rounds.sql',
    'round/played.sql',
    'round/take_round.sql',
    'round/take_rounds.sql',
    'seed/keep_commitment.sql',
    'session/find_sessions.sql',
  ])
  expect(await bodiesOfDatabase(db, 'studio')).toEqual(
    await bodiesOfFolder(new URL('../sql/', import.meta.url)),
  )
})

it('a database that was built before the baseline is refused as it is', async () => {
  await db.query(`
    create schema studio;
    create table studio.migration (name text primary key, sha256 text not null);
    insert into studio.migration values ('0001_studio.sql', 'old')`)
  await expect(migrate(url)).rejects.toThrow(
    'This database was built by migrations that came before 0010_session.sql, and nothing leads on from those',
  )
  const { rows } = await db.query(
    "select relname from pg_class where relnamespace = 'studio'::regnamespace and relkind = 'r'",
  )
  expect(rows).toEqual([{ relname: 'migration' }])
})
