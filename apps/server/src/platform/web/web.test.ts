import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { changeMerchant, merchantsFeature } from '#features/merchants/index.ts'
import type { Feature } from '#platform/feature.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { makePage, newNonce, writeGzip, writePlain } from './page.ts'

const script = 'console.log("Perya");'.repeat(40)
const files: Record<string, string | Buffer> = {
  'index.html': `<!doctype html><html lang="%lang%" dir="%dir%" data-theme="%theme%" data-year="%year%"><head><!--head--><!--settings-->
<script type="module" nonce="%nonce%" src="/assets/app-Ab3dE5gH.js"></script></head><body><div id="root"><!--app--></div></body></html>`,
  'assets/app-Ab3dE5gH.js': script,
  'assets/app-Ab3dE5gH.js.br': brotliCompressSync(script),
  'assets/app-Ab3dE5gH.js.gz': gzipSync(script),
  'assets/app-Ab3dE5gH.js.map': '{}',
  'assets/.kept': '',
  '.vite/manifest.json': '{}',
  'icons/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sw.js': 'self.addEventListener("fetch", () => {})',
  'offline.html': '<!doctype html><title>Offline</title>',
  'server/package.json': '{"type":"module"}',
  'server/entry-server.js': `let count = 0
export const isScreen = (path) => !path.includes('nowhere') && !path.includes('nothing')
export const isHome = (path) => path === '/m/home'
export function render({ path, language, settings, firstScreen }) {
  if (path === '/m/broken') throw new Error('cannot render')
  if (path === '/m/not-found') return { head: '<title>Nowhere</title>', html: '<p>nowhere ' + language + ' #' + ++count + '</p>' }
  const games = firstScreen ? firstScreen.hotGames.list.join() : ''
  return { head: '<title>' + settings.name + '</title>', html: '<p>' + language + ' ' + path + ' #' + ++count + '</p><b>' + games + '</b>' }
}`,
}

