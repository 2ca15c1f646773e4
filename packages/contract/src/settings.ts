import { z } from 'zod'
import { GameCategory } from './category.ts'
import { IdentityNeed } from './identity-check.ts'
import { KnownLanguageCode, Text } from './language.ts'
import { AmountText } from './values.ts'

/** What a merchant's site looks like and offers, beside its flags. */

export const themes = ['tala', 'dagat', 'pula'] as const
export const Theme = z.enum(themes)
export type Theme = z.infer<typeof Theme>

/** A link on this site or a full address elsewhere. */
const Link = z
  .string()
  .regex(/^(?:\/(?!\/)|https:\/\/)\S*$/, 'a path such as /files/app.apk or an https address')

export const resourceTypes = ['IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon'] as const
export const Resource = z.strictObject({ resourceType: z.enum(resourceTypes), url: Link })
export type Resource = z.infer<typeof Resource>

export const contactTypes = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK'] as const
export const Contact = z.strictObject({
  csType: z.enum(contactTypes),
  /** Where the floating button stands, from the top. */
  csPosition: z.int().min(1).max(9),
  title: Text,
  path: Link,
})
export type Contact = z.infer<typeof Contact>

/** Template choices: `1` is the new screen, `0` the base one. */
export const MobileTemplate = z.strictObject({
  mem_cen: z.enum(['0', '1']),
  dep_func: z.enum(['0', '1']),
  /** Behind the offer of the app: a colour, or the address of a picture; the theme's own when empty. */
  app_background: z.string(),
  app_desc: Text,
  /** Of the words of that offer; the theme's own when empty. */
  app_desc_font_color: z.string(),
  parameters: z.strictObject({
    pwa: z.strictObject({
      icons: z.array(
        z.strictObject({
          src: Link,
          sizes: z.string(),
          type: z.string(),
          purpose: z.enum(['any', 'maskable']),
        }),
      ),
    }),
  }),
})
export type MobileTemplate = z.infer<typeof MobileTemplate>

export const DomainRoute = z.strictObject({
  /** Where the app finds the API, this site when empty: another name of the site, at https and under the same domain. */
  api: z.string(),
  /** Where game pictures come from, at https; the first of `imageCDNs` when empty, and this site without any. */
  image: z.string(),
  /** Other names this site's pages are reached by; they may call it too. */
  domains: z.array(z.string()),
})
export type DomainRoute = z.infer<typeof DomainRoute>

/** Keys of the fields a registration may ask for. */
export const registerFields = [
  'username',
  'password',
  'mobileNum',
  'verificationCode',
  'birthDate',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
  'recommenderId',
  'affiliateCode',
] as const
export type RegisterField = (typeof registerFields)[number]

export const FieldRule = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  /** A regular expression (flag `u`) the whole value has to match, without look-aheads and back-references. */
  pattern: z.string().max(500),
  message: Text,
})
export type FieldRule = z.infer<typeof FieldRule>

export const RegisterRules = z.strictObject(
  Object.fromEntries(registerFields.map((name) => [name, FieldRule])) as Record<
    RegisterField,
    typeof FieldRule
  >,
)
export type RegisterRules = z.infer<typeof RegisterRules>

export const Paths = z.strictObject({
  /** Where "customer service" in a list leads. */
  service: Link,
  terms: Link,
  privacy: Link,
  licence: Link,
})
export type Paths = z.infer<typeof Paths>

export const LanguageChoice = z.strictObject({
  enabled: z.array(KnownLanguageCode).min(1),
  default: KnownLanguageCode,
})
export type LanguageChoice = z.infer<typeof LanguageChoice>

/** What a browser needs to reach the merchant's Firebase project. None of it is secret. */
export const FirebaseSetup = z.strictObject({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  appId: z.string(),
  /** Where the Auth emulator listens, for tests and laptops; `null` means Google's own servers. */
  emulatorUrl: z.url().nullable(),
})
export type FirebaseSetup = z.infer<typeof FirebaseSetup>

const textIdPattern = /^[\w-]+(?:\.[\w-]+)*$/
const textLength = 2_000

/** A merchant's own words: by language, then by the id of the text they stand in for. */
export const TextOverrides = z.partialRecord(
  KnownLanguageCode,
  z.record(
    z.string().max(100).regex(textIdPattern, 'the id of a text, such as nav.home'),
    z.string().max(textLength),
  ),
)
export type TextOverrides = z.infer<typeof TextOverrides>

/** To whom the site sends codes by SMS, and how many in a day: each costs, and some people are paid for them. */
export const SmsLimits = z.strictObject({
  /** ISO codes of countries; the site's own country when empty. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'two capital letters such as PH')),
  perDay: z.int().min(0).max(1_000_000),
})
export type SmsLimits = z.infer<typeof SmsLimits>

const Age = z.int().min(18).max(25)

/** Everything a merchant may set; what it leaves out follows the platform. */
export const MerchantSettings = z.strictObject({
  languages: LanguageChoice,
  mobileTemplate: MobileTemplate,
  resources: z.array(Resource),
  customerService: z.array(Contact),
  /** Where else game pictures are; asked one after the other for one that did not come. */
  imageCDNs: z.array(z.url({ protocol: /^https$/ })),
  domainRoute: DomainRoute,
  paths: Paths,
  register: RegisterRules,
  mainDomain: z.string(),
  licence: Text,
  minimumAge: Age,
  /** Where a category asks for more than the site. */
  categoryAges: z.partialRecord(GameCategory, Age),
  identityFor: IdentityNeed,
  /** How much somebody nobody has verified may deposit in all; `null` for any amount. */
  unverifiedDepositMax: AmountText.nullable(),
  firebase: FirebaseSetup.nullable(),
  sms: SmsLimits,
  texts: TextOverrides,
})
export type MerchantSettings = z.infer<typeof MerchantSettings>
