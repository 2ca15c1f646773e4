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

export type OriginalCode = keyof typeof originals

/** Games that another vendor sells under a name of its own. */
const soldAs: Readonly<Record<string, OriginalCode>> = { WHEEL_OF_FATE: 'WHEEL' }

/** The original a game of the catalogue is, if it is one. */
export function originalOf({
  category,
  gameCode,
}: {
  category: string
  gameCode: string
}): OriginalCode | undefined {
  const code = category === 'INHOUSE' ? gameCode : soldAs[gameCode]
  return code !== undefined && Object.hasOwn(originals, code) ? (code as OriginalCode) : undefined
}
