import type { Text } from '@perya/contract/language'

/** Keeps the ids and the words of a list, so that a misspelt id or a forgotten value does not compile. */
export function defineTexts<const T extends Record<string, Text>>(texts: T): T {
  return texts
}
