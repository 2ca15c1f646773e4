/** Whose rules every endpoint asks, whatever merchant the call's header names. */
import type { Endpoint } from '@perya/contract/endpoint'
import { endpoints } from '@perya/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AppError } from '#platform/app-error.ts'
import type { Feature } from '#platform/feature.ts'
import type { Caller, SignedIn } from '#platform/http/caller.ts'
import type { Host } from '#platform/http/gates.ts'
import type { Route } from '#platform/http/route.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { features } from './app.ts'

type Heard = Pick<Caller, 'merchant' | 'site'> & { answeredBy: Host | null; consentAsked: string | null }
let heard: Heard | undefined
let consentAsked: string | null = null

/** Says who called instead of doing what was asked, so that one empty call fits every endpoint. */
const telling = ({ endpoint: { sealed: _isSealed, ...endpoint } }: Route): Route => ({
  endpoint: { ...endpoint, input: z.unknown() },
  run: (_input: never, { merchant, site }: Caller, { request }) => {
    heard = { merchant, site, answeredBy: request.answeredBy, consentAsked }
    throw new AppError('route.unknown')
  },
})

const members: Record<string, SignedIn> = {
  player: {
    memberId: 1n,
    merchant: 'PERYA',
    userName: 'juan',
    memberType: 2,
    sessionId: 1n,
    role: 'topAgent',
  },
  trial: {
    memberId: 2n,
    merchant: 'PERYAT',
    userName: 'trial1',
    memberType: 4,
    sessionId: 2n,
    role: 'trial',
  },
}

const memberByHeader: Feature = {
  name: 'member by header',
  gates: () => ({
    findSignedIn: ({ headers }) => members[String(headers['x-test-member'])] ?? null,
    findOperator: () => null,
    noteAct: async () => async () => {},
    assertConsent: async (site) => {
      consentAsked = site
    },
  }),
}

let test: TestApp
beforeAll(async () => {
  const told = features.map((feature): Feature => {
    const { routes } = feature
    return routes ? { ...feature, routes: (ctx) => routes(ctx).map(telling) } : feature
  })
  test = await openTestApp({ features: [...told, memberByHeader] })
}, 60_000)
afterAll(() => test.close())

const all: [string, Endpoint][] = Object.entries(endpoints).filter(([, { access }]) => access !== 'operator')

async function callAs({ method, path }: Endpoint, member: string, merchant: string) {
  heard = undefined
  consentAsked = null
  const answer = await test.app.inject({
    method,
    url: path.replace(/:\w+/g, '0'),
    headers: { 'x-test-member': member, ...(merchant ? { merchant } : {}) },
    ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
  })
  return { errorCode: answer.json().errorCode as string, heard: heard as Heard | undefined }
}

describe('R-98 every endpoint, called with every merchant of the host', () => {
  it.each(all)('%s', async (_name, endpoint) => {
    const isForTrial = endpoint.access === 'anyone' || endpoint.access === 'session'
    for (const header of ['', 'PERYA', 'PERYAT']) {
      const player = await callAs(endpoint, 'player', header)
      expect(player.heard, `a player, ${header}`).toMatchObject({ merchant: 'PERYA', site: 'PERYA' })
      expect(player.heard?.answeredBy?.merchant).toBe('PERYA')
      expect(player.heard?.consentAsked).toBe(endpoint.needsConsent ? 'PERYA' : null)

      const trial = await callAs(endpoint, 'trial', header)
      if (isForTrial) {
        expect(trial.heard, `a trial member, ${header}`).toMatchObject({ merchant: 'PERYAT', site: 'PERYA' })
        expect(trial.heard?.answeredBy?.merchant).toBe('PERYAT')
      } else expect(trial.errorCode).toBe('account.trial')

      const guest = await callAs(endpoint, 'nobody', header)
      if (endpoint.access === 'anyone') {
        expect(guest.heard, `a guest, ${header}`).toMatchObject({ merchant: 'PERYA', site: 'PERYA' })
      } else expect(guest.errorCode).toBe('session.required')
    }
    expect(await callAs(endpoint, 'player', 'NOBODY')).toMatchObject({ errorCode: 'merchant.unknown' })
    expect(heard).toBeUndefined()
  })
})
