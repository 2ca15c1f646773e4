import type { FieldWord } from './field-texts.ts'

/** The name of a word, with the number of those that are counted. */
type Say = (word: FieldWord, values: { place: string }) => string

const counted = /^(\d+)(?:st|nd|rd|th)$/
const bothCounted = /^(\d+\w\w)-(\d+\w\w)$/
const both = /^(ten-thousands|thousands|hundreds|tens|units)-(.+)$/

/** What a row of a pad is called wherever a member reads of it; one that compares two places is called by both. */
export function nameField(code: string, say: Say): string {
  const place = counted.exec(code)?.[1]
  if (place !== undefined) return say('place', { place })
  const [, one, other] = bothCounted.exec(code) ?? both.exec(code) ?? []
  if (one !== undefined && other !== undefined) return `${nameField(one, say)} · ${nameField(other, say)}`
  return say(code as FieldWord, { place: '' })
}
