import { elevenFiveRules } from './11x5/rules.ts'
import type { BetType } from './bet-type.ts'
import type { Family } from './family.ts'
import { k3Rules } from './k3/rules.ts'
import { kenoRules } from './keno/rules.ts'
import { markSixRules } from './mark-six/rules.ts'
import { phRules } from './ph/rules.ts'
import { pk10Rules } from './pk10/rules.ts'
import type { Rule, Rules } from './rule.ts'
import { sscRules } from './ssc/rules.ts'
import { vnRules } from './vn/rules.ts'

const rulesOfFamily: Readonly<Record<Family, Rules>> = {
  ssc: sscRules,
  pk10: pk10Rules,
  k3: k3Rules,
  '11x5': elevenFiveRules,
  keno: kenoRules,
  'mark-six': markSixRules,
  'vn-north': vnRules,
  'vn-south': vnRules,
  'ph-2d': phRules,
  'ph-3d': phRules,
  'ph-4d': phRules,
  'ph-6d': phRules,
  'ph-42': phRules,
  'ph-45': phRules,
  'ph-49': phRules,
  'ph-55': phRules,
  'ph-58': phRules,
}

const made = new WeakMap<BetType, Rule>()

/** The rule a bet type is counted and settled by. */
export function ruleOf(betType: BetType): Rule {
  const known = made.get(betType)
  if (known) return known
  const make = rulesOfFamily[betType.family][betType.play]
  if (!make) throw new Error(`no rule plays ${betType.code}`)
  const rule = make(betType)
  made.set(betType, rule)
  return rule
}
