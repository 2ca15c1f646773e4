import { ballsByColour, type Family } from '@perya/lottery-rules'

/** How a drawn number looks: its shape tells the family, its colour the number. */
export type BallLook = { shape: 'round' | 'square' | 'die' | 'ring' | 'lot'; colour: string }

const colourOf = new Map(
  Object.entries(ballsByColour).flatMap(([colour, balls]) => balls.map((ball) => [ball, colour])),
)

export function ballLook(family: string, pick: string): BallLook {
  switch (family as Family) {
    case 'pk10':
      return { shape: 'square', colour: `car-${pick}` }
    case 'k3':
      return { shape: 'die', colour: 'white' }
    case 'mark-six':
      return { shape: 'ring', colour: colourOf.get(pick) ?? 'red' }
    case 'keno':
      return { shape: 'round', colour: Number(pick) > 40 ? 'blue' : 'gold' }
    case '11x5':
      return { shape: 'round', colour: 'blue' }
    case 'ssc':
      return { shape: 'round', colour: 'rose' }
    case 'vn-north':
    case 'vn-south':
      return { shape: 'lot', colour: 'white' }
    default:
      return { shape: 'round', colour: 'green' }
  }
}

/** As much of a result as a card shows: of a Vietnamese draw its special prize. */
export const shortResult = (family: string, result: readonly string[]): readonly string[] =>
  family.startsWith('vn-') ? result.slice(0, 1) : result
