import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { migrate, migrationsDir } from './migrate.ts'

it('a database that stopped at 0136, before files with lower numbers came, gets those as well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perya-migrations-'))
  const admin = new pg.Client(inject('postgresUrl'))
  await admin.connect()
  const later = ['0122_letter_sending.sql', '0132_ledger_day.sql']
  try {
    await cp(migrationsDir, folder, {
      recursive: true,
      filter: (file) =>
        !later.includes(basename(file)) && !(basename(file) > '0137' && file.endsWith('.sql')),
    })
    await admin.query('create database stopped_at_0136')
    const url = inject('postgresUrl').replace(/\/postgres$/, '/stopped_at_0136')
    expect((await migrate(url, pathToFileURL(`${folder}/`))).at(-1)).toBe('0136_play_block.sql')
    const upgraded = new pg.Client(url)
    await upgraded.connect()
    await upgraded.query(`insert into merchant (code, name, trial_of, settings) values
      ('OLD', 'Old', null, '{"minimumAge": 18}'), ('OLDT', 'Trial', 'OLD', '{}'),
      ('OWN', 'Own', null, '{"identityFor": {"play": true, "withdrawalAbove": null}}')`)

    expect(await migrate(url)).toEqual(expect.arrayContaining(later))
    const { rows } = await upgraded.query("select to_regclass('ledger_day_total') is not null as has_days")
    const { rows: merchants } = await upgraded.query('select code, settings from merchant order by code')
    await upgraded.end()
    expect(rows).toEqual([{ has_days: true }])
    // A site that asked for no identity still asks for none; only new ones do by default.
    expect(merchants).toEqual([
      {
        code: 'OLD',
        settings: { minimumAge: 18, identityFor: { play: false, withdrawalAbove: null } },
      },
      { code: 'OLDT', settings: {} },
      { code: 'OWN', settings: { identityFor: { play: true, withdrawalAbove: null } } },
    ])
    expect(await migrate(url)).toEqual([])
  } finally {
    await admin.query('drop database if exists stopped_at_0136')
    await admin.end()
    await rm(folder, { recursive: true })
  }
})
