import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useLanguage } from '#lib/i18n.tsx'
import { languageDelayMs, useSettled } from '#lib/use-settled.ts'
import { fieldPaths } from './field-paths.ts'

/** After a change of language, judges again what is filled in or marked, so that no message stays in the old one. */
export function useRevalidation<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const { code } = useLanguage()
  const settled = useSettled(code, languageDelayMs.lists)
  const judged = useRef(settled)
  const judgeAgain = useEffectEvent(() => {
    const names = fieldPaths(form.getValues())
      .filter(([path, value]) => value || form.getFieldState(path as Path<Values>).invalid)
      .map(([path]) => path as Path<Values>)
    if (names.length > 0) void form.trigger(names)
  })
  useEffect(() => {
    if (judged.current === settled) return
    judged.current = settled
    judgeAgain()
  }, [settled])
}
