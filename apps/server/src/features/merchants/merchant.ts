import { FlagChanges, type Flags, withDefaults } from '@perya/contract/flags'
import { MerchantSettings, Theme } from '@perya/contract/settings'
import { defaultSettings, defaultsIn } from './default-settings.ts'
import type { MerchantRow } from './merchants.store.ts'

/** A white-label site, with every default filled in. */
export type Merchant = {
  code: string
  name: string
  /** Set on the twin that holds a site's trial members. */
  trialOf: string | null
  currency: string
  timeZone: string
  theme: Theme
  isDefault: boolean
  isInMaintenance: boolean
  isRegionRestricted: boolean
  flags: Flags
  settings: MerchantSettings
  hosts: readonly string[]
}

export function toMerchant(row: MerchantRow): Merchant {
  return {
    code: row.code,
    name: row.name,
    trialOf: row.trial_of,
    currency: row.currency,
    timeZone: row.time_zone,
    theme: Theme.parse(row.theme),
    isDefault: row.is_default,
    isInMaintenance: row.maintenance,
    isRegionRestricted: row.region_restricted,
    flags: withDefaults(FlagChanges.parse(row.flags)),
    settings: MerchantSettings.parse({
      ...defaultSettings,
      ...defaultsIn(row.currency),
      ...row.settings,
      // Settings name only what a site has of its own.
      paths: { ...defaultSettings.paths, ...(row.settings.paths ?? {}) },
      register: { ...defaultSettings.register, ...(row.settings.register ?? {}) },
    }),
    hosts: row.hosts,
  }
}
