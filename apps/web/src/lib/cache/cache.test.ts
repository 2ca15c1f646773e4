import { beforeEach, expect, it } from 'vitest'
import { fakeStorage } from '#lib/testing/fake-storage.ts'
import { forgetMemberCache, readCache, writeCache } from './cache.ts'

const scope = { merchant: 'PERYA', language: 'TY' }

beforeEach(() => fakeStorage())

it('CACHE-1 a returning player sees at once what was kept', () => {
  writeCache('hotGames', scope, [{ nodeId: '1' }])
  expect(readCache('hotGames', scope)).toEqual([{ nodeId: '1' }])
})

it('CACHE-1 what was kept for one site or language is never shown in another', () => {
  writeCache('notices', scope, ['Maligayang pagdating'])
  expect(readCache('notices', { ...scope, language: 'EN' })).toBeUndefined()
  expect(readCache('notices', { ...scope, merchant: 'OTHER' })).toBeUndefined()
})

it("CACHE-1 a member's entries are their own and go at sign-out, the site's stay", () => {
  writeCache('memberInfo', { ...scope, userName: 'juan' }, { account: 'juan' })
  writeCache('lotteries', scope, ['6/42'])
  expect(readCache('memberInfo', { ...scope, userName: 'maria' })).toBeUndefined()
  forgetMemberCache()
  expect(readCache('memberInfo', { ...scope, userName: 'juan' })).toBeUndefined()
  expect(readCache('lotteries', scope)).toEqual(['6/42'])
})

it('CACHE-1 a broken entry counts as nothing kept', () => {
  writeCache('notices', scope, ['x'])
  const key = Object.keys(localStorage)[0] ?? ''
  localStorage.setItem(key, '{"value":')
  expect(readCache('notices', scope)).toBeUndefined()
})

it('CACHE-1 a full storage makes room by dropping older entries, and never throws', () => {
  fakeStorage({ maxBytes: 200 })
  writeCache('notices', scope, 'n'.repeat(100))
  writeCache('hotGames', scope, 'h'.repeat(100))
  expect(readCache('hotGames', scope)).toBe('h'.repeat(100))
  expect(readCache('notices', scope)).toBeUndefined()
  expect(() => writeCache('lotteries', scope, 'l'.repeat(1_000))).not.toThrow()
})
