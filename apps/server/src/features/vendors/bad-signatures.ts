/** Calls a vendor cannot prove are its own: one is noise, many are a lost key, a wrong clock or somebody else. */
import type { Context } from '#platform/context.ts'
import { service } from '#platform/service.ts'
import { raiseAlarm } from './alarm.store.ts'
import { findVendor } from './directory.ts'
import type { RawCall, Refusal } from './signed-call.ts'

/** So many within this time are no accident. */
const enough = 5
const windowMs = 600_000

/** Only what comes from the vendor's own addresses: a stranger must not be able to ring. */
const countedRefusals: readonly Refusal[] = ['key', 'clock', 'signature', 'nonce']

type Counted = { since: number; count: number }
const counts = service('refusals of vendors', () => new Map<string, Counted>())

/** Raises one alarm for the many, and asks the database no more often than once in a window. */
export async function noteRefusal(ctx: Context, { headers, ip }: RawCall, refusal: Refusal): Promise<void> {
  const vendor = findVendor(ctx, String(headers['x-vendor']))
  if (!vendor || !countedRefusals.includes(refusal)) return
  const byVendor = counts.of(ctx)
  const now = ctx.now().getTime()
  const known = byVendor.get(vendor.code)
  const counted = known && now - known.since < windowMs ? known : { since: now, count: 0 }
  counted.count += 1
  byVendor.set(vendor.code, counted)
  if (counted.count !== enough) return
  await raiseAlarm(ctx.db, {
    vendorId: vendor.id,
    memberId: null,
    reason: 'bad_signature',
    subject: vendor.code,
    detail: { refusal, brand: headers['x-brand'], keyId: headers['x-key-id'], ip },
  }).catch((error: Error) => ctx.log.error({ err: error, vendor: vendor.code }, 'alarm was not raised'))
}
