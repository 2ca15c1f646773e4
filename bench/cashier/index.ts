/** Money in: from a gateway's word to the balance on the screen, and the records of somebody who has many. */
import { measureCallbacks } from './callbacks.ts'
import { measureRecords } from './records.ts'

export async function run(): Promise<Record<string, number>> {
  return { ...(await measureCallbacks()), ...(await measureRecords()) }
}