let webDir: string
let test: TestApp
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'perya-web-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(webDir, name)), { recursive: true })
    writeFileSync(join(webDir, name), content)
  }
  test = await openTestApp({ features: [merchantsFeature], webDir })
})
afterAll(async () => {
  await test.close()
  rmSync(webDir, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })
const nonceOf = (policy: unknown) => /'nonce-([\w-]+)'/.exec(String(policy))?.[1]

describe('a page', () => {
  it.each(['/', '/m', '/m/', '/m/index.html', '/m/home', '/m/some/where?i=1', '/register.html'])(
    'SHELL-1 SHELL-2 the app answers at %s',
    async (url) => {
      const page = await get(url)
      expect(page.statusCode).toBe(200)
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.body).toContain('<title>Perya</title>')
    },
  )

  it('R-104 R-105 runs only scripts with the nonce of this one answer, under Trusted Types', async () => {
    const [one, two] = [await get('/m/home'), await get('/m/home')]
    const policy = String(one.headers['content-security-policy'])
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain('trusted-types perya default dompurify')
    expect(policy).not.toContain('unsafe')
    const nonce = nonceOf(policy)
    expect(one.body).toContain(`nonce="${nonce}"`)
    expect(one.body).not.toContain('%nonce%')
    expect(nonceOf(two.headers['content-security-policy'])).not.toBe(nonce)
    expect(two.body).not.toContain(String(nonce))
  })

  it('is the same compressed and plain', async () => {
    const packed = await get('/m/home', { 'accept-encoding': 'gzip, deflate, br' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    const nonce = String(nonceOf(packed.headers['content-security-policy']))
    const plain = await get('/m/home', { 'accept-encoding': 'gzip;q=0' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    const plainNonce = String(nonceOf(plain.headers['content-security-policy']))
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body.replaceAll(plainNonce, nonce))
  })

  it('LANG-1 speaks the language of the cookie, else the default of the merchant', async () => {
    expect((await get('/m/home')).body).toContain('<html lang="fil-PH" dir="ltr" data-theme="tala" ')
    expect((await get('/m/home', { cookie: 'language=EN' })).body).toContain('<html lang="en-PH"')
    expect((await get('/m/home', { cookie: 'language=XX' })).body).toContain('<html lang="fil-PH"')
  })

  it('brings the settings, which cannot end their script element', async () => {
    await changeMerchant(
      test.ctx.db,
      'PERYA',
      'licence',
      '{"TY":"</script><script>alert(1)</script>","EN":""}',
    )
    const holds = async () => {
      const { body } = await get('/m/settings')
      const text = /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(body)?.[1] ?? ''
      const asked = (await get('/wps/system/settings/consolidated')).json().value
      expect(JSON.parse(text)).toEqual(asked)
      expect(asked.licence.TY).toContain('alert(1)')
      expect(body).not.toContain('<script>alert')
    }
    await eventually(holds)
  })

  it('HEAD-4 says which year it is by the server’s clock, and is drawn anew when that changes', async () => {
    const yearOf = async () => /data-year="(\d+)"/.exec((await get('/m/settings')).body)?.[1]
    const now = new Date()
    expect(await yearOf()).toBe(String(now.getUTCFullYear()))
    vi.setSystemTime(Date.UTC(now.getUTCFullYear() + 1, 0, 1))
    try {
      expect(await yearOf()).toBe(String(now.getUTCFullYear() + 1))
    } finally {
      vi.useRealTimers()
    }
  })

  it('is rendered once for each language and address, until its merchant changes', async () => {
    const rendered = async () => /<p>(.*?)<\/p>/.exec((await get('/m/activity')).body)?.[1]
    const first = await rendered()
    expect(first).toMatch(/^TY \/m\/activity #\d+$/)
    expect(await rendered()).toBe(first)
    await changeMerchant(test.ctx.db, 'PERYA', 'theme', 'pula')
    await eventually(async () => expect(await rendered()).not.toBe(first))
    expect((await get('/m/activity')).body).toContain('data-theme="pula"')
  })

  it('that the server cannot render is left to the browser', async () => {
    const page = await get('/m/broken')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<div id="root"></div>')
  })

  it('SHELL-9 for an address that is no screen is not found, and drawn once for all such addresses', async () => {
    const [one, two] = [await get('/m/nowhere'), await get('/m/nowhere/else?i=1')]
    expect([one.statusCode, two.statusCode]).toEqual([404, 404])
    expect(one.headers['content-type']).toBe('text/html; charset=utf-8')
    const drawn = (body: string) => /<p>(nowhere TY #\d+)<\/p>/.exec(body)?.[1]
    expect(drawn(one.body)).toBeDefined()
    expect(drawn(two.body)).toBe(drawn(one.body))
    expect(String(one.headers['content-security-policy'])).toContain("'nonce-")
  })

  it('SHELL-9 outside the app is not found too: a browser gets the page, a program the error', async () => {
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', cookie: 'language=EN' }
    for (const url of ['/nothing', '/wps/nothing', '/assets/nothing.js']) {
      const page = await get(url, browser)
      expect(page.statusCode, url).toBe(404)
      expect(page.body, url).toContain('<p>nowhere EN')
      expect((await get(url, { accept: '*/*' })).json(), url).toMatchObject({ errorCode: 'route.unknown' })
    }
    const sent = await test.app.inject({ method: 'POST', url: '/nothing', headers: browser })
    expect(sent.json()).toMatchObject({ errorCode: 'route.unknown' })
  })

  it('SHELL-4 comes also in maintenance, so that the app can say so', async () => {
    await changeMerchant(test.ctx.db, 'PERYA', 'maintenance', 'on')
    await eventually(async () =>
      expect((await get('/wps/system/status')).json().value.maintenance).toBe(true),
    )
    expect((await get('/m/home')).statusCode).toBe(200)
    await changeMerchant(test.ctx.db, 'PERYA', 'maintenance', 'off')
  })
})

describe('a file of the app', () => {
  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
    [undefined, 'identity'],
  ])('comes as %s to who accepts %s, and may be kept for a year', async (encoding, accepted) => {
    const file = await get('/assets/app-Ab3dE5gH.js', { 'accept-encoding': accepted })
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-encoding']).toBe(encoding)
    expect(file.headers['content-type']).toMatch(/javascript/)
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(String(file.headers.vary)).toMatch(/accept-encoding/i)
  })

  it.each(['/sw.js', '/offline.html', '/icons/icon.svg'])(
    'without a hash is asked for again: %s',
    async (url) => {
      const file = await get(url)
      expect(file.statusCode).toBe(200)
      expect(file.headers['cache-control']).toBe('no-cache')
      expect(String(file.headers['content-security-policy'])).toContain("object-src 'none'")
      expect((await get(url, { 'if-none-match': String(file.headers.etag) })).statusCode).toBe(304)
    },
  )

  it.each([
    '/index.html',
    '/server/entry-server.js',
    '/assets/app-Ab3dE5gH.js.map',
    '/server/package.json',
    '/nothing',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e%2findex.html',
    '/assets//app-Ab3dE5gH.js',
    '/assets/',
    '/assets/app-Ab3dE5gH.js.br',
    '/assets/.kept',
    '/.vite/manifest.json',
  ])('R-106 that is not for browsers is not there: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})

describe('a site', () => {
  it('DL-2 gives an iPhone the profile that puts it on the home screen', async () => {
    const profile = await get('/download/perya.mobileconfig', { host: 'localhost:8443' })
    expect(profile.headers['content-type']).toMatch(/^application\/x-apple-aspen-config/)
    expect(profile.body).toContain('<key>URL</key><string>http://localhost:8443/m/home</string>')
    expect(profile.body).toContain('<key>Label</key><string>Perya</string>')
  })

  it('is installable under its own name, colours and icons', async () => {
    const manifest = await get('/manifest.webmanifest', { cookie: 'language=EN' })
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
    expect(manifest.json()).toMatchObject({
      name: 'Perya',
      start_url: '/m/home',
      display: 'standalone',
      description: 'Install the app to play faster.',
      background_color: expect.stringMatching(/^#[\da-f]{6}$/),
      icons: expect.arrayContaining([expect.objectContaining({ sizes: '512x512', purpose: 'maskable' })]),
    })
  })
})

it('any page joined with any nonce unpacks to itself', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    // What pages repeat, across nonces and farther than deflate looks.
    fc.constantFrom('<script nonce="', '"></script><p>Perya</p>', '\0'.repeat(40), 'Perya '.repeat(7_000)),
  )
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1 }), (pieces) => {
      const page = makePage(pieces.join('%nonce%'))
      const nonce = newNonce()
      expect(writePlain(page, nonce).toString()).toBe(pieces.join(nonce))
      expect(gunzipSync(writeGzip(page, nonce)).equals(writePlain(page, nonce))).toBe(true)
    }),
  )
})

describe('the home screen', () => {
  let hotGames = { list: ['<Dragon>'] }
  let home: TestApp
  beforeAll(async () => {
    const lobby: Feature = { name: 'lobby', gates: () => ({ firstScreen: () => ({ hotGames }) }) }
    home = await openTestApp({ features: [merchantsFeature, lobby], webDir })
  })
  afterAll(() => home.close())

  const bodyOf = async (url: string) => (await home.app.inject({ url })).body
  const embedded = (body: string) => /id="first-screen">(.*?)<\/script>/.exec(body)?.[1]

  it('CACHE-1 SHELL-1 arrives drawn with its first games, and with the data it was drawn from', async () => {
    const body = await bodyOf('/m/home')
    expect(body).toContain('<b><Dragon></b>')
    expect(embedded(body)).toBe('{"hotGames":{"list":["\\u003cDragon>"]}}')
    expect(embedded(await bodyOf('/m/login'))).toBeUndefined()
  })

  it('CACHE-1 is drawn once, and again as soon as what it shows has changed', async () => {
    const countOf = async () => /#(\d+)/.exec(await bodyOf('/m/home'))?.[1]
    const first = await countOf()
    expect(await countOf()).toBe(first)
    hotGames = { list: ['Kraken'] }
    expect(await bodyOf('/m/home')).toContain('<b>Kraken</b>')
    expect(await countOf()).not.toBe(first)
  })

  it('CACHE-1 is not drawn again from a copy of what it shows', async () => {
    const drawn = await bodyOf('/m/home')
    hotGames = structuredClone(hotGames)
    expect(/#\d+/.exec(await bodyOf('/m/home'))?.[0]).toBe(/#\d+/.exec(drawn)?.[0])
  })
})

it('R-104 LAUNCH-3 a page may frame the games of its merchant’s vendors and nobody else’s', async () => {
  const frameSources = (merchant: string) => (merchant === 'PERYA' ? ['https://play.example'] : [])
  const lobby: Feature = { name: 'lobby', gates: () => ({ frameSources }) }
  const site = await openTestApp({ features: [merchantsFeature, lobby], webDir })
  const { headers } = await site.app.inject({ url: '/m/launchGame' })
  expect(headers['content-security-policy']).toContain("frame-src 'self' https://play.example;")
  await site.close()
})
