import type { GameCategory } from './category.ts'
import type { Classification } from './classification.ts'
import type { Look } from './look.ts'
import { hashText, pickBy } from './seed.ts'
import { type Title, title } from './title.ts'
import { vendorsOf } from './vendor.ts'

export type Game = {
  /** Never changes: favourites, rounds and pictures refer to it. */
  readonly nodeId: string
  /** The vendor's own name of the game, unique at the vendor; also the `gameId` of the calls. */
  readonly gameCode: string
  /** The vendor's code, `vassalage` in the calls. */
  readonly vendor: string
  /** The type the vendor files the game under; in-house games are RNG, e-sports and cockfights are SPORTS. */
  readonly gameType: GameCategory
  readonly category: GameCategory
  /** `gameClassify` in the calls. */
  readonly classification: string
  readonly title: Title
  /** A decimal amount in the merchant's currency. */
  readonly minBet: string
  readonly isNew: boolean
  readonly isHot: boolean
  /** A visitor may try it without a session. */
  readonly freeplay: boolean
  /** A trial member may play it with play money. */
  readonly supportPlay: boolean
  readonly look: Look
}

/** What a list of games states; the rest follows from the name. */
export type GameEntry<C extends GameCategory = GameCategory> = {
  readonly name: string
  readonly classification: Classification<C>
  readonly look: Look
  readonly vendor?: string
  readonly minBet?: string
}

const minBets: Readonly<Record<GameCategory, readonly string[]>> = {
  RNG: ['0.01', '0.05', '0.1', '0.1', '0.5', '0.75'],
  LIVE: ['0.5', '0.75', '5', '10', '50'],
  FISH: ['0.01', '0.05', '0.1'],
  PVP: ['0.1', '0.5', '0.75', '1', '5'],
  INHOUSE: ['0.1'],
  SPORTS: ['1', '5'],
  ESPORTS: ['1', '5'],
  COCKFIGHT: ['10', '20'],
  ELOTT: ['0.1', '0.5', '1'],
  LOTT: ['1', '10', '20'],
}

/** Where a vendor's own type differs from the category of the lobby. */
const gameTypes: Partial<Record<GameCategory, GameCategory>> = {
  INHOUSE: 'RNG',
  ESPORTS: 'SPORTS',
  COCKFIGHT: 'SPORTS',
}

/** Played for real money only: their rounds belong to real events or to tables with people. */
const realMoneyOnly: readonly GameCategory[] = ['LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT']

export function game<C extends GameCategory>(category: C, entry: GameEntry<C>): Game {
  const name = title(entry.name)
  const vendorCode = entry.vendor ?? pickBy(name.EN, vendorsOf(category))
  const nodeId = `${slug(vendorCode)}-${slug(name.EN)}`
  const isPlayMoney = !realMoneyOnly.includes(category)
  return {
    nodeId,
    gameCode: slug(name.EN).replaceAll('-', '_').toUpperCase(),
    vendor: vendorCode,
    gameType: gameTypes[category] ?? category,
    category,
    classification: entry.classification,
    title: name,
    minBet: entry.minBet ?? pickBy(nodeId, minBets[category]),
    isNew: hashText(`${nodeId}:new`) % 9 === 0,
    isHot: false,
    freeplay: isPlayMoney && hashText(`${nodeId}:freeplay`) % 8 !== 0,
    supportPlay: isPlayMoney,
    look: entry.look,
  }
}

/** Letters and digits of a name, without accents, joined by dashes. */
export function slug(text: string): string {
  return text
    .replaceAll('Đ', 'D')
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
