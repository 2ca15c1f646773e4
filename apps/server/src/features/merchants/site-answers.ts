import { languages } from '@perya/contract/language'
import type { ConsolidatedSettings, SiteStatus } from '@perya/contract/merchants'
import type { Context } from '#platform/context.ts'
import { sealKeyOf } from '#platform/sealed-body.ts'
import { contactKeyOf, sealContactLink } from './contact-link.ts'
import { trialTwinOf } from './directory.ts'
import type { Merchant } from './merchant.ts'

/** What a site says about itself, made once for each version of its merchant. */
export type SiteAnswers = { status: SiteStatus; consolidated: ConsolidatedSettings }

const made = new WeakMap<Merchant, SiteAnswers>()

export function siteAnswers(ctx: Context, merchant: Merchant): SiteAnswers {
  let answers = made.get(merchant)
  if (!answers) {
    const status = { maintenance: merchant.isInMaintenance, regionRestricted: merchant.isRegionRestricted }
    answers = { status, consolidated: consolidate(ctx, merchant, status) }
    made.set(merchant, answers)
  }
  return answers
}

function consolidate(ctx: Context, merchant: Merchant, status: SiteStatus): ConsolidatedSettings {
  const contactKey = contactKeyOf(ctx.secrets, merchant.code)
  const { sms: _forTheServer, ...shown } = merchant.settings
  return {
    ...shown,
    // Whole languages are fetched by those who read them.
    texts: Object.fromEntries(
      Object.entries(merchant.settings.texts).filter(([code]) => languages.some((one) => one === code)),
    ),
    merchantCode: merchant.code,
    trialMerchantCode: trialTwinOf(ctx, merchant.code)?.code ?? null,
    name: merchant.name,
    currency: merchant.currency,
    timeZone: merchant.timeZone,
    theme: merchant.theme,
    status,
    whitelabel: merchant.flags,
    customerService: merchant.settings.customerService.map((contact) => ({
      ...contact,
      path: sealContactLink(contactKey, contact.path),
    })),
    customerServiceKey: contactKey.text,
    sealKey: sealKeyOf(ctx.secrets),
  }
}
