/** The types of tables that stores read by, against a database that every migration was just applied to. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, expectTypeOf, it } from 'vitest'
import type { Row } from '#platform/rows.ts'
import { openTestDb, type TestDb } from '#testing/test-db.ts'
import { describeProgram, programOf } from '../../../../tools/table-types.ts'

const program = programOf('public')
let database: TestDb

beforeAll(async () => {
  database = await openTestDb()
})
afterAll(() => database.close())

it('tables.ts says what a fresh database says; `npm run tables` writes it', async () => {
  expect(readFileSync(program.file, 'utf8')).toBe(await describeProgram(database.pool, program))
})

it('the file is another one once a migration adds, narrows or drops a column', async () => {
  await database.pool.query(`
    create domain shoe as text check (value in ('left', 'right'));
    create table planted (
      id         bigint   generated always as identity primary key,
      amount     numeric  not null,
      half       numeric  generated always as (amount / 2) stored,
      shoes      text[]   check (shoes <@ array['left', 'right']),
      shoe       shoe     not null,
      mood       text     check (mood in ('good', 'isn''t')),
      born_on    date     not null,
      seen       timestamptz not null default now(),
      ends_at    timestamptz not null default 'infinity',
      detail     jsonb    not null default '{}',
      size       int      not null check (size in (1, 2))
    );
    alter table member drop column nickname;`)
  const text = await describeProgram(database.pool, program)
  expect(text).not.toContain('nickname')
  expect(
    / {2}planted: \{[^}]*\}/
      .exec(text)?.[0]
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    'planted: {',
    'id: Computed<bigint>',
    'amount: string',
    'half: Computed<string | null>',
    "shoes: ('left' | 'right')[] | null",
    "shoe: 'left' | 'right'",
    `mood: 'good' | "isn't" | null`,
    'born_on: ColumnType<Date, string>',
    'seen: Generated<Date>',
    'ends_at: Generated<Date | number>',
    'detail: Generated<ColumnType<Record<string, unknown>, string>>',
    'size: number',
    '}',
  ])
})

it('a row has its columns in camel case, with what a query answers', async () => {
  expectTypeOf<Row<'vendor_key'>['endsAt']>().toEqualTypeOf<Date | number>()
  expectTypeOf<Row<'member'>['uplineId']>().toEqualTypeOf<bigint | null>()
  expectTypeOf<Row<'merchant'>['flags']>().toEqualTypeOf<Record<string, unknown>>()
  // Lists of amounts are texts, which is why the wallet reads them as such.
  expectTypeOf<Row<'ledger_transfer'>['amounts']>().toEqualTypeOf<string[]>()
  const { rows } = await database.pool.query('select array[1]::bigint[] as amounts, 1::bigint as amount')
  expect(rows).toEqual([{ amounts: ['1'], amount: 1n }])
})

it('a type that nobody gave a sample of is refused by name', async () => {
  await database.pool.query('alter table merchant add column place point')
  await expect(describeProgram(database.pool, program)).rejects.toThrow('Give a sample of the type point')
})
