/** What a site is: its settings, flags, texts, and the site itself. */
import { readFileSync } from 'node:fs'
import { fallbackOrder } from '@perya/contract/fallback'
import { flagNames, flags } from '@perya/contract/flags'
import type { KnownLanguageCode } from '@perya/contract/language'
import {
  bringTexts,
  ChangeRefused,
  changeMerchant,
  createMerchant,
  type Merchant,
  readCatalogue,
  readMerchant,
} from '#features/merchants/index.ts'
import type { Db } from '#platform/db.ts'
import { defaultWebDir } from '#platform/web/index.ts'

export async function changeSite(
  db: Db,
  code: string,
  action: string,
  rest: string[],
): Promise<string | null> {
  if (action === 'show' && rest.length === 0) return describe(await readMerchant(db, code))
  if (action === 'set' && rest.length === 2) {
    const [name = '', value = ''] = rest
    await changeMerchant(db, code, name, value)
    return `${name} of ${code} is now ${value}.`
  }
  if (action === 'texts' && rest.length === 2) {
    const [language = '', file = ''] = rest
    const { brought, missing } = await bringTexts(
      db,
      code,
      { language, json: readWritten(file) },
      readCatalogue(defaultWebDir),
    )
    const order = fallbackOrder(language as KnownLanguageCode).join(' → ')
    return `${code} speaks ${language} with ${brought} texts; ${missing} are looked for in the order ${order}.`
  }
  if (action === 'create' && rest.length > 0) {
    await createMerchant(db, code, rest.join(' '))
    return `The merchant ${code} is open, with ${code}T for its trial members.`
  }
  return null
}

function readWritten(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ChangeRefused(`The file ${file} cannot be read.`)
  }
}

function describe(merchant: Merchant): string {
  const { settings } = merchant
  const onOff = (isOn: boolean) => (isOn ? 'on' : 'off')
  const facts = {
    name: merchant.name,
    maintenance: onOff(merchant.isInMaintenance),
    region: onOff(merchant.isRegionRestricted),
    default: onOff(merchant.isDefault),
    hosts: merchant.hosts.join(','),
    theme: merchant.theme,
    currency: merchant.currency,
    timeZone: merchant.timeZone,
    language: settings.languages.default,
    languages: settings.languages.enabled.join(','),
    mem_cen: settings.mobileTemplate.mem_cen,
    dep_func: settings.mobileTemplate.dep_func,
    minimumAge: settings.minimumAge,
    categoryAges: settings.categoryAges,
    identityFor: settings.identityFor,
    unverifiedDepositMax: settings.unverifiedDepositMax,
    mainDomain: settings.mainDomain,
  }
  const line = (name: string, value: unknown, meaning = '') =>
    `${name.padEnd(22)}${String(value).padEnd(meaning ? 6 : 0)}${meaning}`.trimEnd()
  return [
    line('code', merchant.code),
    ...Object.entries(facts).map(([name, value]) => line(name, value)),
    '',
    ...ownWords(settings.texts).map(([name, text]) => line(`${name} `, text)),
    ...flagNames.map((name) => line(name, onOff(merchant.flags[name]), flags[name].meaning)),
  ].join('\n')
}

/** Each text the site has words of its own for, by the name it is set under. */
function ownWords(texts: Merchant['settings']['texts']): [string, string][] {
  return Object.entries(texts).flatMap(([language, words]) =>
    Object.entries(words).map(([id, text]): [string, string] => [`texts.${language}.${id}`, text]),
  )
}
