import type { BetType } from '../bet-type.ts'
import { betTypeOf } from '../catalogue.ts'
import type { Content } from '../content.ts'
import { arrangeContent, contentRefusal } from '../parse-content.ts'
import type { StationsAsked } from './station-draws.ts'
import { plain, readTypedNumbers } from './typed-numbers.ts'

/** A bet as players write it in one word: numbers, how they must come, and how many units are on each. */
export type TypedBet = { readonly betType: BetType; readonly content: Content; readonly multiple: number }

/**
 * Why a word is not taken. `ambiguous`: players mean different bets by it; `stations`: it asks for draws that are not
 * known by it; `unit`: thousands of dong are no amount here; `amount`, `type` and `bet` are missing after it; `word`:
 * no bet of this region is called so; `twice`: whoever writes a number twice may mean twice the stake; `no-bet`: those
 * numbers cannot be bet on in that way.
 */
export type TypedFault = {
  readonly word: string
  readonly why:
    | 'unknown'
    | 'ambiguous'
    | 'stations'
    | 'unit'
    | 'amount'
    | 'type'
    | 'bet'
    | 'word'
    | 'twice'
    | 'no-bet'
}

/** All that was typed, and on how many stations, where that was said first. */
export type TypedBets = { readonly bets: readonly TypedBet[]; readonly stations?: StationsAsked }

type Region = 'vn-north' | 'vn-south'
type Digits = 2 | 3 | 4

/** The bet type of a word by the digits of its numbers, where all who write it mean the same. */
type Meaning = Partial<Record<Digits, string>>

const everyLot: Meaning = { 2: 'bao-lo-2d', 3: 'bao-lo-3d', 4: 'bao-lo-4d' }
const head: Meaning = { 2: 'dau', 3: 'xiu-chu-dau' }
const threeOfHead: Meaning = { 3: 'xiu-chu-dau' }
const firstPrize: Meaning = { 2: 'nhat-to' }
const headAndTail: Meaning = { 2: 'dau-duoi' }
const pair: Meaning = { 2: 'da' }

const everywhere: Readonly<Record<string, Meaning>> = {
  dd: headAndTail,
  dauduoi: headAndTail,
  dau: head,
  de: { 2: 'de' },
  b: everyLot,
  bl: everyLot,
  lo: everyLot,
  bao: everyLot,
  baolo: everyLot,
  nt: firstPrize,
  nhatto: firstPrize,
  xcdau: threeOfHead,
  xiuchudau: threeOfHead,
}

const meanings: Readonly<Record<Region, Readonly<Record<string, Meaning>>>> = {
  'vn-north': {
    ...everywhere,
    duoi: { 2: 'de', 3: 'ba-cang' },
    bc: { 3: 'ba-cang' },
    bacang: { 3: 'ba-cang' },
  },
  'vn-south': {
    ...everywhere,
    duoi: { 2: 'de', 3: 'xiu-chu-duoi' },
    xcduoi: { 3: 'xiu-chu-duoi' },
    xiuchuduoi: { 3: 'xiu-chu-duoi' },
    da: pair,
    dt: pair,
    dv: pair,
  },
}

/** Head, tail or both; a pair, a turned number or points; all that must come, or how often. */
const ambiguous = new Set(['d', 'a', 'x', 'xc', 'xcd', 'xien', 'xiuchu'])

/** `bao7` is seven lots to some and every lot at seven to others. */
const lotsOfBao: Readonly<Record<Region, number>> = { 'vn-north': 8, 'vn-south': 7 }
const baoWords = new Set(['b', 'bao'])

const station = /^\d*(?:mn|mt|mb|dai)(?![a-z])/
const numberWord =
  /^(?:(?:\d+\/)?\d+keo\d+|\d+dao|\d+|(?:chanchan|chanle|lechan|lele|chan|le|tai|xiu)(?![a-z]))/
const unit = /^(?:nghin|ngan|ng|n|k|trieu|tr|diem|d)(?![a-z])/

