import { categories } from '@perya/contract/games'
import { lotteryOf } from '@perya/lottery-rules'
import { ChangeRefused, readMerchant } from '#features/merchants/index.ts'
import type { Db } from '#platform/db.ts'
import { isGame } from './played.rules.ts'
import { hasGame, setWeight } from './turnover-rule.store.ts'

/** An operator sets how much a stake on a category or a game counts towards turnover. */
export async function saveWeight(
  db: Db,
  { merchant, category, percent }: { merchant: string; category: string; percent: string },
): Promise<void> {
  await readMerchant(db, merchant)
  if (!(isGame(category) ? await isOffered(db, category) : categories.some((known) => known === category))) {
    throw new ChangeRefused(
      `${category} is neither one of ${categories.join(', ')} nor a game as game:<vendor>:<code> or lottery:<code>.`,
    )
  }
  if (!/^(100|\d{1,2})$/.test(percent)) throw new ChangeRefused('The percent is a number from 0 to 100.')
  await setWeight(db, merchant, category, Number(percent))
}

async function isOffered(db: Db, game: string): Promise<boolean> {
  const [kind, first = '', second] = game.split(':')
  if (kind === 'lottery') return second === undefined && lotteryOf(first) !== undefined
  return kind === 'game' && second !== undefined && hasGame(db, first, second)
}
