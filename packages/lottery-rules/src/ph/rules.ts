import { directRule } from '../plays/direct.ts'
import { groupRule } from '../plays/group.ts'
import type { Rules } from '../rule.ts'
import { sixRule } from './lotto.ts'
import { permutationRule } from './permutation.ts'
import { firstOrLastDigitsRule, lastDigitsRule } from './tiers.ts'

export const phRules: Rules = {
  direct: directRule,
  'any-order': groupRule,
  'last-digits': lastDigitsRule,
  permutation: permutationRule,
  'first-or-last-digits': firstOrLastDigitsRule,
  six: sixRule,
}
