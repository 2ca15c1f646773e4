/** Caps of SMS that were reached, for operators of a site: theirs, and those of all sites together. */
import { ChangeRefused } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { closeSmsAlarm, listSmsAlarms, type SmsAlarm } from './sms-alarm.store.ts'

type Desk = Pick<Context, 'db' | 'now'>

export function listOpenSmsAlarms({ db }: Pick<Desk, 'db'>, merchant: string): Promise<SmsAlarm[]> {
  return listSmsAlarms(db, merchant)
}

/** Ends an alarm with what its operator found; one of another site is none of theirs. */
export async function settleSmsAlarm(
  { db, now }: Desk,
  settled: { id: bigint; merchant: string; operator: string; remark: string },
): Promise<void> {
  if (await closeSmsAlarm(db, { ...settled, at: now() })) return
  throw new ChangeRefused(`${settled.id} is no open alarm of ${settled.merchant}.`)
}
