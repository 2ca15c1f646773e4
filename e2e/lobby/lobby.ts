/** What the tests of the lobby share: answers of the server, changed on their way to the page. */
import type { Page } from '@playwright/test'

export { expect, test } from '../site.ts'

type Value = Record<string, unknown>

/** Changes the value of every answer to a call before the page sees it. */
export async function change(page: Page, call: string, to: (value: never) => unknown): Promise<void> {
  await page.route(`**/${call}*`, async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } })
    const answer = (await response.json()) as { value: Value }
    await route.fulfill({ json: { ...answer, value: to(answer.value as never) } })
  })
}

export const calls = {
  announcements: 'MCSFE_getListAnnouncements',
  hotGames: 'GCSGAME_hotGamesV2',
  games: 'GCSGAME_gameList',
  vendors: 'GCSGAME_getVassalage',
  winners: 'GCSGAME_getRankList',
  launch: 'wps/game/launchGame',
} as const

type Game = { nodeId: string; state: string; gameName: string }

/** Every game can be played: the demo's vendors open theirs one after the other. */
export async function openGames(page: Page): Promise<void> {
  const open = (games: Game[]) => games.map((game) => ({ ...game, state: 'open' }))
  await change(page, calls.hotGames, ({ list }: { list: Game[] }) => ({ list: open(list) }))
  await change(page, calls.games, (page: { games: Game[] }) => ({ ...page, games: open(page.games) }))
}

/** A vendor's game: a page that says what it is. */
export async function playGame(page: Page, differs: object = {}): Promise<void> {
  await page.route('**/a-vendors-game', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><h1>The game</h1><button>Spin</button>',
    }),
  )
  await page.route(`**/${calls.launch}*`, (route) =>
    route.fulfill({
      json: {
        success: true,
        value: {
          url: '/a-vendors-game',
          isFramed: true,
          expiresAt: '2099-01-01T00:00:00.000Z',
          isPlayMoney: false,
          openRound: null,
          vendorName: 'Luntian',
          game: null,
          ...differs,
        },
      },
    }),
  )
}

export const gameAddress =
  '/m/launchGame?gameId=DRAGON_OF_MAYON&vendor=LUNTIAN&nodeId=luntian-dragon-of-mayon&gameCategory=RNG&pageBack=gameList'

/** The address of a call's parameters. */
export const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams)
