/** What bet types, rows of a pad, picks and prizes are called. */
import type { BetType } from '@perya/lottery-rules'
import { nameField } from '@perya/lottery-rules/field-names'
import { namePick } from '@perya/lottery-rules/pick-names'
import type { T } from '#lib/i18n.tsx'
import type { TextId } from '#texts/index.ts'

/** The part of a result a bet of fast digits looks at. */
const areas = [
  'five',
  'four-front',
  'four-back',
  'three-front',
  'three-middle',
  'three-back',
  'two-front',
  'two-back',
] as const
type Area = (typeof areas)[number]

export type BetName = { area: Area | null; play: string; count: number }

/** `ssc.four-back-group-12` is the area `four-back`, the play `group` and the number 12. */
export function betNameOf({ code, family }: Pick<BetType, 'code' | 'family'>): BetName {
  const name = code.slice(family.length + 1)
  const kind = kindOf(family)
  if (kind === 'ssc') {
    const inside = /^any-(\d)-in-(.+)$/.exec(name)
    if (inside) return { area: inside[2] as Area, play: 'any-in', count: Number(inside[1]) }
    const area = areas.find((each) => name.startsWith(`${each}-`))
    if (area) return { area, ...playAndCount(name.slice(area.length + 1)) }
  }
  if (kind === 'mark-six' && name.includes('-zodiac-')) {
    return { area: null, play: `mark-six.${name.replace(/-zodiac-.*/, '-zodiac')}`, count: 0 }
  }
  const { play, count } = playAndCount(name)
  return { area: null, play: shared.has(play) ? play : `${kind}.${play}`, count }
}

/** Bet types by the part of the result they look at; what looks at all of it is simplest, and comes first. */
export function byArea(betTypes: readonly BetType[]): { area: Area | null; types: readonly BetType[] }[] {
  return [null, ...areas]
    .map((area) => ({ area, types: betTypes.filter((betType) => betNameOf(betType).area === area) }))
    .filter(({ types }) => types.length > 0)
}

/** Plays that mean the same wherever they are offered. */
const shared = new Set(['position', 'any-direct', 'straight', 'six', 'rambolito', 'dragon-tiger'])

/** Families of one country are bet on by the same words. */
const kindOf = (family: string): string => /^(?:ph|vn)(?=-)/.exec(family)?.[0] ?? family

function playAndCount(name: string): { play: string; count: number } {
  const found = /-(\d+)(?:d?)(?=-|$)/.exec(name)
  if (!found) return { play: name, count: 0 }
  return { play: name.replace(found[0], ''), count: Number(found[1]) }
}

/** Says texts whose names come from the catalogue; that each exists is tested. */
const speaker = (t: T) => t as (id: TextId, values?: Record<string, string | number>) => string

export function sayBet(t: T, betType: Pick<BetType, 'code' | 'family'>): string {
  const { area, play, count } = betNameOf(betType)
  const say = speaker(t)
  const name = say(`lottery.bet.${play}` as TextId, { count })
  return area === null ? name : `${say(`lottery.area.${area}`)} · ${name}`
}

/** The name without the area, for a list under the area's own heading. */
export function sayPlay(t: T, betType: Pick<BetType, 'code' | 'family'>): string {
  const { play, count } = betNameOf(betType)
  return speaker(t)(`lottery.bet.${play}` as TextId, { count })
}

/** How it is won, in one or two sentences. */
export function sayHow(
  t: T,
  { family, play, places = [], size = 1, times = 1, digits = 2 }: BetType,
): string {
  const values = { places: places.length, size, times, digits }
  return speaker(t)(`lottery.how.${kindOf(family)}.${play}` as TextId, values)
}

export const sayField = (t: T, code: string): string =>
  nameField(code, (word, values) => speaker(t)(`lottery.field.${word}`, values))

export const sayPick = (t: T, pick: string, field?: string): string =>
  namePick({ field, pick }, (word, values) => speaker(t)(`lottery.pick.${word}` as TextId, values))

/** Prizes named by the numbers they are for are called by them. */
export function sayPrize(t: T, code: string): string {
  return /^[\d-]+$/.test(code) ? code.split('-').join(', ') : speaker(t)(`lottery.prize.${code}` as TextId)
}

/** What was picked, in words as short as a ticket's. */
export function sayContent(t: T, { fields }: BetType, content: readonly (readonly string[])[]): string {
  return content
    .map((picks, index) => picks.map((pick) => sayPick(t, pick, fields[index]?.code)).join(' '))
    .map((row) => (row === '' ? '–' : row))
    .join(' | ')
}
