import { eachOf, findDrift, oneOf, sqlCall } from '@perya/sql-calls'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listSqlCalls } from '../app.ts'
import { openTestDb, type TestDb } from '../testing/test-db.ts'
import { assertSqlCalls } from './sql-calls.ts'
import { StartError } from './start-error.ts'

let test: TestDb
beforeAll(async () => {
  test = await openTestDb()
})
afterAll(() => test.close())

type Item = {
  text: string | null
  uuid: string | null
  json: unknown
  small: number | null
  whole: number | null
  double: number | null
  big: bigint | null
  isSo: boolean | null
}

describe('what a call writes', () => {
  const echo = sqlCall(
    'echo_items',
    eachOf<Item>({
      p_text: ['text', ({ text }) => text],
      p_uuid: ['uuid', ({ uuid }) => uuid],
      p_json: ['jsonb', ({ json }) => (json === null ? undefined : JSON.stringify(json))],
      p_small: ['smallint', ({ small }) => small],
      p_whole: ['integer', ({ whole }) => whole],
      p_double: ['double precision', ({ double }) => double],
      p_big: ['bigint', ({ big }) => big],
      p_is_so: ['boolean', ({ isSo }) => isSo],
    }),
    oneOf<{ word: string; sum: bigint; isLast: boolean; missing?: string }>({
      p_word: ['text', ({ word }) => word],
      p_sum: ['bigint', ({ sum }) => sum],
      p_is_last: ['boolean', ({ isLast }) => isLast],
      p_missing: ['text', ({ missing }) => missing],
    }),
  )
  const one = { word: '{"a",\\NULL}', sum: -(2n ** 63n), isLast: false }

  async function send(items: readonly Item[]): Promise<{ items: Item[]; last: unknown[] }> {
    const { rows } = await test.pool.query({
      name: echo.name,
      text: `select * from ${echo.text}`,
      values: echo.values(items, one),
      rowMode: 'array',
    })
    return {
      items: rows.map(([text, uuid, json, small, whole, double, big, isSo]) => {
        return { text, uuid, json, small, whole, double, big, isSo }
      }),
      last: rows[0]?.slice(8) ?? [],
    }
  }

  beforeAll(async () => {
    await test.pool.query(`
      create function echo_items(
        p_text text[], p_uuid uuid[], p_json jsonb[], p_small smallint[], p_whole int[], p_double float8[],
        p_big bigint[], p_is_so boolean[], p_word text, p_sum bigint, p_is_last boolean, p_missing text
      ) returns table (
        t text, u uuid, j jsonb, s smallint, w int, d float8, b bigint, i boolean,
        word text, sum bigint, is_last boolean, missing text
      ) language sql as $$
        select n.*, p_word, p_sum, p_is_last, p_missing
        from unnest(p_text, p_uuid, p_json, p_small, p_whole, p_double, p_big, p_is_so) n
      $$`)
  })

  const hostile = fc
    .array(
      fc.constantFrom(
        ...['"', '\\', ',', '{', '}', '(', "'", '$1', ';', '--', ' ', '\t', '\n', '\r', '\v', '\b', '\x01'],
        ...['\x1b', '\x7f', '\x85', '\u2028', '\ufeff', 'NULL', 'null', '₱', '👩‍👩‍👧', 'é', 'e\u0301', 'a'],
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(''))
  const anyText = fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll('\0', ''))
  const text = fc.oneof(hostile, anyText, fc.constantFrom('', 'NULL', 'null', '{}', '""', '\\', '"'))
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 5 })
  const items = fc.array(
    fc.record<Item>({
      text: maybe(text),
      uuid: maybe(fc.uuid()),
      json: maybe(fc.record({ said: text, list: fc.array(fc.oneof(text, fc.integer(), fc.boolean())) })),
      small: maybe(fc.integer({ min: -(2 ** 15), max: 2 ** 15 - 1 })),
      whole: maybe(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
      double: maybe(fc.double().map((double) => (double === 0 ? 0 : double))),
      big: maybe(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })),
      isSo: maybe(fc.boolean()),
    }),
    { maxLength: 12 },
  )

  it('is what PostgreSQL reads, whatever the text', async () => {
    let read = 0
    await fc.assert(
      fc.asyncProperty(items, async (given) => {
        read += given.length
        expect((await send(given)).items).toEqual(given)
      }),
      { numRuns: 400 },
    )
    expect(read).toBeGreaterThan(1_000)
  })

  it('is a value by itself where an argument is no list', async () => {
    const item = { text: '', uuid: null, json: null, small: 0, whole: 0, double: 0, big: 0n, isSo: false }
    const { items, last } = await send([item])
    expect(items).toEqual([item])
    expect(last).toEqual([one.word, one.sum, one.isLast, null])
  })

  it('refuses a text that PostgreSQL cannot keep, instead of a part of it', async () => {
    const item = { text: 'a\0b', uuid: null, json: null, small: 0, whole: 0, double: 0, big: 0n, isSo: true }
    await expect(send([item])).rejects.toMatchObject({ code: '22021' })
  })
})

