import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestContext, type TestContext } from '#testing/test-context.ts'
import { addHelpLinkMetric, watchHelpLinks } from './watch-help-links.ts'

let test: TestContext
let server: Server
let status = 200
/** Closes each connection behind its answer, so that none outlives the server. */
async function listen(port = 0): Promise<Server> {
  const opened = createServer((_request, response) =>
    response.writeHead(status, { connection: 'close' }).end(),
  )
  await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve))
  return opened
}
beforeEach(async () => {
  test = await openTestContext()
  server = await listen()
}, 60_000)
afterEach(async () => {
  server.close()
  await test.close()
})

const link = () => ({ name: 'ncmh', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })
const looks = async () =>
  (await test.ctx.pool.query('select name, dead_since, reason from help_link_check')).rows
const dead = async () => {
  const registry = new Registry()
  addHelpLinkMetric(test.ctx, registry)
  return (await registry.getSingleMetric('help_links_dead')?.get())?.values[0]?.value
}

it('R-87 a link to help that answers, or answers people only, raises nothing', async () => {
  for (status of [200, 403]) {
    await watchHelpLinks(test.ctx, [link()])
    expect(await looks()).toEqual([{ name: 'ncmh', dead_since: null, reason: null }])
    expect(await dead()).toBe(0)
  }
})

it('R-87 a dead link to help raises an alarm, of the day it died, until it answers again', async () => {
  status = 404
  await watchHelpLinks(test.ctx, [link()])
  const [first] = await looks()
  expect(first).toMatchObject({ reason: 'answers 404', dead_since: expect.any(Date) })
  expect(await dead()).toBe(1)
  const gone = link()
  await new Promise((resolve) => server.close(resolve))
  await watchHelpLinks(test.ctx, [gone])
  expect(await looks()).toEqual([
    { name: 'ncmh', dead_since: first.dead_since, reason: expect.stringContaining('ECONNREFUSED') },
  ])
  status = 200
  server = await listen(Number(new URL(gone.url).port))
  await watchHelpLinks(test.ctx, [gone])
  expect(await looks()).toEqual([{ name: 'ncmh', dead_since: null, reason: null }])
  expect(await dead()).toBe(0)
})
