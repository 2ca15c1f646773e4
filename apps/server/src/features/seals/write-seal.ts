import type { Context } from '#platform/context.ts'
import { digestTransfers, findEnds, findWindow } from './seal.store.ts'
import { openSealFile } from './seal-file.ts'

/** Adds a line where anything came since the last one. */
export async function writeSeal({ db, env, now }: Pick<Context, 'db' | 'env' | 'now'>): Promise<void> {
  const ends = await findEnds(db)
  if (!ends) return
  const keeper = openSealFile(env.sealsDir, ends.first.seal)
  const before = await keeper.last()
  const window = await findWindow(db, before?.transfers.upTo)
  const posted = await digestTransfers(db, window)
  if (posted.count === 0 && before?.act.id === ends.last.id) return
  await keeper.append({ at: now().toISOString(), act: ends.last, transfers: { ...window, ...posted } })
}
