import { z } from 'zod'
import { Country } from './country.ts'
import { endpoint } from './endpoint.ts'
import { Flags } from './flags.ts'
import { KnownLanguageCode, Text } from './language.ts'
import { SealKey } from './sealed.ts'
import { contactTypes, DomainRoute, MerchantSettings, RegisterRules, Theme } from './settings.ts'

export const MerchantCode = z.string().regex(/^[A-Z0-9]{2,16}$/)

/** A contact link whose path is AES-GCM under `customerServiceKey`: iv (12 bytes), then the rest, base64url. */
export const SealedContact = z.strictObject({
  csType: z.enum(contactTypes),
  csPosition: z.int(),
  title: Text,
  path: z.string(),
})
export type SealedContact = z.infer<typeof SealedContact>

export const SiteStatus = z.strictObject({
  maintenance: z.boolean(),
  regionRestricted: z.boolean(),
})
export type SiteStatus = z.infer<typeof SiteStatus>

/** All a site needs to know about itself before it shows anything. */
export const ConsolidatedSettings = MerchantSettings.omit({ sms: true }).extend({
  merchantCode: MerchantCode,
  /** The merchant that holds this site's trial members, when it has one. */
  trialMerchantCode: MerchantCode.nullable(),
  name: z.string(),
  currency: z.string().length(3),
  timeZone: z.string(),
  theme: Theme,
  status: SiteStatus,
  whitelabel: Flags,
  customerService: z.array(SealedContact),
  customerServiceKey: z.string(),
  sealKey: SealKey,
})
export type ConsolidatedSettings = z.infer<typeof ConsolidatedSettings>

const Nothing = z.strictObject({})

export const getConsolidatedSettings = endpoint({
  summary: 'Everything about the site in one answer.',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  access: 'anyone',
  input: Nothing,
  output: ConsolidatedSettings,
  errors: [],
  isAlwaysOpen: true,
  isRevalidated: true,
})

export const getWhitelabel = endpoint({
  summary: "The site's white-label flags.",
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'anyone',
  input: Nothing,
  output: Flags,
  errors: [],
  isAlwaysOpen: true,
  isRevalidated: true,
})

export const getSiteStatus = endpoint({
  summary: 'Whether the site is in maintenance or restricted where the caller is.',
  method: 'GET',
  path: '/wps/system/status',
  access: 'anyone',
  input: Nothing,
  output: SiteStatus,
  errors: [],
  isAlwaysOpen: true,
  isBackground: true,
  isRevalidated: true,
})

export const getDomainRoute = endpoint({
  summary: 'Where the site finds its API and pictures, and the other names it answers on.',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'anyone',
  input: Nothing,
  output: DomainRoute,
  errors: [],
  isAlwaysOpen: true,
  isRevalidated: true,
})

export const getSiteTexts = endpoint({
  summary:
    'The merchant’s own words for readers of one language, by the id of the text they stand in for; the platform’s words stand where they are silent.',
  method: 'GET',
  path: '/wps/system/texts',
  access: 'anyone',
  input: z.strictObject({ language: KnownLanguageCode }),
  output: z.record(z.string(), z.string()),
  errors: [],
  isAlwaysOpen: true,
  isRevalidated: true,
})

export const listCountries = endpoint({
  summary: 'Every country with its dialing code, the Philippines first.',
  method: 'GET',
  path: '/wps/system/country',
  access: 'anyone',
  input: Nothing,
  output: z.array(Country),
  errors: [],
  isAlwaysOpen: true,
  isRevalidated: true,
})

export const getRegisterRules = endpoint({
  summary: 'Which fields a registration asks for, and the rule of each.',
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'anyone',
  input: Nothing,
  output: RegisterRules,
  errors: [],
  isAlwaysOpen: true,
  isRevalidated: true,
})

export const merchantEndpoints = {
  getConsolidatedSettings,
  getWhitelabel,
  getSiteStatus,
  getDomainRoute,
  getSiteTexts,
  listCountries,
  getRegisterRules,
}
