import { createHash } from 'node:crypto'
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bodiesOfDatabase, bodiesOfFolder } from '@perya/postgres/testing/bodies'
import pg from 'pg'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { openEmptyDatabase } from '#testing/test-db.ts'
import { assertMigrated, liveDir, migrate, migrationsDir } from './migrate.ts'
import { StartError } from './start-error.ts'

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

type Release = { migrations: URL; live: URL; seal: (path: string, text: string) => Promise<void> }

/** A copy of the folders, as a release that may say more than this one. */
async function copyRelease(of = { migrations: migrationsDir, live: liveDir }): Promise<Release> {
  const folder = await mkdtemp(join(tmpdir(), 'perya-release-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(of.migrations, join(folder, 'migrations'), { recursive: true })
  await cp(of.live, join(folder, 'sql'), { recursive: true })
  return {
    migrations: pathToFileURL(`${folder}/migrations/`),
    live: pathToFileURL(`${folder}/sql/`),
    async seal(path, text) {
      const sha256 = createHash('sha256').update(text).digest('hex')
      await writeFile(join(folder, 'sql', path), text)
      await appendFile(join(folder, 'sql/live.lock'), `${sha256}  ${path}\n`)
    },
  }
}

const stateText = 'lottery/lottery_state.sql'

/** A function with another body, sealed after all that the release had. */
async function changeState(release: Release, state: string): Promise<void> {
  const text = await readFile(new URL(stateText, release.live), 'utf8')
  await release.seal(stateText, text.replace(/\$\$[\s\S]*\$\$/, `$$$$ select '${state}' $$$$`))
}

async function stateNow(): Promise<string> {
  const { rows } = await db.query<{ state: string }>('select lottery_state(null, now()) as state')
  return rows[0]?.state ?? 'none'
}

it('a new database has the functions and views of the folder, each with its body, and no others', async () => {
  const applied = await migrate(url)
  expect(applied[0]).toBe('0001_platform.sql')
  expect(applied).toContain('wallet/ledger_post.sql')
  expect(await bodiesOfDatabase(db, 'public')).toEqual(await bodiesOfFolder(liveDir))
  const { rows } = await db.query(
    'select count(*)::int as months from pg_inherits where inhparent = $1::regclass',
    ['ledger_entry'],
  )
  // Four months, and one for what no month was made for.
  expect(rows).toEqual([{ months: 5 }])
  expect(await migrate(url)).toEqual([])
})

it('a database at the baseline gets what came after: a numbered file and the texts that changed', async () => {
  await migrate(url)
  const later = await copyRelease()
  await writeFile(new URL('0300_gift.sql', later.migrations), 'create table gift (id int primary key);')
  await later.seal(
    'wallet/gifts.sql',
    'create or replace function gifts() returns bigint language sql as $$ select count(*) from gift $$;',
  )
  await changeState(later, 'changed')
  expect(await migrate(url, later)).toEqual(['0300_gift.sql', stateText, 'wallet/gifts.sql'])
  expect(await stateNow()).toBe('changed')
  expect(await bodiesOfDatabase(db, 'public')).toEqual(await bodiesOfFolder(later.live))
  expect(await migrate(url, later)).toEqual([])
})

it('R-114 a server of the release before leaves newer texts alone, whoever starts first', async () => {
  const before = await copyRelease()
  await changeState(before, 'before')
  const after = await copyRelease(before)
  await changeState(after, 'after')
  await migrate(url, before)
  expect(await stateNow()).toBe('before')

  expect(await migrate(url, after)).toEqual([stateText])
  const left: string[][] = []
  expect(await migrate(url, before, (paths) => left.push(paths))).toEqual([])
  expect(left).toEqual([[stateText]])
  expect(await stateNow()).toBe('after')
})

it('R-114 a text of a branch that was not merged is refused until it is sealed again on top', async () => {
  const branch = await copyRelease()
  await changeState(branch, 'branch')
  await migrate(url, branch)
  const release = await copyRelease()
  const text = await readFile(new URL(roundText, release.live), 'utf8')
  await addTo(release, roundText, '-- Said again.')
  const refusal = await migrate(url, release).catch((error) => error)
  expect(refusal).toBeInstanceOf(StartError)
  expect(refusal.message).toBe(
    'The database has a lottery_state that was sealed on a branch this release does not have: merge that branch, and seal its texts again on top.',
  )
  await release.seal(roundText, text)
  await changeState(release, 'branch')
  expect(await migrate(url, release)).toEqual([stateText, roundText])
})

it('a text that somebody is still writing gives way to whatever is sealed in its place', async () => {
  const release = await copyRelease()
  const written = new URL(stateText, release.live)
  const text = await readFile(written, 'utf8')
  await writeFile(written, `${text}-- A thought.\n`)
  await migrate(url, release)
  await addTo(release, roundText, '-- Said again.')
  await release.seal(stateText, `${text}-- A better one.\n`)
  expect(await migrate(url, release)).toEqual([stateText, roundText])
})

it('R-114 servers of two releases that start at once leave the newer text', async () => {
  const before = await copyRelease()
  await changeState(before, 'before')
  const after = await copyRelease(before)
  await changeState(after, 'after')
  await Promise.all([before, after, before, after].map((release) => migrate(url, release)))
  expect(await stateNow()).toBe('after')
  expect(await migrate(url, before)).toEqual([])
  expect(await migrate(url, after)).toEqual([])
})

it('R-114 a text that comes back later is newer than the one between', async () => {
  const first = await copyRelease()
  await changeState(first, 'first')
  const second = await copyRelease(first)
  await changeState(second, 'second')
  const third = await copyRelease(second)
  await changeState(third, 'first')
  await migrate(url, first)
  expect(await migrate(url, third)).toEqual([stateText])
  expect(await migrate(url, second)).toEqual([])
  expect(await stateNow()).toBe('first')
})

it('a text that fails takes those beside it back, and the database stays as it was', async () => {
  await migrate(url)
  const later = await copyRelease()
  await changeState(later, 'changed')
  await later.seal(
    'wallet/gifts.sql',
    'create or replace function gifts() returns bigint language sql as $$ select count(*) from no_gift $$;',
  )
  await expect(migrate(url, later)).rejects.toThrow(
    /^The live SQL wallet\/gifts.sql failed and was undone: .*no_gift/,
  )
  expect(await bodiesOfDatabase(db, 'public')).toEqual(await bodiesOfFolder(liveDir))
})

async function addTo(release: Release, path: string, more: string): Promise<void> {
  await release.seal(path, `${await readFile(new URL(path, release.live), 'utf8')}${more}\n`)
}

const roundText = 'vendors/vendor_round_stay_closed.sql'
const accountText = 'wallet/ledger_account_fit_its_kind.sql'

/** Another session of the database, as one that plays. */
async function openPlayer(): Promise<pg.Client> {
  const player = new pg.Client(url)
  await player.connect()
  onTestFinished(() => player.end())
  return player
}

/** The tables whose lock the runner waits for. */
async function awaited(): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select l.relation::regclass::text as name from pg_locks l join pg_stat_activity a using (pid)
     where not l.granted and a.application_name = 'perya-migrate' and l.relation is not null`,
  )
  return rows.map(({ name }) => name)
}

it('a release with other triggers lets a bet in flight end, and follows it', async () => {
  await migrate(url)
  const later = await copyRelease()
  await addTo(
    later,
    roundText,
    `create or replace trigger vendor_round_stays_closed before update on vendor_round
       for each row execute function vendor_round_stay_closed();`,
  )
  await addTo(
    later,
    accountText,
    `create or replace trigger ledger_account_fits_its_kind before insert or update on ledger_account
       for each row execute function ledger_account_fit_its_kind();`,
  )
  const bet = await openPlayer()
  await bet.query('begin; lock ledger_account in row exclusive mode')
  const release = migrate(url, later)
  release.catch(() => {})
  await expect.poll(awaited, { interval: 10, timeout: 10_000 }).toContain('ledger_account')
  await bet.query('lock vendor_round in row exclusive mode; commit')
  expect(await release).toEqual([roundText, accountText])
  const { rows } = await db.query<{ def: string }>(
    "select pg_get_triggerdef(oid) as def from pg_trigger where tgname = 'ledger_account_fits_its_kind'",
  )
  expect(rows[0]?.def).toContain('BEFORE INSERT OR UPDATE ON')
})

it('a text whose triggers are as they were locks no table', async () => {
  await migrate(url)
  const later = await copyRelease()
  const paths = [
    'cashier/withdrawal_refuse_reopening.sql',
    'operators/note_config_change.sql',
    roundText,
    accountText,
    'wallet/ledger_refuse_change.sql',
  ]
  for (const path of paths) await addTo(later, path, '-- Said again.')
  const { rows } = await db.query<{ tables: string }>(
    `select string_agg(c.oid::regclass::text, ', ') as tables from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'schema_%'`,
  )
  const player = await openPlayer()
  await player.query(`begin; lock ${rows[0]?.tables} in row exclusive mode`)
  expect(await migrate(url, later)).toEqual(paths)
  await player.query('commit')
})

it('a trigger that cannot get its lock gives up instead of holding up those who play', async () => {
  await migrate(url)
  const later = await copyRelease()
  await addTo(
    later,
    roundText,
    `create or replace trigger vendor_round_stays_closed before update on vendor_round
       for each row execute function vendor_round_stay_closed();`,
  )
  const holder = await openPlayer()
  await holder.query('begin; lock vendor_round in row exclusive mode')
  const refusal = await migrate(url, later).catch((error) => error)
  expect(refusal).toBeInstanceOf(StartError)
  expect(refusal.message).toBe(
    `The live SQL ${roundText} found vendor_round in use 8 times: start again when less is going on.`,
  )
  await holder.query('commit')
  expect(await migrate(url, later)).toEqual([roundText])
})

const auditText = 'operators/note_config_change.sql'
const rowTrigger = 'create constraint trigger config_changes_are_noted after update on merchant\n'

it('a constraint trigger that changes stays until the new one is there', async () => {
  await migrate(url)
  const later = await copyRelease()
  const text = await readFile(new URL(auditText, later.live), 'utf8')
  expect(text).toContain(rowTrigger)
  await later.seal(auditText, text.replace(rowTrigger, rowTrigger.replace('update', 'update of settings')))
  const definition = async () => {
    const { rows } = await db.query<{ def: string }>(
      `select pg_get_triggerdef(oid) as def from pg_trigger
       where tgname = 'config_changes_are_noted' and tgrelid = 'merchant'::regclass`,
    )
    return rows.map(({ def }) => def)
  }
  const player = await openPlayer()
  await player.query('begin; lock merchant in row exclusive mode')
  await expect(migrate(url, later)).rejects.toThrow('found merchant in use')
  expect(await definition()).toEqual([expect.stringContaining('AFTER UPDATE ON')])
  await player.query('commit')
  expect(await migrate(url, later)).toEqual([auditText])
  expect(await definition()).toEqual([expect.stringContaining('AFTER UPDATE OF settings ON')])
})

it('a trigger that a text drops is gone, and one that was switched off is on again', async () => {
  await migrate(url)
  await db.query('alter table vendor_round disable trigger vendor_round_stays_closed')
  await db.query(
    'create trigger was before update on vendor_round for each row execute function vendor_round_stay_closed()',
  )
  const later = await copyRelease()
  await addTo(later, roundText, 'drop trigger if exists was on vendor_round;')
  expect(await migrate(url, later)).toEqual([roundText])
  const { rows } = await db.query(
    `select tgname::text as name, tgenabled::text as enabled from pg_trigger
     where tgfoid = 'vendor_round_stay_closed'::regproc`,
  )
  expect(rows).toEqual([{ name: 'vendor_round_stays_closed', enabled: 'O' }])
})

it('a release begins no month in a database that has one', async () => {
  await migrate(url)
  await db.query(`do $$ begin
    execute (select format('drop table %I', max(relname)) from pg_class where relname ~ '^ledger_entry_20' and relkind = 'r');
  end $$`)
  const later = await copyRelease()
  await addTo(later, 'wallet/ledger_make_partitions.sql', '-- Said again.')
  await migrate(url, later)
  const { rows } = await db.query(
    "select count(*)::int as months from pg_class where relname ~ '^ledger_entry_20' and relkind = 'r'",
  )
  expect(rows).toEqual([{ months: 3 }])
})

it('a session that the database ends is one sentence', async () => {
  const later = await copyRelease()
  await writeFile(new URL('0300_end.sql', later.migrations), 'select pg_terminate_backend(pg_backend_pid());')
  const refusal = await migrate(url, later).catch((error) => error)
  expect(refusal).toBeInstanceOf(StartError)
  expect(refusal.message).toMatch(/^The connection to the database ended before it was up to date: .+\.$/)
})

it('a function that was dropped is missing until somebody who may make it does', async () => {
  await migrate(url)
  await assertMigrated(url)
  await db.query('drop function lottery_state')
  await expect(assertMigrated(url)).rejects.toThrow(`The database lacks ${stateText}`)
  expect(await migrate(url)).toEqual([stateText])
  await assertMigrated(url)
})

it('an empty database, and one that got an older text, lack what a server needs', async () => {
  await expect(assertMigrated(url)).rejects.toThrow('The database lacks 0001_platform.sql')
  await migrate(url)
  await db.query("update schema_live_text set sha256 = 'older', sequence = 0 where name = 'lottery_state'")
  await expect(assertMigrated(url)).rejects.toThrow(`The database lacks ${stateText}`)
})

it('a database that was built before the baseline is refused as it is', async () => {
  await db.query(`
    create table schema_migration (name text primary key, sha256 text not null, applied_at timestamptz);
    insert into schema_migration (name, sha256) values ('0001_merchant.sql', 'old'), ('0451_near_match.sql', 'old')`)
  const refusal = await migrate(url).catch((error) => error)
  expect(refusal).toBeInstanceOf(StartError)
  expect(refusal.message).toBe(
    'This database was built by migrations that came before 0001_platform.sql, and nothing leads on from those: start with an empty database, or remove the data folder of a demo.',
  )
  await expect(assertMigrated(url)).rejects.toThrow('nothing leads on from those')
  const { rows } = await db.query(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  )
  expect(rows).toEqual([{ relname: 'schema_migration' }])
})
