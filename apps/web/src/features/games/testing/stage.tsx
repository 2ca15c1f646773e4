/** A list of ten thousand games and a screen behind each, for the tests that scroll through it in a browser. */
import '../../../theme/theme.css'
import type { Game } from '@perya/contract/games'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTexts } from '#lib/catalogues.ts'
import { browserTexts, switchLanguage, TextsProvider } from '#lib/i18n.tsx'
import { BrowserRouter, Link, useLocation, useNavigate } from '#lib/router.tsx'
import { useScrollMemory } from '#lib/scroll-memory.ts'
import { GameWindow } from '../list/GameWindow.tsx'

const game = (at: number): Game => ({
  nodeId: `jl-game-${at}`,
  gameName: `Game ${at}`,
  nodeName: `Game ${at}`,
  vassalage: 'JL',
  iconUrl: 'data:,',
  iconColour: '#402060',
  showIcon: true,
  gameType: 'RNG',
  gameCategory: 'RNG',
  gameClassify: 'VIDEO',
  gameId: `GAME_${at}`,
  gameCode: `GAME_${at}`,
  roomId: null,
  minBet: '0.1',
  isNew: false,
  isHot: false,
  supportPlay: true,
  isGameH5: true,
  freeplay: true,
  playType: 'Entertainment',
  lottoMode: null,
  state: 'open',
})
const all = Array.from({ length: 10_000 }, (_, at) => game(at))

function List() {
  const [count, setCount] = useState(() =>
    Number(new URLSearchParams(location.search).get('count') ?? 10_000),
  )
  const [asked, setAsked] = useState(0)
  const more = () => {
    setAsked(asked + 1)
    setCount(Math.min(count + 26, all.length))
  }
  useScrollMemory(true)
  return (
    <main className="px-4">
      <h1>List</h1>
      <Link to="/elsewhere">Elsewhere</Link>
      <output>{asked}</output>
      <GameWindow
        games={all.slice(0, count)}
        isLoading={false}
        onMore={count < all.length ? more : null}
        favourites={['jl-game-1']}
        onFavourite={() => {}}
      />
    </main>
  )
}

function Elsewhere() {
  const navigate = useNavigate()
  return (
    <main>
      <h1>Elsewhere</h1>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate('/elsewhere?step=2', { replace: true })}>
        Replace
      </button>
      <Where />
    </main>
  )
}

function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function Stage() {
  return useLocation().pathname === '/elsewhere' ? <Elsewhere /> : <List />
}

await loadTexts(['shared', 'games'])
await switchLanguage('EN')
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <TextsProvider texts={browserTexts}>
        <Stage />
      </TextsProvider>
    </BrowserRouter>,
  )
}
