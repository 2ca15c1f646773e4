import { elevenFiveBetTypes } from './11x5/bet-types.ts'
import type { BetType } from './bet-type.ts'
import type { Family } from './family.ts'
import { k3BetTypes } from './k3/bet-types.ts'
import { kenoBetTypes } from './keno/bet-types.ts'
import { markSixBetTypes } from './mark-six/bet-types.ts'
import { animalOfDay } from './mark-six/zodiac.ts'
import { ph2dBetTypes, ph3dBetTypes, ph4dBetTypes, ph6dBetTypes, phLottoBetTypes } from './ph/bet-types.ts'
import { pk10BetTypes } from './pk10/bet-types.ts'
import { sscBetTypes } from './ssc/bet-types.ts'
import { vnNorthBetTypes, vnSouthBetTypes } from './vn/bet-types.ts'

/** Everything that can be bet, by family, in the order a pad lists it. */
export const betTypes: Readonly<Record<Family, readonly BetType[]>> = {
  ssc: sscBetTypes,
  pk10: pk10BetTypes,
  k3: k3BetTypes,
  '11x5': elevenFiveBetTypes,
  keno: kenoBetTypes,
  'mark-six': markSixBetTypes,
  'vn-north': vnNorthBetTypes,
  'vn-south': vnSouthBetTypes,
  'ph-2d': ph2dBetTypes,
  'ph-3d': ph3dBetTypes,
  'ph-4d': ph4dBetTypes,
  'ph-6d': ph6dBetTypes,
  'ph-42': phLottoBetTypes(42),
  'ph-45': phLottoBetTypes(45),
  'ph-49': phLottoBetTypes(49),
  'ph-55': phLottoBetTypes(55),
  'ph-58': phLottoBetTypes(58),
}

const byCode = new Map(Object.values(betTypes).flatMap((types) => types.map((type) => [type.code, type])))

/** The bet type of a code, if there is one. */
export const betTypeOf = (code: string): BetType | undefined => byCode.get(code)

/** False for a bet on the animals of another lunar year than the one the day (`2026-11-15`) of the draw lies in. */
export const isSoldOn = (betType: BetType, day: string): boolean =>
  betType.year === undefined || betType.year === animalOfDay(day)
