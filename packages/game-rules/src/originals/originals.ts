import { colorGame } from './color-game.ts'
import { crash } from './crash.ts'
import { dice } from './dice.ts'
import { hiLo } from './hi-lo.ts'
import { keno } from './keno.ts'
import { limbo } from './limbo.ts'
import { luckyNine } from './lucky-nine.ts'
import { mines } from './mines.ts'
import { plinko } from './plinko.ts'
import { wheel } from './wheel.ts'

/** The ten games of the house by the code the catalogue gives them. */
export const originals = {
  COLOR_GAME: colorGame,
  CRASH: crash,
  DICE: dice,
  HI_LO: hiLo,
  KENO: keno,
  LIMBO: limbo,
  LUCKY_9: luckyNine,
  MINES: mines,
  PLINKO: plinko,
  WHEEL: wheel,
} as const
