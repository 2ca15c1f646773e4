import type { Game } from '@perya/contract/games'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { openTexts, TextsProvider } from '#lib/i18n.tsx'
import { StaticRouter } from '#lib/router.tsx'
import { GameCard } from './GameCard.tsx'

const game: Game = {
  nodeId: 'jl-super-parol',
  gameName: 'Super Parol',
  nodeName: 'Super Parol',
  vassalage: 'JL',
  iconUrl: '/art/tiles/jl-super-parol.webp',
  iconColour: '#180828',
  showIcon: true,
  gameType: 'RNG',
  gameCategory: 'RNG',
  gameClassify: 'VIDEO',
  gameId: 'SUPER_PAROL',
  gameCode: 'SUPER_PAROL',
  roomId: null,
  minBet: '0.1',
  isNew: false,
  isHot: true,
  supportPlay: true,
  isGameH5: true,
  freeplay: true,
  playType: 'Entertainment',
  lottoMode: null,
  state: 'open',
}

async function draw(differs: Partial<Game> = {}, props: { isFavourite?: boolean; isArtHeld?: boolean } = {}) {
  const texts = await openTexts('EN')
  return renderToStaticMarkup(
    <StaticRouter location="/m/home">
      <TextsProvider texts={texts}>
        <GameCard
          game={{ ...game, ...differs }}
          pageBack="home"
          isFavourite={false}
          onFavourite={() => {}}
          {...props}
        />
      </TextsProvider>
    </StaticRouter>,
  )
}

it('LIST-9 HOME-1 a picture states its size, loads late and brings no style of its own from the server', async () => {
  const html = await draw()
  expect(html).toMatch(
    /<img src="[^"]+" alt="" width="360" height="480" loading="lazy" fetchPriority="low" decoding="async"/,
  )
  expect(html).not.toContain('style=')
})

it('LIST-9 a card far from the screen holds its picture back', async () => {
  expect(await draw({}, { isArtHeld: true })).not.toContain('<img')
})

it('LAUNCH-1 the picture is a link that works without the app', async () => {
  expect(await draw()).toContain('href="/m/launchGame?gameId=SUPER_PAROL&amp;vendor=JL')
})

it('LAUNCH-1 a game under maintenance is marked, in words too', async () => {
  const html = await draw({ state: 'maintenance' })
  expect(html).toContain('aria-label="Super Parol, under maintenance"')
  expect(html).toContain('data-closed')
})

it('FAV-1 the heart says whether the game is a favourite', async () => {
  expect(await draw()).toMatch(/aria-pressed="false" aria-label="Favorite: Super Parol"/)
  expect(await draw({}, { isFavourite: true })).toMatch(/aria-pressed="true"/)
})

it('CAT-2 new games are marked before hot ones', async () => {
  expect(await draw()).toMatch(/game-card__mark">Hot</)
  expect(await draw({ isNew: true })).toMatch(/game-card__mark" data-new="true">New</)
  expect(await draw({ isHot: false })).not.toContain('game-card__mark')
})