/** Reads bets such as `01.02dd1` or `12 34 lo 5 dd 2`, in which a dot only parts numbers; nothing when it has neither bet nor station. */
export function readTypedBets(text: string, region: Region): TypedBets | TypedFault | undefined {
  const reader = readerOf(plain(text))
  const bets: TypedBet[] = []
  let asked: StationsAsked | undefined
  let place: string | undefined
  let words: string[] = []
  let isBet = false
  while (!reader.isAtEnd()) {
    const stations = reader.take(station)
    if (stations !== undefined) {
      place = stations
      // The north has one draw a day, so that its name says nothing more.
      if (stations === 'mb' && region === 'vn-north') continue
      const isFirst = asked === undefined && words.length === 0
      asked = isFirst && region === 'vn-south' ? readStations(stations) : undefined
      if (!asked) return { word: stations, why: 'stations' }
      continue
    }
    const number = reader.take(numberWord)
    if (number !== undefined) {
      words = isBet ? [number] : [...words, number]
      isBet = false
      continue
    }
    const bet = readBet(reader, words, region)
    if ('why' in bet) return bet
    bets.push(bet)
    isBet = true
  }
  if (isBet) return { bets, ...(asked && { stations: asked }) }
  const last = words.at(-1)
  if (last === undefined) return place === undefined ? undefined : { word: place, why: 'bet' }
  // Numbers alone are for the row they were typed into, where no place was named.
  return bets.length > 0 || place !== undefined ? { word: last, why: 'type' } : undefined
}

/** Which of several stations a single one is, nobody says; none has more than four draws a day. */
function readStations(word: string): StationsAsked | undefined {
  const [, count, name] = /^([2-4])(mn|mt|dai)$/.exec(word) ?? []
  if (!count) return undefined
  return { word, count: Number(count), region: name === 'mn' ? 'south' : name === 'mt' ? 'central' : null }
}

type Reader = { isAtEnd: () => boolean; take: (pattern: RegExp) => string | undefined }

function readerOf(text: string): Reader {
  let rest = text
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest)?.[0]
    if (found !== undefined) rest = rest.slice(found.length)
    return found
  }
  return {
    take,
    isAtEnd: () => {
      take(/^[\s.,;]+/)
      return rest === ''
    },
  }
}

/** How the numbers before it must come, and for how much. */
function readBet(reader: Reader, words: readonly string[], region: Region): TypedBet | TypedFault {
  const type = reader.take(/^[a-z]+/)
  if (type === undefined) return { word: reader.take(/^[^\s.,;]+/) ?? '', why: 'unknown' }
  if (ambiguous.has(type)) return { word: type, why: 'ambiguous' }
  if (type === 'dx') return { word: type, why: 'stations' }
  const meaning = Object.hasOwn(meanings[region], type) ? meanings[region][type] : undefined
  if (!meaning) return { word: type, why: 'word' }
  const amount = reader.take(/^\s*\d+/)?.trim()
  if (amount === undefined || Number(amount) === 0) return { word: type + (amount ?? ''), why: 'amount' }
  const inUnits = reader.take(unit)
  if (inUnits !== undefined) return { word: amount + inUnits, why: 'unit' }
  if (baoWords.has(type) && Number(amount) === lotsOfBao[region])
    return { word: type + amount, why: 'ambiguous' }
  const betType = betTypeOf(`${region}.${meaning[digitsOf(words)]}`)
  const numbers = numbersOf(words)
  const twice = numbers?.find((number, at) => numbers.indexOf(number) !== at)
  if (twice !== undefined) return { word: twice, why: 'twice' }
  const content = betType && numbers && arrangeContent(betType, [numbers])
  return content && !contentRefusal(betType, content)
    ? { betType, content, multiple: Number(amount) }
    : { word: `${words.join('.')}${type}`, why: 'no-bet' }
}

const digitsOf = (words: readonly string[]) => (/\d+/.exec(words[0] ?? '')?.[0].length ?? 2) as Digits

/** All of all words, those that several of them mean as often as they are meant. */
function numbersOf(words: readonly string[]): readonly string[] | undefined {
  const meant = words.map((word) => readTypedNumbers(word, digitsOf(words)))
  return meant.some((each) => 'unknown' in each)
    ? undefined
    : meant.flatMap((each) => ('numbers' in each ? each.numbers : []))
}
