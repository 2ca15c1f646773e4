import { expect, it } from 'vitest'
import { siteOrigin } from './site-origin.rules.ts'

const ours = { hosts: ['perya.example', 'play.example'], port: 8080 }
const socket = { localAddress: '192.168.1.5' }

it.each([
  { hostname: 'play.example', mainDomain: 'main.example', origin: 'https://play.example' },
  { hostname: 'play.example', port: 6_666, mainDomain: 'main.example', origin: 'https://play.example' },
  { hostname: 'evil.example', mainDomain: 'main.example', origin: 'https://main.example' },
  { hostname: 'evil.example', mainDomain: '', origin: 'https://perya.example' },
])('FORGOT-1 in production a link asked for at $hostname leads to $origin', (asked) => {
  const { mainDomain, hostname, port = null, origin } = asked
  const site = { ...ours, mode: 'production', mainDomain } as const
  expect(siteOrigin(site, { protocol: 'http', hostname, port, socket })).toBe(origin)
})

it('FORGOT-1 in production a site without an address has no links', () => {
  const site = { mode: 'production', hosts: [], mainDomain: '', port: 8080 } as const
  expect(
    siteOrigin(site, { protocol: 'https', hostname: 'evil.example', port: null, socket }),
  ).toBeUndefined()
})

it.each([
  { hostname: 'localhost', port: 8080, origin: 'http://localhost:8080' },
  { hostname: '127.0.0.1', port: 5173, origin: 'http://127.0.0.1:5173' },
  { hostname: '[::1]', port: 8080, origin: 'http://[::1]:8080' },
  { hostname: '192.168.1.5', port: 8080, origin: 'http://192.168.1.5:8080' },
  { hostname: 'play.example', port: null, protocol: 'https', origin: 'https://play.example' },
  { hostname: 'localhost', port: null, protocol: 'javascript', origin: 'http://localhost' },
  { hostname: '192.168.1.6', port: 8080, origin: 'http://localhost:8080' },
  { hostname: 'evil.example', port: 80, origin: 'http://localhost:8080' },
])('FORGOT-1 in a demo a link asked for at $hostname leads to $origin', (asked) => {
  const { hostname, port, protocol = 'http', origin } = asked
  const site = { ...ours, mode: 'demo', mainDomain: 'main.example' } as const
  expect(siteOrigin(site, { protocol, hostname, port, socket })).toBe(origin)
})
