import type { BetType } from '@perya/lottery-rules'
import { type Judge, nothing, type Win } from './judge.ts'

/** Every pick is a bet of its own, so what each of them wins is a table made once for the result. */
export function eachPick(
  { fields }: BetType,
  winOf: (pick: string, field: number) => Win | string | undefined,
): Judge {
  const table = fields.map(({ picks }, field) =>
    picks.map((pick) => {
      const win = winOf(pick, field)
      return typeof win === 'string' ? { prize: win, times: 1 } : win
    }),
  )
  return (picked) => {
    let wins: Win[] | undefined
    for (let field = 0; field < picked.length; field++) {
      for (const index of picked[field] as readonly number[]) {
        const win = table[field]?.[index]
        if (!win) continue
        wins ??= []
        wins.push(win)
      }
    }
    return wins ?? nothing
  }
}
