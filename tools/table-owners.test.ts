/** Plants one SQL of each kind in a tree of its own and sees what is said about it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Owners } from './table-crossings.ts'
import { judgeOwners } from './table-owners.ts'
import { namesIn } from './table-uses.ts'

const none: Owners = { moved: {}, readByAll: {}, crossings: [] }
let tree: string

const write = (file: string, text: string) => {
  const path = join(tree, 'apps/server', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'perya-owners-'))
  write('migrations/0010_gifts.sql', 'create table gift (id bigint);\n-- create table gone (id int);\n')
  write('migrations/0020_post_office.sql', 'create table stamp (id int) partition by list (id);')
  write('migrations/0021_more.sql', 'create table stamp_1 partition of stamp for values in (1);')
  write(
    'src/features/gifts/gift.store.ts',
    'export const own = sql`select * from gift`\n// from stamp: only a remark\n',
  )
  write(
    'src/features/post-office/stamp.store.ts',
    "export const a = (db) => db.insertInto('gift').values({})\nexport const b = sql`select from stamp join gift g using (id)`\n",
  )
  write('src/features/post-office/stamp.ts', "export const said = 'a letter from gift shops'\n")
  write('sql/post-office/watch.sql', 'create trigger t after insert or update on gift for each row')
})

afterAll(() => rmSync(tree, { recursive: true, force: true }))

const say = (file: string, mode: string, table: string, owner: string) =>
  `apps/server/${file} ${mode} ${table}, which ${owner} owns: ask that feature, or state the crossing with its reason.`

const planted = [
  say('sql/post-office/watch.sql', 'watches', 'gift', 'gifts'),
  say('src/features/post-office/stamp.store.ts', 'writes', 'gift', 'gifts'),
  say('src/features/post-office/stamp.store.ts', 'reads', 'gift', 'gifts'),
]

it('every table another feature owns is named, with how it is used', () => {
  expect(judgeOwners(tree, none).sort()).toEqual(planted.toSorted())
})

it('a stated crossing is let through, and only as it is stated', () => {
  const crossings: Owners['crossings'] = [
    { feature: 'post-office', mode: 'reads', tables: ['gift'], why: 'Because.' },
    { feature: 'post-office', mode: 'writes', tables: ['gift'], why: 'Because.' },
  ]
  expect(judgeOwners(tree, { ...none, crossings })).toEqual([planted[0]])
})

it('a stated crossing that is no more is refused', () => {
  const crossings: Owners['crossings'] = [
    { feature: 'gifts', mode: 'reads', tables: ['stamp'], why: 'Because.' },
    { feature: 'post-office', mode: 'reads', tables: ['stamp'], why: 'Because.' },
  ]
  const complaints = judgeOwners(tree, { ...none, crossings })
  expect(complaints).toContain('The crossing of gifts, which reads stamp, is no more: take it from the list.')
  expect(complaints).toContain(
    'The crossing of post-office, which reads stamp, is no more: take it from the list.',
  )
})

it('what all may read is never written by them, and is read by many', () => {
  expect(judgeOwners(tree, { ...none, readByAll: { gift: 'Because.' } }).sort()).toEqual(
    [planted[0], planted[1], 'gift is read by 1 other feature: state who they are.'].sort(),
  )
})

it('a table moves to another feature, once, and a feature that is none owns nothing', () => {
  expect(judgeOwners(tree, { ...none, moved: { 'post-office': ['gift'] } })).toEqual([
    say('src/features/gifts/gift.store.ts', 'reads', 'gift', 'post-office'),
  ])
  const complaints = judgeOwners(tree, { ...none, moved: { gifts: ['gift', 'gone'], shop: ['stamp'] } })
  expect(complaints).toContain('gift is of gifts anyway: it did not move.')
  expect(complaints).toContain('gone moved to gifts, and no migration makes it.')
  expect(complaints).toContain('stamp is owned by shop, which is no feature: say in `moved` whose it is.')
})

describe('SQL names a table', () => {
  it.each([
    ['select 1 from one a, only_two as b, three where x', 'reads one, reads only_two, reads three'],
    ['select from a left join b using (id) join lateral c', 'reads a, reads b, reads lateral c'],
    ['insert into a (b) select c from d on conflict do update set e = 1', 'writes a, reads d'],
    ['update only a set b = c.d from c', 'writes a, reads c'],
    ['delete from a using b where true', 'writes a, reads b'],
    ['select from a for no key update of a', 'reads a'],
    ['select from a for update skip locked', 'reads a'],
    ['merge into a using b on true when matched then update set c = 1', 'writes a, reads b'],
    ['create or replace trigger t after update of x on a for each row execute function f()', 'watches a'],
    ['lock table a in share mode', 'reads a'],
  ])('%s', (text, expected) => {
    const names = namesIn(text).map(({ mode, table }) => `${mode} ${table}`)
    for (const each of expected.replace('lateral ', '').split(', ')) expect(names).toContain(each)
    const wrong = names.filter((each) => /^writes/.test(each) && !expected.includes(each))
    expect(wrong).toEqual([])
  })
})
