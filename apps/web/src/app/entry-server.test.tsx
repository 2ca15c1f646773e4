import type { Game } from '@perya/contract/games'
import { expect, it } from 'vitest'
import type { FirstScreen } from '#lib/lobby/lobby.ts'
import type { Settings } from '#lib/settings/settings.ts'
import { shellTexts } from '#texts/shell.ts'
import { isHome, isScreen, render } from './entry-server.tsx'

const settings = {
  merchantCode: 'PERYA',
  name: 'Perya',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  minimumAge: 21,
  categoryAges: {},
  identityFor: { play: false, withdrawalAbove: null },
  whitelabel: { DIRECTREG3: true },
  languages: { enabled: ['TY', 'EN'], default: 'TY' },
  licence: { TY: 'Demo', EN: 'Demo' },
  paths: { terms: '/terms', privacy: '/privacy', licence: '/licence', service: '/service' },
  customerService: [],
  resources: [],
  texts: {},
  status: { maintenance: false, regionRestricted: false },
} as unknown as Settings

const game = (at: number) =>
  ({
    nodeId: `jl-game-${at}`,
    gameName: `Game ${at}`,
    vassalage: 'JL',
    iconUrl: `/art/tiles/jl-game-${at}.webp`,
    iconColour: '#180828',
    gameCategory: 'RNG',
    gameId: `GAME_${at}`,
    isNew: at === 1,
    isHot: true,
    state: 'open',
  }) as Game

const firstScreen: FirstScreen = {
  notices: {
    banners: ['One', 'Two'].map((title, at) => ({
      id: String(at + 1),
      title,
      content: 'A line',
      imageUrl: `/art/banners/${title}.avif`,
      url: '/m/gameCenter',
    })),
    notices: [
      {
        id: '9',
        type: 'PL',
        title: 'Good news',
        content: '',
        publishedAt: '2026-11-15T00:00:00Z',
        isRead: false,
      },
    ],
    popups: [],
    hotMatches: [],
    unreadCount: 0,
    footer: { unreadCount: 0 },
  },
  hotGames: { list: Array.from({ length: 30 }, (_, at) => game(at)) },
  vendorTypes: {
    sorting: [
      { gameCategory: 'HOT', name: 'Hot', vendorNames: [] },
      { gameCategory: 'RNG', name: 'Slots', vendorNames: [] },
    ],
    mapping: { gameType: {} },
  },
}

const draw = (path: string, shown: FirstScreen | null = firstScreen) =>
  render({ path, language: 'EN', ownWords: {}, settings, firstScreen: shown })

it('HOME-1 SHELL-1 the home screen is drawn whole: banners, news, categories and twelve games', async () => {
  const { head, html } = await draw('/m/home')
  expect(html.match(/game-card__art/g)).toHaveLength(12)
  for (const words of ['One', 'Good news', 'Slots', 'Hot right now']) expect(html).toContain(words)
  expect(html).not.toContain('skeleton')
  expect(html).not.toMatch(/\sstyle=/)
  expect(head).toContain('<title>Home · Perya</title>')
  expect(head).not.toContain('modulepreload')
})

it('HOME-3 the first banner is the one picture fetched early, the others and all tiles when they are needed', async () => {
  const { head, html } = await draw('/m/home')
  expect(head).toMatch(/<link rel="preload" as="image" href="\/art\/banners\/One\.avif"[^>]*>/)
  expect(head.match(/<link [^>]*as="image"/g)).toHaveLength(1)
  expect(html).toMatch(/Two\.avif"[^>]*loading="lazy"/)
  expect(html.match(/fetchPriority="low"[^>]*game-card__art/g)).toHaveLength(12)
})

it('HOME-1 without what it shows first the home screen holds the places', async () => {
  const { html } = await draw('/m/home', null)
  expect(html.match(/game-card__tile skeleton/g)).toHaveLength(12)
  expect(html).not.toMatch(/\sstyle=/)
})

it('SHELL-1 SHELL-9 the server knows which addresses are screens, and which the home screen', () => {
  expect(['/', '/m', '/m/home', '/m/index.html'].filter(isHome)).toHaveLength(4)
  expect(isHome('/m/gameList')).toBe(false)
  expect(isScreen('/m/gameList')).toBe(true)
  expect(isScreen('/m/nowhere')).toBe(false)
})

it.each(['TY', 'EN'] as const)(
  'SHELL-1 a reader without scripts is told in %s that they are needed',
  async (language) => {
    for (const path of ['/m/home', '/m/login', '/m/gameList', '/m/member', '/m/nowhere']) {
      const { html } = await render({ path, language, ownWords: {}, settings, firstScreen })
      const said = /<noscript><p[^>]*>([^<]+)<\/p><\/noscript>/.exec(html)?.[1]
      expect(said, path).toBe(shellTexts['shell.noScript'][language])
    }
  },
)
