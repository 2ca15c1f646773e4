import type { Context } from '#platform/context.ts'
import { type Alarm, listAlarms } from './alarm.store.ts'

/** Draws that wait for a person, the longest first. */
export function listOpenAlarms({ db }: Pick<Context, 'db'>): Promise<Alarm[]> {
  return listAlarms(db)
}
