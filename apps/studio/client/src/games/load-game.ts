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

/** Fetches only the game that is played; what is no original is a slot, and all of those are one program. */
export async function loadGame(code: string): Promise<GameMaker> {
  const load = Object.hasOwn(originals, code) ? originals[code as keyof typeof originals] : undefined
  return (await (load?.() ?? import('../slots/slot.ts'))).default
}
