import { textIn } from '@perya/contract/fallback'
import { judgeField } from '@perya/contract/field-rule'
import type { FieldRule } from '@perya/contract/settings'
import { useLanguage } from '#lib/i18n.tsx'

/** A verdict as react-hook-form wants it: `true`, or what to tell the player. */
export type Verdict = true | string

/** Judges by the rule engine the server uses; whatever is wrong is said in the rule's own words. */
export function useRuleCheck(): (rule: FieldRule, input: string) => Verdict {
  const { code } = useLanguage()
  return (rule, input) => judgeField(rule, input) === 'ok' || textIn(rule.message, code)
}
