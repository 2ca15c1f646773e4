/** The home page as the whole platform serves it: drawn once for all its readers. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { switchLobbyVendor } from '#features/catalogue/index.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const entryServer = `let count = 0
export const isHome = (path) => path === '/m/home'
export async function render({ language, firstScreen }) {
  const drawing = ++count
  await new Promise((resolve) => setImmediate(resolve))
  return { head: '', html: language + ' #' + drawing + ' first of ' + firstScreen.hotGames.list[0].vassalage }
}`

let webDir: string
let test: TestApp
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'perya-home-'))
  mkdirSync(join(webDir, 'server'))
  writeFileSync(join(webDir, 'index.html'), '<div id="root"><!--app--></div>')
  writeFileSync(join(webDir, 'server/package.json'), '{"type":"module"}')
  writeFileSync(join(webDir, 'server/entry-server.js'), entryServer)
  test = await openTestApp({ webDir })
})
afterAll(async () => {
  await test.close()
  rmSync(webDir, { recursive: true, force: true })
})

const read = async (language = 'TY') => {
  const { body } = await test.app.inject({ url: '/m/home', headers: { cookie: `language=${language}` } })
  return body
}

it('CACHE-1 readers who come at the same moment are shown one drawing of the home page', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => read()))
  expect(new Set(pages).size).toBe(1)
})

it('CACHE-1 the home page is drawn once for each language, whoever reads it and how often', async () => {
  const [ty, en] = [await read('TY'), await read('EN')]
  for (let count = 0; count < 3; count++) {
    expect(await read('TY')).toBe(ty)
    expect(await read('EN')).toBe(en)
  }
})

it('CACHE-1 the home page is drawn again once a vendor it shows is switched off', async () => {
  const before = await read()
  const vendor = /first of (\w+)/.exec(before)?.[1] ?? ''
  await switchLobbyVendor(test.ctx.db, { merchant: 'PERYA', vendor, isOn: false, reason: 'a test' })
  await eventually(async () => expect(await read()).not.toContain(`first of ${vendor}`))
  const after = await read()
  expect(await read()).toBe(after)
})
