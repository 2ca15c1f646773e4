import { calls } from 'virtual:contract'
import { call } from './call.ts'

/** Makes a call of a feature the platform may not have yet; `null` without asking when it has not. */
export async function callIfKnown<Value>(name: string, input: object): Promise<Value | null> {
  if (!(name in calls)) return null
  return (await call(name as never, input as never)) as Value
}
