import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { migrate, migrationsDir } from '#platform/migrate.ts'

it('bets of issues that sell say what their member staked so far also after an upgrade, and what the old server still places fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perya-migrations-'))
  const admin = new pg.Client(inject('postgresUrl'))
  await admin.connect()
  const url = inject('postgresUrl').replace(/\/postgres$/, '/before_stakes_so_far')
  const isLater = (file: string) => file.endsWith('.sql') && basename(file) >= '0330'
  const db = new pg.Client(url)
  try {
    await admin.query('create database before_stakes_so_far')
    await cp(migrationsDir, folder, { recursive: true, filter: (file) => !isLater(file) })
    await migrate(url, pathToFileURL(`${folder}/`))
    await db.connect()
    /** As the function before it did. */
    const bet = (id: number, issue: number, member: number, cost: number) =>
      db.query(
        `insert into lottery_suborder (id, issue_id, member_id, slip_id, multiple, cost, win_max, is_held)
         select $1, i.id, $3, 1, 1, $4::bigint, $4::bigint * 10, false from lottery_issue i where i.issue_no = '2026111' || $2::text`,
        [id, issue, member, cost],
      )
    await db.query(`
      insert into lottery_issue (code, issue_no, day, opens_at, closes_at, draws_at, closed_at)
      select 'none', '2026111' || n, '2026-11-11', now(), now() + interval '1 hour', now() + interval '1 hour',
        case when n = 0 then now() end
      from generate_series(0, 2) n`)
    await bet(1, 0, 7, 5)
    await bet(2, 1, 7, 5)
    await bet(3, 1, 8, 50)
    await bet(4, 2, 7, 500)
    await bet(5, 1, 7, 6)
    await migrate(url)
    await expect(bet(6, 1, 7, 7)).rejects.toMatchObject({ code: '23502' })
    const { rows } = await db.query('select id, stake_so_far, win_so_far from lottery_suborder order by id')
    expect(rows.map((row) => Object.values(row).map(Number))).toEqual([
      [1, 0, 0],
      [2, 5, 50],
      [3, 50, 500],
      [4, 500, 5_000],
      [5, 11, 110],
    ])
  } finally {
    await db.end()
    await admin.query('drop database if exists before_stakes_so_far')
    await admin.end()
    await rm(folder, { recursive: true })
  }
})
