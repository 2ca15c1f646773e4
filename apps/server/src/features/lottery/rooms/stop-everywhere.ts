import type { Context } from '#platform/context.ts'
import { announceRooms } from '../issues/announce.ts'
import { listRooms, listStops, switchCode } from './room.store.ts'

/** Stops a lottery, or all of them with `*`, at every merchant that sells it and has not stopped it yet. */
export async function stopEverywhere(
  { db }: Pick<Context, 'db'>,
  { code, reason, operator }: { code: string; reason: string; operator: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const stopped = (await listStops(tx)).filter((stop) => stop.code === code).map(({ merchant }) => merchant)
    const selling = (await listRooms(tx)).filter((room) => code === '*' || room.code === code)
    for (const merchant of new Set(selling.map((room) => room.merchant))) {
      if (!stopped.includes(merchant))
        await switchCode(tx, { merchant, code, reason, operator, isOpen: false })
    }
    await announceRooms(tx)
  })
}
