/**
 * Patterns that operators write, run by RE2: the time a match takes grows with the input alone, so no pattern holds
 * the process up. Look-aheads and back-references do not exist there, and are refused when a pattern is saved.
 */
import { RE2JS } from 're2js'
import { BoundedMap } from './bounded-map.ts'

const compiled = new BoundedMap<string, RE2JS>(1_000)

/** Whether the whole input matches. */
export function matchesPattern(pattern: string, input: string): boolean {
  let known = compiled.get(pattern)
  if (!known) {
    known = RE2JS.compile(pattern)
    compiled.set(pattern, known)
  }
  return known.matches(input)
}

/** Why a pattern cannot be used, here or in the app; `null` when it can. */
export function faultOfPattern(pattern: string): string | null {
  try {
    RE2JS.compile(pattern)
    new RegExp(pattern, 'u')
    return null
  } catch (error) {
    return (error as Error).message
  }
}
