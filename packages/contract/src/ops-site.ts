import { z } from 'zod'
import { operatorEndpoint } from './endpoint.ts'
import { FlagChanges, Flags } from './flags.ts'
import { KnownLanguageCode } from './language.ts'
import { MerchantSettings, TextOverrides } from './settings.ts'

/** What a site's operators may set by call; only the operator of the platform sets the rest. */
const SiteSettings = MerchantSettings.pick({
  languages: true,
  customerService: true,
  paths: true,
  licence: true,
  minimumAge: true,
  categoryAges: true,
})

export const getSite = operatorEndpoint({
  summary: 'How the site is set: languages, contacts, ages, licence, flags, and its own words.',
  method: 'GET',
  path: '/ops/site',
  permission: 'site.edit',
  input: z.strictObject({}),
  output: SiteSettings.extend({ flags: Flags, texts: TextOverrides }),
  errors: [],
})

export const SiteChange = SiteSettings.partial().extend({ flags: FlagChanges.optional() })
export type SiteChange = z.output<typeof SiteChange>

export const changeSite = operatorEndpoint({
  summary: 'Changes what it names and leaves the rest; running servers follow within a second.',
  method: 'POST',
  path: '/ops/site',
  permission: 'site.edit',
  input: SiteChange,
  output: z.strictObject({}),
  errors: ['language.silent'],
})

export const saveTexts = operatorEndpoint({
  summary:
    'Puts the site’s own words in place of the platform’s, text by text; an empty one gives the platform’s back. A language is offered from its first words on, and a long one comes in several calls.',
  method: 'POST',
  path: '/ops/site/texts',
  permission: 'site.edit',
  input: z.strictObject({
    language: KnownLanguageCode,
    /** By the id of the text they stand in for. */
    texts: z.record(z.string().max(100), z.string()),
  }),
  /** How many texts of the platform the site has no words of its own for in that language. */
  output: z.strictObject({ missing: z.int() }),
  errors: ['texts.refused'],
})

export const opsSiteEndpoints = { getSite, changeSite, saveTexts }
