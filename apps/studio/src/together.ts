import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from './db.ts'

type Waiting<Item, Answer> = {
  item: Item
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

const most = 128

/** For so many turns of the event loop a call waits while each of them still brings someone. */
const turnsMax = 8

/**
 * Whoever waits goes together: one call is under way at a time, and all who come meanwhile share the next one and its
 * commit. There is no timer, so somebody alone waits for nobody. `run` answers each of its items, in their order.
 */
export function together<Item, Answer>(
  run: (db: Db, items: readonly Item[]) => Promise<readonly Answer[]>,
): (db: Db, item: Item) => Promise<Answer> {
  const queues = new WeakMap<Db, Waiting<Item, Answer>[]>()

  async function go(db: Db, batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await run(
        db,
        batch.map(({ item }) => item),
      )
      batch.forEach(({ resolve }, index) => {
        resolve(answers[index] as Answer)
      })
    } catch (error) {
      // What the database refuses for one of them it refuses for all; alone only that one is refused.
      const isRefused = (error as { severity?: string }).severity !== undefined
      if (isRefused && batch.length > 1) for (const one of batch) await go(db, [one])
      else for (const { reject } of batch) reject(error)
    }
  }

  async function empty(db: Db, queue: Waiting<Item, Answer>[]): Promise<void> {
    while (queue.length > 0) {
      await gather(queue)
      await go(db, queue.splice(0, most))
    }
    queues.delete(db)
  }

  return (db, item) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(db)
      if (queue) {
        queue.push({ item, resolve, reject })
        return
      }
      const fresh = [{ item, resolve, reject }]
      queues.set(db, fresh)
      void empty(db, fresh)
    })
}

/** Until a turn of the event loop brings nobody new: what one call let go comes back over several turns. */
async function gather(queue: readonly unknown[]): Promise<void> {
  for (let turn = 0, seen = 0; turn < turnsMax && seen < queue.length; turn += 1) {
    seen = queue.length
    await nextTurn()
  }
}
