import type { Db } from '#platform/db.ts'
import { notify } from '#platform/notifications.ts'

export const catalogueChannel = 'catalogue'

/** Tells every process, once the change commits, to read the games, or only the switches, again. */
export function announceCatalogue(db: Db, what: 'games' | 'switches'): Promise<void> {
  return notify(db, catalogueChannel, what)
}
