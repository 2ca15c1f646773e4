import type { Game } from '@perya/contract/games'
import type { Announcements, HotGames, VendorMapping } from '#lib/lobby/lobby.ts'

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
  isNew: at === 2,
  isHot: true,
  supportPlay: true,
  isGameH5: true,
  freeplay: true,
  playType: 'Entertainment',
  lottoMode: null,
  state: at === 0 ? 'maintenance' : 'open',
})

const match = (at: number): Announcements['hotMatches'][number] => ({
  id: String(at),
  league: `League ${at}`,
  leagueImageUrl: null,
  matchTime: `2026-11-1${at}T12:30:00.000Z`,
  homeTeam: `Home ${at}`,
  awayTeam: `Away ${at}`,
  homeTeamImageUrl: 'data:,',
  awayTeamImageUrl: 'data:,',
  vendor: 'BTI',
  gameCategory: 'SPORTS',
  gameId: `MATCH_${at}`,
  nodeId: `bti-match-${at}`,
  roomId: null,
  supportPlay: false,
  state: 'open',
})

const evil = [
  '<script>window.hit = 1</script><img src=x onerror="window.hit = 2">',
  '<svg onload="window.hit = 3"></svg><iframe srcdoc="<script>parent.hit = 4</script>"></iframe>',
  '<a href="javascript:window.hit=5">bad</a><p onclick="window.hit = 6" style="position:fixed"><b>Bold</b> words</p>',
  '<a href="https://example.com/">out</a> <a href="/m/gameCenter">in</a>',
].join('')

/** What the server answers, as the stage's address asks for it. */
export function answers(asked: URLSearchParams): Record<string, unknown> {
  const many = (name: string, usual: number) => Number(asked.get(name) ?? usual)
  const announcements: Announcements = {
    banners: Array.from({ length: many('banners', 3) }, (_, at) => ({
      id: String(at + 1),
      title: `Banner ${at + 1}`,
      content: 'A line of text',
      imageUrl: 'data:,',
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
    popups: Array.from({ length: many('popups', 0) }, (_, at) => ({
      id: String(at + 1),
      title: `Popup ${at + 1}`,
      content: at === 0 ? evil : '<p>More</p>',
      execution: 'B',
      promotionType: null,
    })),
    hotMatches: Array.from({ length: many('matches', 2) }, (_, at) => match(at + 5)),
    unreadCount: 1,
    footer: { unreadCount: 1 },
  }
  const hotGames: HotGames = { list: Array.from({ length: 30 }, (_, at) => game(at)) }
  const mapping: VendorMapping = {
    sorting: [
      { gameCategory: 'SPORTS', name: 'Sports', vendorNames: [] },
      { gameCategory: 'RNG', name: 'Slots', vendorNames: [] },
    ],
    mapping: { gameType: {} },
  }
  const winners = Array.from({ length: many('winners', 20) }, (_, at) => ({
    vo: { iconUrl: 'data:,', gameName: `Game ${at}`, customerName: `j***${at}`, winAmount: String(100 + at) },
    vendor: 'JL',
    gameType: 'RNG',
    gameCategory: 'RNG',
    gameId: `GAME_${at}`,
    nodeId: `jl-game-${at}`,
    supportPlay: true,
    iconColour: null,
    jackpot: null,
    wonAt: '2026-11-15T00:00:00Z',
    isDemo: at % 2 === 1,
  }))
  return {
    MCSFE_getListAnnouncements: announcements,
    GCSGAME_hotGamesV2: hotGames,
    GCSGAME_getVassalage: mapping,
    GCSGAME_getRankList: winners,
    GCSGAME_homeRows: { newGames: hotGames.list.slice(0, 4), topToday: [] },
    GCSGAME_latestBets: [],
  }
}
