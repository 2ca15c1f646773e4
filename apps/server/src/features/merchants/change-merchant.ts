import type { SiteChange } from '@perya/contract/ops-site'
import type { RegisterRules } from '@perya/contract/settings'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/db.ts'
import { notify } from '#platform/notifications.ts'
import { faultOfPattern } from '#platform/pattern.ts'
import { defaultWebDir } from '#platform/web/index.ts'
import { type Catalogue, checkNewTexts, readCatalogue } from './bring-texts.ts'
import { ChangeRefused, isOffered, planChange } from './change.rules.ts'
import { merchantChannel } from './directory.ts'
import { type Merchant, toMerchant } from './merchant.ts'
import * as store from './merchants.store.ts'

/** Changes one thing about a merchant; every running server follows when it commits. */
export async function changeMerchant(
  db: Db,
  code: string,
  name: string,
  value: string,
  openCatalogue: () => Catalogue = () => readCatalogue(defaultWebDir),
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await store.lockMerchant(tx, code)
    if (!row) throw await unknownMerchant(tx, code)
    const merchant = toMerchant(row)
    const change = planChange(name, value, merchant)
    if (change.settings?.texts) {
      checkNewTexts(change.settings.texts, merchant.settings.texts, openCatalogue())
    }
    if (change.settings?.register) checkPatterns(change.settings.register)
    if (change.columns) await store.updateMerchant(tx, code, change.columns)
    if (change.flags) await store.updateMerchant(tx, code, { flags: { ...row.flags, ...change.flags } })
    if (change.settings) {
      assertAgeIsJudged(row, change.settings)
      await store.updateMerchant(tx, code, { settings: { ...row.settings, ...change.settings } })
    }
    if (change.isDefault) await store.makeDefault(tx, code)
    if (change.hosts) {
      for (const host of change.hosts) {
        const owner = await store.findHostOwner(tx, host)
        if (owner && owner !== code) throw new ChangeRefused(`The host ${host} belongs to ${owner}.`)
      }
      await store.replaceHosts(tx, code, change.hosts)
    }
    await notify(tx, merchantChannel, code)
  })
}

/** A pattern that no engine of ours can run would close registration. */
function checkPatterns(register: RegisterRules): void {
  for (const [field, { pattern }] of Object.entries(register)) {
    const fault = faultOfPattern(pattern)
    if (fault !== null) throw new ChangeRefused(`register cannot be that at ${field}.pattern: ${fault}.`)
  }
}

/** Whoever may play unverified was judged by a birth date they had to give; without either nobody judges their age. */
function assertAgeIsJudged(row: store.MerchantRow, change: Record<string, unknown>): void {
  if (!('identityFor' in change || 'register' in change)) return
  const { identityFor, register } = toMerchant({ ...row, settings: { ...row.settings, ...change } }).settings
  const { enabled, required } = register.birthDate
  if (identityFor.play || (enabled && required)) return
  throw new ChangeRefused(
    'register' in change
      ? 'register has to require birthDate while identityFor.play is false, or nobody would judge the age of players.'
      : 'identityFor.play cannot be false while register does not require birthDate, or nobody would judge the age of players.',
  )
}

/** Changes several things at once, or none of them. */
export async function changeSite(db: Db, code: string, { flags, ...settings }: SiteChange): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await store.lockMerchant(tx, code)
    if (!row) throw await unknownMerchant(tx, code)
    const { texts } = toMerchant(row).settings
    const { enabled, default: first } = settings.languages ?? { enabled: [], default: null }
    if (!enabled.every((language) => isOffered(language, texts))) throw new AppError('language.silent')
    if (first !== null && !enabled.includes(first)) {
      throw new AppError('input.invalid', { field: 'languages.default' })
    }
    await store.updateMerchant(tx, code, {
      flags: { ...row.flags, ...flags },
      settings: { ...row.settings, ...settings },
    })
    await notify(tx, merchantChannel, code)
  })
}

/** Opens a site with a twin for its trial members. The first one becomes the default. */
export async function createMerchant(db: Db, code: string, name: string): Promise<void> {
  if (!/^[A-Z0-9]{2,15}$/.test(code)) {
    throw new ChangeRefused(`A merchant's code is 2 to 15 capital letters and digits, not ${code}.`)
  }
  await db.transaction().execute(async (tx) => {
    const isFirst = (await store.listMerchants(tx)).length === 0
    const isNew = await store.insertMerchant(tx, { code, name, is_default: isFirst })
    if (!isNew) throw new ChangeRefused(`There is a merchant ${code} already.`)
    await store.insertMerchant(tx, { code: `${code}T`, name: `${name} trial`, trial_of: code })
    await notify(tx, merchantChannel, code)
  })
}

export async function readMerchant(db: Db, code: string): Promise<Merchant> {
  const row = (await store.listMerchants(db)).find((merchant) => merchant.code === code)
  if (!row) throw await unknownMerchant(db, code)
  return toMerchant(row)
}

async function unknownMerchant(db: Db, code: string): Promise<ChangeRefused> {
  const codes = (await store.listMerchants(db)).map((merchant) => merchant.code)
  return new ChangeRefused(
    `There is no merchant ${code}; there ${codes.length === 0 ? 'is none yet' : `are: ${codes.join(', ')}`}.`,
  )
}
