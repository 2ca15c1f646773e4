import type { BetType, Field } from '@perya/lottery-rules'
import type { Picked } from './judge.ts'

/** Parses a content independently of the first program, and refuses picks that are unknown, repeated or out of order. */
export function readPicked({ code, fields }: BetType, text: string): Picked {
  const written = text.split('|')
  if (written.length !== fields.length) throw new Error(`${text} has not the fields of ${code}`)
  return written.map((picks, index) => {
    const field = fields[index] as Field
    const picked = picks === '' ? [] : picks.split(',').map((pick) => indexOf(field, pick))
    if (picked.length < field.least || picked.length > field.most) {
      throw new Error(`${text} has too few or too many picks for ${code}`)
    }
    for (let at = 1; at < picked.length; at++) {
      if ((picked[at] as number) <= (picked[at - 1] as number)) {
        throw new Error(`${text} has picks of ${code} out of order`)
      }
    }
    return picked
  })
}

const indexes = new WeakMap<Field, ReadonlyMap<string, number>>()

function indexOf(field: Field, pick: string): number {
  let known = indexes.get(field)
  if (!known) {
    known = new Map(field.picks.map((each, index) => [each, index]))
    indexes.set(field, known)
  }
  const index = known.get(pick)
  if (index === undefined) throw new Error(`${pick} cannot be picked for ${field.code}`)
  return index
}
