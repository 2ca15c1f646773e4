import { pathTo } from '#lib/paths.ts'
import { launchTarget, type Playable } from './launch.rules.ts'

/** The screen a game is played on. `pageBack` names the screen to return to when nothing lies behind it. */
export function launchPath(game: Playable, pageBack: 'home' | 'gameList' | 'winnerPage'): string {
  const target = launchTarget(game)
  const about = {
    vendor: game.vassalage,
    nodeId: game.nodeId,
    gameCategory: game.gameCategory,
    pageBack,
  }
  return target.kind === 'lottery'
    ? pathTo('launchGame', { playType: 'trad', prize_mode: target.prizeMode, code: target.code, ...about })
    : pathTo('launchGame', {
        gameId: target.gameId,
        ...about,
        ...(game.supportPlay === undefined ? {} : { supportPlay: String(game.supportPlay) }),
      })
}
