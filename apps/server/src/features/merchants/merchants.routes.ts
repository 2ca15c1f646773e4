import { ownWords } from '@perya/contract/fallback'
import type { KnownLanguageCode } from '@perya/contract/language'
import * as contract from '@perya/contract/merchants'
import type { Context } from '#platform/context.ts'
import { type Route, route } from '#platform/http/route.ts'
import { countries } from './countries.ts'
import { merchantOf } from './directory.ts'
import type { Merchant } from './merchant.ts'
import { siteAnswers } from './site-answers.ts'

const made = new WeakMap<Merchant, Map<KnownLanguageCode, Record<string, string>>>()

/** The same object until the merchant changes, so that it is not written anew for every reader. */
function wordsOf(merchant: Merchant, language: KnownLanguageCode): Record<string, string> {
  const byLanguage = made.get(merchant) ?? new Map<KnownLanguageCode, Record<string, string>>()
  made.set(merchant, byLanguage)
  const words = byLanguage.get(language) ?? ownWords(merchant.settings.texts, language)
  byLanguage.set(language, words)
  return words
}

export const merchantRoutes = (ctx: Context): Route[] => [
  route(
    contract.getConsolidatedSettings,
    (_input, { site }) => siteAnswers(ctx, merchantOf(ctx, site)).consolidated,
  ),
  route(contract.getWhitelabel, (_input, { site }) => merchantOf(ctx, site).flags),
  route(contract.getSiteStatus, (_input, { site }) => siteAnswers(ctx, merchantOf(ctx, site)).status),
  route(contract.getDomainRoute, (_input, { site }) => merchantOf(ctx, site).settings.domainRoute),
  route(contract.getSiteTexts, ({ language }, { site }) => wordsOf(merchantOf(ctx, site), language)),
  route(contract.listCountries, () => countries),
  route(contract.getRegisterRules, (_input, { site }) => merchantOf(ctx, site).settings.register),
]
