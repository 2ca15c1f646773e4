import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useLanguage } from '#lib/i18n.tsx'
import { languageDelayMs, useSettled } from '#lib/use-settled.ts'

/** After a change of language, judges again what is filled in or marked, so that no message stays in the old one. */
export function useRevalidation<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const { code } = useLanguage()
  const settled = useSettled(code, languageDelayMs.lists)
  const judged = useRef(settled)
  const judgeAgain = useEffectEvent(() => {
    const values = form.getValues()
    const names = Object.keys(values).filter(
      (name) => values[name] || form.getFieldState(name as Path<Values>).invalid,
    )
    if (names.length > 0) void form.trigger(names as Path<Values>[])
  })
  useEffect(() => {
    if (judged.current === settled) return
    judged.current = settled
    judgeAgain()
  }, [settled])
}
