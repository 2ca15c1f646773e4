import type { Amount } from '@perya/money'

/** How the multiple goes from issue to issue. */
export type ChaseKind =
  | { readonly kind: 'flat' }
  /** Twice as much after every so many issues. */
  | { readonly kind: 'doubling'; readonly every: number }
  /** As much as it takes for a win to leave so many per cent of profit on everything spent until then. */
  | { readonly kind: 'target-profit'; readonly percent: number }

export type ChaseRequest = ChaseKind & {
  readonly issues: number
  /** The multiple of the first issue. */
  readonly multiple: number
  readonly mostMultiple: number
  /** What the slip costs at multiple 1. */
  readonly cost: Amount
  /** What the slip wins at multiple 1, if the hoped-for result comes. */
  readonly win: Amount
}

/** One issue of the plan, with what was spent until its draw and what is left if it wins. */
export type ChaseStep = {
  readonly multiple: number
  readonly cost: Amount
  readonly spent: Amount
  readonly win: Amount
  readonly profit: Amount
}

/** `profit-out-of-reach`: the win is too small for the rate; `multiple-too-large`: an issue would pass the limit. */
export type ChaseRefusal = 'profit-out-of-reach' | 'multiple-too-large'

export type ChasePlan =
  | { readonly steps: readonly ChaseStep[]; readonly cost: Amount }
  | { readonly refusal: ChaseRefusal }

/** The multiple, cost and prospect of every issue of a chase, and what all of them cost together. */
export function chasePlan(request: ChaseRequest): ChasePlan {
  const { cost, win, issues, mostMultiple } = request
  const steps: ChaseStep[] = []
  let spent = 0n
  for (let index = 0; index < issues; index++) {
    const multiple = multipleAt(request, index, spent)
    if (multiple === undefined) return { refusal: 'profit-out-of-reach' }
    if (multiple > BigInt(mostMultiple)) return { refusal: 'multiple-too-large' }
    spent += cost * multiple
    steps.push({
      multiple: Number(multiple),
      cost: cost * multiple,
      spent,
      win: win * multiple,
      profit: win * multiple - spent,
    })
  }
  return { steps, cost: spent }
}

function multipleAt(request: ChaseRequest, index: number, spent: Amount): bigint | undefined {
  const start = BigInt(request.multiple)
  switch (request.kind) {
    case 'flat':
      return start
    case 'doubling':
      return start * 2n ** BigInt(Math.floor(index / request.every))
    case 'target-profit': {
      const wanted = 100n + BigInt(request.percent)
      const gainPerMultiple = 100n * request.win - wanted * request.cost
      if (gainPerMultiple <= 0n) return undefined
      const needed = (wanted * spent + gainPerMultiple - 1n) / gainPerMultiple
      return needed > start ? needed : start
    }
  }
}
