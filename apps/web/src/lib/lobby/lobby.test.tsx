// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { switchLanguage } from '#lib/i18n.tsx'
import { useMemberInfo } from '#lib/member/use-member-info.ts'
import { juan, mount, pass, settle, unmount } from '../../testing/mount.tsx'
import { useAnnouncements, useHotGames, useVendorMapping } from './lobby.ts'

beforeEach(() => localStorage.clear())
afterEach(unmount)

const answers = {
  listAnnouncements: { notices: ['fresh'] },
  listHotGames: { list: ['fresh'] },
  getVendorMapping: { sorting: ['fresh'] },
  getMemberInfo: { account: 'fresh' },
}

function Lobby() {
  const known = [useAnnouncements().data, useHotGames().data, useVendorMapping().data, useMemberInfo().data]
  return <output>{JSON.stringify(known)}</output>
}
const shown = () => document.querySelector('output')?.textContent

it('CONF-1 HOME-2 the lobby asks in the words of the platform', async () => {
  const asked = await mount(<Lobby />, { session: juan, answers })
  await pass(1_000)
  const queries = Object.fromEntries(asked.map(({ name, query }) => [name, Object.fromEntries(query)]))
  expect(queries).toEqual({
    listAnnouncements: {
      types: 'B,PL,PU,H',
      groupName: 'm_home',
      platform: 'M',
      merchantCode: 'PERYA',
      language: 'EN',
    },
    listHotGames: { isPlatform: '2', platform: 'html5', merchantCode: 'PERYA', language: 'EN' },
    getVendorMapping: { merchantCode: 'PERYA', language: 'EN' },
    getMemberInfo: {},
  })
})

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('cache:'))

it('CACHE-1 what the lobby shows is kept on the device under the names of the site, or of the member', async () => {
  await mount(<Lobby />, { session: juan, answers })
  await pass(1_000)
  const named = keys().map((key) => key.replace(/^cache:\d+:/, ''))
  expect(named.toSorted()).toEqual([
    'member:PERYA:EN:memberInfo:juan',
    'site:PERYA:EN:hotGames',
    'site:PERYA:EN:notices',
    'site:PERYA:EN:vendorTypes',
  ])
  const games = keys().find((key) => key.endsWith('hotGames')) ?? ''
  expect(JSON.parse(localStorage.getItem(games) ?? '')).toEqual({ value: { list: ['fresh'] } })
})

it('CACHE-1 what was kept is shown before the server answers, and is then renewed', async () => {
  await mount(<Lobby />, { session: juan, answers })
  await pass(1_000)
  const kept = Object.fromEntries(keys().map((key) => [key, '{"value":"kept"}']))
  await unmount()
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
  const waiting = Object.fromEntries(Object.keys(answers).map((name) => [name, new Promise(() => {})]))
  await mount(<Lobby />, { session: juan, answers: waiting })
  expect(shown()).toBe('["kept","kept","kept","kept"]')
  await unmount()
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
  await mount(<Lobby />, { session: juan, answers })
  await pass(1_000)
  expect(shown()).toContain('fresh')
  expect(shown()).not.toContain('kept')
})

it('LANG-1 HOME-2 lists follow the language once it has stood still for 200 ms, and not before', async () => {
  const asked = await mount(<Lobby />, { answers })
  await pass(1_000)
  const before = asked.length
  await act(() => switchLanguage('TY'))
  await settle()
  await pass(199)
  expect(asked).toHaveLength(before)
  await pass(1)
  await settle()
  expect(asked.slice(before).map(({ query }) => query.get('language'))).toEqual(['TY', 'TY', 'TY'])
})
