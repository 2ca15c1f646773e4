import type { Consent } from '@perya/contract/consent'
import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import type { SignedIn } from '#platform/http/caller.ts'
import { type Asking, insertConsents, readMissing } from './consent.store.ts'

const askingOf = (ctx: Context, site: string): Asking => ({
  site,
  age: merchantOf(ctx, site).settings.minimumAge,
})

/** For a visitor, everything the site asks of whoever joins. */
export function findMissingConsent(ctx: Context, site: string, memberId: bigint | null): Promise<Consent> {
  return readMissing(ctx.db, askingOf(ctx, site), memberId)
}

/** Trial members stake nothing of their own, so nobody asks them. */
export async function assertConsent(ctx: Context, site: string, signedIn: SignedIn): Promise<void> {
  if (signedIn.role === 'trial') return
  const missing = await findMissingConsent(ctx, site, signedIn.memberId)
  if (Object.keys(missing).length > 0) throw new AppError('consent.required')
}

/** One can agree only to what is asked today: not to a version of yesterday, nor to one not written yet. */
export async function assertAskedToday(ctx: Context, site: string, given: Consent): Promise<void> {
  const asked = await findMissingConsent(ctx, site, null)
  const kinds = Object.keys(given) as (keyof Consent)[]
  if (kinds.some((kind) => given[kind] !== asked[kind])) throw new AppError('consent.outdated')
}

/** What somebody agreed to as they joined, in the transaction that makes them; once agreed stays agreed. */
export function keepConsents(tx: Tx, memberId: bigint, given: Consent, now: Date): Promise<void> {
  return insertConsents(tx, memberId, given, now)
}

export async function giveConsent(
  ctx: Context,
  site: string,
  memberId: bigint,
  given: Consent,
): Promise<Consent> {
  await assertAskedToday(ctx, site, given)
  await ctx.db.transaction().execute((tx) => keepConsents(tx, memberId, given, ctx.now()))
  return findMissingConsent(ctx, site, memberId)
}
