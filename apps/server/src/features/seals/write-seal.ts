import { digestTransfers, findNextWindow } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import { findEnds } from './seal.store.ts'
import { openSealFile } from './seal-file.ts'

/** Adds lines where anything came since the last one, each going on where the one before it ended. */
export async function writeSeal({ db, env, now }: Pick<Context, 'db' | 'env' | 'now'>): Promise<void> {
  const ends = await findEnds(db)
  if (!ends) return
  const keeper = openSealFile(env.sealsDir, ends.first.seal)
  let before = await keeper.last()
  for (;;) {
    const window = await findNextWindow(db, before?.transfers.upTo)
    if (!window) return
    const transfers = await digestTransfers(db, window)
    if (transfers.count > 0 || before?.act.id !== ends.last.id) {
      before = { at: now().toISOString(), act: ends.last, transfers }
      await keeper.append(before)
    }
    if (window.isLast) return
  }
}