describe('a server whose calls differ from the functions of its database', () => {
  const pay = sqlCall(
    'pay_out',
    eachOf<{ key: string; amount: bigint }>({
      p_key: ['text', ({ key }) => key],
      p_amount: ['bigint', ({ amount }) => amount],
    }),
    oneOf<boolean>({ p_is_last: ['boolean', (isLast) => isLast] }),
  )
  /** What is found where the database has the function with these arguments. */
  async function driftOf(...heads: string[]): Promise<string | undefined> {
    const client = await test.pool.connect()
    try {
      await client.query('begin')
      for (const head of heads)
        await client.query(`create function pay_out${head} language sql as 'select 1'`)
      return await findDrift(client, [pay])
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  const same = '(p_key text[], p_amount bigint[], p_is_last boolean) returns int'

  it.each([
    ['the same arguments', [same]],
    ['one more with a default', [same.replace('boolean', 'boolean, p_note text default null')]],
    ['one more that only comes out', ['(p_key text[], out n int, p_amount bigint[], p_is_last boolean)']],
    ['a second function of the same name', ['(p_key text) returns int', same]],
  ])('starts where the function has %s', async (_name, heads) => {
    expect(await driftOf(...heads)).toBeUndefined()
  })

  it.each([
    [
      'another name',
      same.replace('p_amount', 'p_sum'),
      'This program gives p_amount as argument 2 of the function pay_out, where the database takes p_sum.',
    ],
    [
      'no names',
      '(text[], bigint[], boolean) returns int',
      'This program gives p_key as argument 1 of the function pay_out, where the database takes one without a name.',
    ],
    [
      'another order',
      '(p_amount bigint[], p_key text[], p_is_last boolean) returns int',
      'This program gives p_key as argument 1 of the function pay_out, where the database takes p_amount.',
    ],
    [
      'another type',
      same.replace('bigint[]', 'numeric[]'),
      'This program gives p_amount as argument 2 of the function pay_out as bigint[], where the database takes numeric[].',
    ],
    [
      'a value where the call has a list',
      same.replace('text[]', 'text'),
      'This program gives p_key as argument 1 of the function pay_out as text[], where the database takes text.',
    ],
    [
      'too few',
      same.replace(', p_is_last boolean', ''),
      'This program gives p_is_last as argument 3 of the function pay_out, which takes 2.',
    ],
    [
      'one more that has to be given',
      same.replace('boolean', 'boolean, p_note text'),
      'This program does not give p_note, which the function pay_out needs.',
    ],
  ])('says so where the function has %s', async (_name, head, sentence) => {
    expect(await driftOf(head)).toBe(sentence)
  })

  it('says so where there is no such function, and of two the nearer one is compared', async () => {
    expect(await driftOf()).toBe('The database has no function pay_out, which this program calls.')
    expect(await driftOf('(p_other int) returns int', same.replace('p_is_last', 'p_is_end'))).toBe(
      'This program gives p_is_last as argument 3 of the function pay_out, where the database takes p_is_end.',
    )
  })

  it('looks in the schema that the call names', async () => {
    const inSchema = (name: string) => findDrift(test.pool, [{ ...pay, name }])
    await test.pool.query(`
      create schema vault;
      create function vault.pay_out${same} language sql as 'select 1'`)
    expect(await inSchema('vault.pay_out')).toBeUndefined()
    expect(await inSchema('pay_out')).toContain('no function pay_out')
  })

  it('does not start', async () => {
    const calls = listSqlCalls()
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ledger_post', 'vendor_play', 'lottery_place']),
    )
    await assertSqlCalls(test.pool, calls)
    await expect(assertSqlCalls(test.pool, [pay])).rejects.toThrow(StartError)
  })
})
