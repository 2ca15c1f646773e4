import type { Consent } from '@perya/contract/consent'
import { merchantOf } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { articlesOf } from './articles.ts'
import { type Asked, isOutdated, missingConsent } from './consent.rules.ts'
import { insertConsents, readConsents } from './consent.store.ts'

function askedBy(ctx: Context, merchant: string): Asked {
  const articles = articlesOf(ctx, merchant)
  const stated = (wanted: 'agreement' | 'privacy') => articles.find(({ kind }) => kind === wanted)
  return {
    agreement: stated('agreement'),
    privacy: stated('privacy'),
    age: merchantOf(ctx, merchant).settings.minimumAge,
  }
}

export async function findMissingConsent(ctx: Context, merchant: string, memberId: bigint): Promise<Consent> {
  return missingConsent(askedBy(ctx, merchant), await readConsents(ctx.db, memberId))
}

export async function giveConsent(
  ctx: Context,
  merchant: string,
  memberId: bigint,
  given: Consent,
): Promise<Consent> {
  if (isOutdated(askedBy(ctx, merchant), given)) throw new AppError('consent.outdated')
  await ctx.db.transaction().execute((tx) => insertConsents(tx, memberId, given, ctx.now()))
  return findMissingConsent(ctx, merchant, memberId)
}
