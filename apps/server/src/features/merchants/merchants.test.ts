import { createDecipheriv } from 'node:crypto'
import { endpoints } from '@perya/contract/endpoints'
import { flags } from '@perya/contract/flags'
import type { ConsolidatedSettings } from '@perya/contract/merchants'
import { registerFields } from '@perya/contract/settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { changeMerchant, merchantsFeature } from './index.ts'
import { findSite } from './site.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ features: [merchantsFeature] })
})
afterAll(() => test.close())

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })

describe('what a site says about itself', () => {
  it('CALLS-1 answers everything in one call, for the default merchant on a host nobody claimed', async () => {
    const answer = await get(endpoints.getConsolidatedSettings.path, { host: 'unknown.example' })
    expect(answer.statusCode).toBe(200)
    const { success, value } = answer.json()
    expect(success).toBe(true)
    expect(value).toMatchObject({
      merchantCode: 'PERYA',
      trialMerchantCode: 'PERYAT',
      currency: 'PHP',
      theme: 'tala',
      languages: { enabled: ['TY', 'EN'], default: 'TY' },
      status: { maintenance: false, regionRestricted: false },
    })
    expect(Object.keys(value.whitelabel)).toEqual(Object.keys(flags))
    expect(Object.keys(value.register)).toEqual([...registerFields])
  })

  it('CS-1 sends contact links encrypted, with the key that opens them', async () => {
    const { value } = (await get(endpoints.getConsolidatedSettings.path)).json() as {
      value: ConsolidatedSettings
    }
    const key = Buffer.from(value.customerServiceKey, 'base64url')
    const links = value.customerService.map(({ path }) => {
      const bytes = Buffer.from(path, 'base64url')
      const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      opener.setAuthTag(bytes.subarray(-16))
      return opener.update(bytes.subarray(12, -16), undefined, 'utf8') + opener.final('utf8')
    })
    expect(links).toEqual(['/m/service', 'https://t.me/perya_demo', 'https://facebook.com/perya.demo'])
    expect(value.customerService.map(({ csType }) => csType)).toEqual(['LIVECHAT', 'TELEGRAM', 'FACEBOOK'])
  })

  it('CALLS-1 gives flags, status, domain route and register rules each at its own path', async () => {
    const { value: all } = (await get(endpoints.getConsolidatedSettings.path)).json()
    for (const [path, part] of [
      [endpoints.getWhitelabel.path, all.whitelabel],
      [endpoints.getSiteStatus.path, all.status],
      [endpoints.getDomainRoute.path, all.domainRoute],
      [endpoints.getRegisterRules.path, all.register],
    ]) {
      expect((await get(path)).json()).toEqual({ success: true, value: part })
    }
  })

  it('CALLS-1 lists every country once with its dialing code, the Philippines first', async () => {
    const { value } = (await get(endpoints.listCountries.path)).json()
    expect(value[0]).toEqual({
      code: 'PH',
      countryDialingCode: '+63',
      name: { TY: 'Pilipinas', EN: 'Philippines' },
    })
    expect(value.length).toBeGreaterThan(230)
    expect(new Set(value.map((country: { code: string }) => country.code)).size).toBe(value.length)
  })

  it('tells a caller who still has the answer so, without sending it again', async () => {
    const first = await get(endpoints.getWhitelabel.path)
    const again = await get(endpoints.getWhitelabel.path, { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    const other = await get(endpoints.getWhitelabel.path, { 'if-none-match': '"another"' })
    expect(other.statusCode).toBe(200)
  })
})

describe('the pages of a site', () => {
  const policy = async (settings: Record<string, string>) => {
    for (const [name, value] of Object.entries(settings)) {
      await changeMerchant(test.ctx.db, 'PERYA', name, value)
    }
    return eventually(() => {
      const { sources } = findSite(test.ctx, 'any.example')
      expect(sources.images).toEqual(JSON.parse(settings.imageCDNs ?? '[]'))
      return sources
    })
  }

  it('R-104 LOGIN-5 may turn to Firebase only when the merchant signs in through it', async () => {
    expect(await policy({})).toEqual({ images: [], connections: [], frames: [] })
    const firebase = {
      apiKey: 'k',
      authDomain: 'perya.firebaseapp.com',
      projectId: 'p',
      appId: 'a',
      emulatorUrl: null,
    }
    const sources = await policy({
      firebase: JSON.stringify(firebase),
      FIREBASELOGIN3: 'on',
      imageCDNs: '["https://cdn.example"]',
    })
    expect(sources.frames).toEqual(['https://perya.firebaseapp.com'])
    expect(sources.connections).toContain('https://identitytoolkit.googleapis.com')
  })
})

describe('a site of several names', () => {
  const api = { host: 'api.perya.example', origin: 'https://perya.example' }
  const preflight = (headers: Record<string, string>) =>
    test.app.inject({
      method: 'OPTIONS',
      url: endpoints.getWhitelabel.path,
      headers: {
        ...headers,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'token,merchant',
      },
    })

  it('R-104 CONF-1 is called by its own pages under another name, and by nobody else’s', async () => {
    await changeMerchant(test.ctx.db, 'PERYA', 'hosts', 'perya.example,api.perya.example')
    await eventually(async () =>
      expect((await get(endpoints.getWhitelabel.path, api)).headers['access-control-allow-origin']).toBe(
        api.origin,
      ),
    )
    const allowed = await preflight(api)
    expect(allowed.statusCode).toBe(204)
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': api.origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'token,merchant',
      vary: 'origin',
    })
    for (const origin of [
      'https://evil.example',
      'https://perya.example.evil',
      'http://perya.example',
      'https://perya.example:8443',
      'null',
      'x',
    ]) {
      const refused = await get(endpoints.getWhitelabel.path, { ...api, origin })
      expect(refused.headers['access-control-allow-origin'], origin).toBeUndefined()
      expect(
        (await preflight({ ...api, origin })).headers['access-control-allow-origin'],
        origin,
      ).toBeUndefined()
    }
  })

  it('R-104 VENDOR-1 lets its pages turn to where its calls and pictures go', async () => {
    const domainRoute = { api: 'https://api.perya.example', image: 'https://img.example/perya/', domains: [] }
    await changeMerchant(test.ctx.db, 'PERYA', 'domainRoute', JSON.stringify(domainRoute))
    await eventually(() => {
      const { sources } = findSite(test.ctx, 'perya.example')
      expect(sources.images).toContain('https://img.example')
      expect(sources.connections).toContain('https://api.perya.example')
    })
  })
})
