import './card.css'
import { h } from '../dom.ts'

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const suits = ['♠', '♥', '♦', '♣'] as const
const suitNames = ['spades', 'hearts', 'diamonds', 'clubs'] as const

/** From 1 for the ace to 13 for the king, as cards are numbered on the wire. */
export const rankOf = (card: number): number => Math.floor(card / 4) + 1

/** A card with its face up. */
export function cardFace(card: number, name = ''): HTMLElement {
  const [rank, suit] = [ranks[rankOf(card) - 1] ?? '', suits[card % 4] ?? '']
  return h(
    'div',
    {
      class: `card ${name}`,
      role: 'img',
      'aria-label': `${rank} ${suitNames[card % 4]}`,
      'data-red': card % 4 === 1 || card % 4 === 2,
    },
    h('span', { class: 'card__rank', 'aria-hidden': 'true' }, rank),
    h('span', { class: 'card__suit', 'aria-hidden': 'true' }, suit),
    h('span', { class: 'card__pip', 'aria-hidden': 'true' }, suit),
  )
}

export const cardBack = (name = ''): HTMLElement => h('div', { class: `card card--back ${name}` })
