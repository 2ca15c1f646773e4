import { describe, expect, it } from 'vitest'
import { runtimeCaching } from './service-worker-plugin.ts'

type Matcher = (request: { url: URL; sameOrigin: boolean; request: { mode: string } }) => boolean

/** How the worker treats a request: the handler of the first rule that takes it, if one does. */
function handlerOf(address: string, mode = 'cors') {
  const url = new URL(address, 'https://perya.test')
  const sameOrigin = url.origin === 'https://perya.test'
  return runtimeCaching.find(({ urlPattern }) =>
    (urlPattern as unknown as Matcher)({ url, sameOrigin, request: { mode } }),
  )?.handler
}

describe('the service worker', () => {
  it.each([
    '/wps/session/login/unsecure',
    '/wps/wallets/balance',
    '/wps/relay/GCSGAME_gameList?token=1',
    '/lgw/draws',
    '/dev/outbox.json',
    '/docs/openapi.json',
    '/manifest.webmanifest',
    '/metrics',
  ])('never keeps %s', (address) => {
    expect(handlerOf(address)).toBeUndefined()
  })

  it('never keeps a page: each is made for the one who asked', () => {
    expect(handlerOf('/m/home', 'navigate')).toBe('NetworkOnly')
    expect(handlerOf('/m/withdraw', 'navigate')).toBe('NetworkOnly')
  })

  it('keeps pictures and the files of screens once opened, but not those of others', () => {
    expect(handlerOf('/art/tile/perlas.webp')).toBe('CacheFirst')
    expect(handlerOf('/assets/MenuSheet-abcd1234.js')).toBe('CacheFirst')
    expect(handlerOf('https://elsewhere.test/assets/x.js')).toBeUndefined()
  })
})
