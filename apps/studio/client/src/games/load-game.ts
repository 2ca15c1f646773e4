import type { GameInfo } from '@perya/studio-contract'
import type { finishedOriginals } from '../../games.ts'
import type { GameMaker } from '../desk.ts'

const originals: Record<(typeof finishedOriginals)[number], () => Promise<{ default: GameMaker }>> = {
  COLOR_GAME: () => import('./color-game.ts'),
  CRASH: () => import('./crash.ts'),
  DICE: () => import('./dice.ts'),
  HI_LO: () => import('./hi-lo.ts'),
  KENO: () => import('./keno.ts'),
  LIMBO: () => import('./limbo.ts'),
  LUCKY_9: () => import('./lucky-nine.ts'),
  MINES: () => import('./mines.ts'),
  PLINKO: () => import('./plinko.ts'),
  WHEEL: () => import('./wheel.ts'),
}

/** Fetches only the game that is played. */
export async function loadGame(info: Pick<GameInfo, 'kind' | 'code'>): Promise<GameMaker> {
  if (info.kind === 'slot') return (await import('../slots/slot.ts')).default
  const load = originals[info.code as keyof typeof originals]
  if (!load) throw new Error(`no game ${info.code}`)
  return (await load()).default
}
