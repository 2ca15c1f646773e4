/** What an operator may change about a merchant, and in which words. */
import { type FlagName, flagNames, flags } from '@perya/contract/flags'
import { KnownLanguageCode, knownLanguages, languages } from '@perya/contract/language'
import { MerchantSettings, type RegisterRules, TextOverrides, themes } from '@perya/contract/settings'

/** What a change does to a merchant's row; `settings` and `flags` are joined with what is there. */
export type Change = {
  columns?: {
    name?: string
    theme?: string
    currency?: string
    time_zone?: string
    maintenance?: boolean
    region_restricted?: boolean
  }
  flags?: Partial<Record<FlagName, boolean>>
  settings?: Record<string, unknown> & { texts?: TextOverrides; register?: RegisterRules }
  hosts?: string[]
  isDefault?: true
}

/** Why a change is refused, in one sentence for the operator. */
export class ChangeRefused extends Error {
  override name = 'ChangeRefused'
}

type Current = { settings: Pick<MerchantSettings, 'languages' | 'mobileTemplate' | 'texts'> }
type Planner = (value: string, current: Current) => Change

const planners: Record<string, Planner> = {
  maintenance: (value) => ({ columns: { maintenance: toSwitch('maintenance', value) } }),
  region: (value) => ({ columns: { region_restricted: toSwitch('region', value) } }),
  theme: (value) => ({ columns: { theme: oneOf('theme', value, themes) } }),
  name: (value) => ({ columns: { name: value } }),
  currency: (value) => ({ columns: { currency: matching('currency', value, /^[A-Z]{3}$/, 'such as PHP') } }),
  timeZone: (value) => ({
    columns: {
      time_zone: oneOf('timeZone', value, Intl.supportedValuesOf('timeZone'), 'such as Asia/Manila'),
    },
  }),
  hosts: (value) => ({ hosts: listOf(value).map(toHost) }),
  default: (value) => {
    if (!toSwitch('default', value)) throw new ChangeRefused('Make another merchant the default instead.')
    return { isDefault: true }
  },
  language: (value, { settings }) => ({
    settings: {
      languages: {
        ...settings.languages,
        default: oneOf('language', value, settings.languages.enabled, 'the enabled ones'),
      },
    },
  }),
  languages: (value, { settings }) => {
    const enabled = listOf(value).map((language) => toOffered(language, settings.texts))
    const isKept = enabled.includes(settings.languages.default)
    return { settings: { languages: { enabled, default: isKept ? settings.languages.default : enabled[0] } } }
  },
  mem_cen: (value, { settings }) => template('mem_cen', value, settings.mobileTemplate),
  dep_func: (value, { settings }) => template('dep_func', value, settings.mobileTemplate),
}

const settingNames = Object.keys(MerchantSettings.shape).filter((name) => !(name in planners))

/** Everything that can be set, for whoever mistyped. */
export const changeableNames = [...Object.keys(planners), ...settingNames, ...flagNames]

export function planChange(name: string, value: string, current: Current): Change {
  const planner = planners[name]
  if (planner) return planner(value, current)
  if (name in flags) return { flags: { [name]: toSwitch(name, value) } }
  if (name.startsWith('texts.'))
    return { settings: { texts: changeText(name, value, current.settings.texts) } }
  if (settingNames.includes(name))
    return { settings: { [name]: toSetting(name, value) } as Change['settings'] & object }
  throw new ChangeRefused(`There is no setting ${name}; there are: ${changeableNames.join(', ')}.`)
}

/** A language of the platform, or one the merchant has brought words for. */
export const isOffered = (language: KnownLanguageCode, texts: TextOverrides): boolean =>
  languages.some((one) => one === language) || texts[language] !== undefined

function toOffered(value: string, texts: TextOverrides): KnownLanguageCode {
  const known = KnownLanguageCode.safeParse(value)
  if (known.success && isOffered(known.data, texts)) return known.data
  const offered = [...new Set([...languages, ...Object.keys(texts)])].join(', ')
  throw new ChangeRefused(
    `languages cannot be ${value}; it can be: ${offered}${known.success ? `, and ${value} once its texts are brought` : ''}.`,
  )
}

/** One text, named `texts.EN.nav.home`; an empty value gives the platform's own words back. */
function changeText(name: string, value: string, current: TextOverrides): TextOverrides {
  const [, language = '', ...id] = name.split('.')
  const { [id.join('.')]: _old, ...others } = current[language as KnownLanguageCode] ?? {}
  const changed = value === '' ? others : { ...others, [id.join('.')]: value }
  const parsed = TextOverrides.safeParse({ ...current, [language]: changed })
  if (!Object.hasOwn(knownLanguages, language) || !parsed.success) {
    throw new ChangeRefused(
      `${name} is no text; a text is named by language and id, such as texts.EN.nav.home.`,
    )
  }
  return parsed.data
}

function toSwitch(name: string, value: string): boolean {
  if (['on', 'true', '1'].includes(value)) return true
  if (['off', 'false', '0'].includes(value)) return false
  throw new ChangeRefused(`${name} cannot be ${value}; it is on or off.`)
}

function oneOf<T extends string>(
  name: string,
  value: string,
  allowed: readonly T[],
  hint = allowed.join(', '),
): T {
  const found = allowed.find((one) => one === value)
  if (found === undefined) throw new ChangeRefused(`${name} cannot be ${value}; it can be: ${hint}.`)
  return found
}

function matching(name: string, value: string, pattern: RegExp, hint: string): string {
  if (!pattern.test(value)) throw new ChangeRefused(`${name} cannot be ${value}; it is ${hint}.`)
  return value
}

function template(name: 'mem_cen' | 'dep_func', value: string, current: MerchantSettings['mobileTemplate']) {
  return { settings: { mobileTemplate: { ...current, [name]: oneOf(name, value, ['0', '1']) } } }
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function toHost(value: string): string {
  const host = value.toLowerCase()
  return matching('hosts', host, /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/, 'host names such as play.example.com')
}

/** Settings with a shape of their own are given as JSON, plain ones as they are. */
function toSetting(name: string, value: string): unknown {
  const shape = MerchantSettings.shape[name as keyof typeof MerchantSettings.shape]
  for (const candidate of [value, fromJson(value)]) {
    const parsed = shape.safeParse(candidate)
    if (parsed.success) return parsed.data
  }
  const issue = shape.safeParse(fromJson(value) ?? value).error?.issues[0]
  const place = issue?.path.join('.')
  throw new ChangeRefused(`${name} cannot be that${place ? ` at ${place}` : ''}: ${issue?.message}.`)
}

function fromJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
