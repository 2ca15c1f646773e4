import { endpoint } from '@perya/contract/endpoint'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { merchantsFeature } from '#features/merchants/index.ts'
import type { Feature } from '#platform/feature.ts'
import { route } from '#platform/http/route.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const note = endpoint({
  summary: 'Writes a row.',
  method: 'POST',
  path: '/wps/test/note',
  access: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({}),
  errors: [],
})
const testFeature: Feature = {
  name: 'test',
  routes: ({ db }) => [
    route(note, async () => {
      await sql`insert into note default values`.execute(db)
      return {}
    }),
  ],
}

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ features: [merchantsFeature, testFeature] })
  await test.ctx.pool.query(`
    create table note (at timestamptz default now());
    create function refuse_row() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = tg_argv[0]; end $$;
    create function refuse_table() returns event_trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
})
afterAll(() => test.close())

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const refuseRows = (code: string) =>
  test.ctx.pool.query(
    `create or replace trigger refuse before insert on note execute function refuse_row('${code}')`,
  )
const takeRows = () => test.ctx.pool.query('drop trigger refuse on note')
const write = () => test.app.inject({ method: 'POST', url: note.path, payload: {} })
const readiness = async () => {
  const answer = await test.app.inject('/readyz')
  return [answer.statusCode, answer.json().status]
}
const passSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000)

describe('a database that is unable', () => {
  it.each([
    ['53100', 'has a full disk'],
    ['53200', 'is out of memory'],
    ['53400', 'is at a limit of its own'],
    ['57014', 'ended the statement after too long'],
    ['58030', 'cannot write to its disk'],
    ['25006', 'became a standby'],
    ['53300', 'has too many connections'],
    ['57P01', 'is shut down'],
    ['57P02', 'crashed'],
    ['57P03', 'is starting'],
  ])('R-32 a player is told to come back when it answers %s: it %s', async (code) => {
    await refuseRows(code)
    const answer = await write()
    await takeRows()
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ success: false, errorCode: 'system.busy' })
    expect((await write()).statusCode).toBe(200)
  })

  it('another error stays one of ours', async () => {
    await refuseRows('22012')
    expect((await write()).statusCode).toBe(500)
    await takeRows()
  })
})

describe('a server whose database takes no writes', () => {
  it('R-113 is not ready from the write that failed until one succeeds, and needs no restart', async () => {
    passSeconds(60)
    expect(await readiness()).toEqual([200, 'ok'])
    await refuseRows('53100')
    await test.ctx.pool.query(
      "create event trigger refuse on ddl_command_start when tag in ('CREATE TABLE AS') execute function refuse_table()",
    )
    await write()
    expect(await readiness()).toEqual([503, 'database takes no writes'])
    // Nobody writes here any more, so a write is tried, which fails.
    passSeconds(5)
    expect(await readiness()).toEqual([503, 'database takes no writes'])

    await takeRows()
    await test.ctx.pool.query('drop event trigger refuse')
    passSeconds(4.9)
    expect(await readiness()).toEqual([503, 'database takes no writes'])
    passSeconds(0.1)
    expect(await readiness()).toEqual([200, 'ok'])
    expect((await write()).statusCode).toBe(200)
  })

  it.each([
    ['23514', 'a row that breaks a rule'],
    ['53200', 'too little memory'],
    ['53400', 'too many temporary files'],
    ['53300', 'too many connections'],
    ['57014', 'too long a statement'],
  ])('R-113 stays ready after %s, a refusal that is about one call alone: %s', async (code) => {
    await refuseRows(code)
    await write()
    expect(await readiness()).toEqual([200, 'ok'])
    await takeRows()
  })
})
