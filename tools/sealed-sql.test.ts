import { expect, it } from 'vitest'
import { judgeLive, judgeMigrations } from './sealed-sql.ts'

const table = 'create table gift (id int primary key);'
const gifts = 'create or replace function gifts() returns int language sql as $$ select 1 $$;'

/** What a tool says of files that were sealed as they are, and of what was done to them since. */
function migrations(files: Record<string, string>, since: Record<string, string | undefined> = {}) {
  const { lock } = judgeMigrations({ files: new Map(Object.entries(files)), lock: '', committed: '' })
  return judgeMigrations({ files: changed(files, since), lock, committed: lock }).complaints
}

function live(files: Record<string, string>, since: Record<string, string | undefined> = {}, prefix = '') {
  const rules = { features: new Set(['wallet', 'vendors']), prefix }
  const { lock } = judgeLive({ files: new Map(Object.entries(files)), lock: '', committed: '', ...rules })
  return judgeLive({ files: changed(files, since), lock, committed: lock, ...rules }).complaints
}

function changed(files: Record<string, string>, since: Record<string, string | undefined>) {
  const all = Object.entries({ ...files, ...since })
  return new Map(all.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])))
}

const one = (text: string) => expect.stringContaining(text)

it('takes migrations and live texts that are as they were sealed', () => {
  expect(migrations({ '0001_gift.sql': `-- Made without a create function.\n${table}` })).toEqual([])
  expect(
    live({ 'wallet/gifts.sql': `-- Gifts; all of them.\n${gifts}\ngrant execute on function gifts to a;` }),
  ).toEqual([])
})

it.each([
  ['create function f() returns int language sql as $$ select 1 $$;', 'create function'],
  ['create or replace view v as select 1;', 'create or replace view'],
  ['create constraint trigger t after insert on g execute function f();', 'create constraint trigger'],
  ["do $$ begin execute format('create trigger %I before delete on gift', 't'); end $$;", 'create trigger'],
  ['drop trigger t on g;', 'drop trigger'],
  ["do $$ begin execute replace(pg_get_functiondef('f'::regproc), 'a', 'b'); end $$;", 'pg_get_functiondef'],
  ['alter function f set jit = off;', 'alter function'],
])('refuses a migration that says %s', (text, found) => {
  expect(migrations({ '0001_gift.sql': table, '0002_more.sql': text })).toEqual([
    one(`0002_more.sql holds \`${found}\``),
  ])
})

it('refuses a sealed migration that changed or went, and a new one out of order', () => {
  const sealed = { '0001_gift.sql': table, '0003_more.sql': 'create table more (id int);' }
  expect(migrations(sealed, { '0001_gift.sql': `${table} ` })).toEqual([one('may not change')])
  expect(migrations(sealed, { '0001_gift.sql': undefined })).toEqual([one('may not go')])
  expect(migrations(sealed, { '0002_late.sql': 'select 1;' })).toEqual([one('sorts before 0003_more.sql')])
  expect(migrations(sealed, { '0004_next.sql': 'select 1;' })).toEqual([one('is new: seal it')])
  expect(migrations(sealed, { '0004 next.sql': 'select 1;' })).toEqual([
    one('is new: seal it'),
    one('is no name of a migration'),
  ])
  expect(migrations({ ...sealed, '0003_twin.sql': 'select 1;' })).toEqual([
    one('has the number of 0003_more.sql'),
  ])
})

it('refuses locks whose earlier lines are not those of the last commit', () => {
  const files = new Map([['0001_gift.sql', table]])
  const { lock } = judgeMigrations({ files, lock: '', committed: '' })
  expect(judgeMigrations({ files, lock, committed: `abc  0000_was.sql\n${lock}` }).complaints).toEqual([
    one('migrations.lock may only grow'),
  ])
  const texts = new Map([['wallet/gifts.sql', gifts]])
  const rules = { features: new Set(['wallet']), prefix: '' }
  const sealed = judgeLive({ files: texts, lock: '', committed: '', ...rules }).lock
  expect(
    judgeLive({ files: texts, lock: sealed, committed: `abc  wallet/was.sql\n`, ...rules }).complaints,
  ).toEqual([one('live.lock may only grow')])
})

it.each([
  'create or replace trigger t before delete on gift for each row execute function gifts();',
  'create constraint trigger t after update on gift deferrable for each row execute function gifts();',
  'drop trigger if exists t on gift;',
])('takes a live text that says %s', (statement) => {
  expect(live({ 'wallet/gifts.sql': `${gifts}\n${statement}` })).toEqual([])
})

it.each([
  [
    'two functions',
    `${gifts} create or replace function other() returns int language sql as $$ select 1 $$;`,
    'makes 2 functions',
  ],
  ['no function', 'grant select on gift to a;', 'makes 0 functions'],
  ['another name', gifts.replace('gifts', 'presents'), 'makes presents, which is not its name'],
  ['a schema that is not its own', gifts.replace('gifts', 'studio.gifts'), 'makes studio.gifts'],
])('refuses a live text with %s', (_, text, complaint) => {
  expect(live({ 'wallet/gifts.sql': text })).toContainEqual(one(complaint))
})

it.each([
  'drop function gifts',
  'create table gift (id int)',
  'create function gifts() returns int',
  'create trigger t before delete on gift for each row execute function gifts()',
  'drop trigger t on gift',
  'insert into gift',
])('refuses a live text that says %s, which cannot be said again', (statement) => {
  expect(live({ 'wallet/gifts.sql': `${gifts}\n${statement};` })).toEqual([one('cannot be said again')])
})

it('refuses a live text in the folder of no feature, and two of one name', () => {
  expect(live({ 'gifts.sql': gifts })).toEqual([one('in the folder of no feature')])
  expect(live({ 'presents/gifts.sql': gifts })).toEqual([one('in the folder of no feature')])
  expect(live({ 'wallet/more/gifts.sql': gifts })).toEqual([one('in the folder of no feature')])
  expect(live({ 'vendors/gifts.sql': gifts, 'wallet/gifts.sql': gifts })).toContainEqual(
    one('wallet/gifts.sql has the name of vendors/gifts.sql'),
  )
})

it('asks for a seal of live texts that changed, moved, came and went', () => {
  const sealed = { 'wallet/gifts.sql': gifts }
  expect(live(sealed, { 'wallet/gifts.sql': `${gifts}\n` })).toEqual([one('is changed: seal it')])
  expect(live(sealed, { 'wallet/gifts.sql': undefined })).toEqual([one('is gone: seal that')])
  expect(live(sealed, { 'wallet/gifts.sql': undefined, 'vendors/gifts.sql': gifts })).toEqual([
    one('vendors/gifts.sql is changed: seal it'),
  ])
  const more = gifts.replace('gifts', 'more')
  expect(live(sealed, { 'wallet/more.sql': more })).toEqual([one('wallet/more.sql is new: seal it')])
})
