import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { findSession, insertSession, type Session } from './session.store.ts'
import { brand, openStudioLab, type StudioLab } from './testing/studio-lab.ts'

let lab: StudioLab
beforeAll(async () => {
  lab = await openStudioLab()
})
afterAll(() => lab.close())
afterEach(() => vi.restoreAllMocks())

const session: Session = {
  brand,
  playerId: '7',
  vendor: 'PERYA',
  game: 'DICE',
  walletSession: 'none',
  currency: 'PHP',
  language: 'TY',
  isTrial: false,
}

it('R-43 a session that was found is remembered, and not a moment longer than it lasts', async () => {
  const { db } = lab.inside
  const token = await insertSession(db, session)
  expect(await findSession(db, token)).toEqual(session)
  const now = performance.now()
  await db.query('update studio.session set expires_at = now()')
  expect(await findSession(db, token)).toEqual(session)
  vi.spyOn(performance, 'now').mockReturnValue(now + 8 * 3_600_000)
  expect(await findSession(db, token)).toBeUndefined()
  expect(await findSession(db, 'nobody')).toBeUndefined()
})
