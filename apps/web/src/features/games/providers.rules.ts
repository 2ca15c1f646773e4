import type { GameVendor } from '@perya/contract/games'
import { type VendorMapping, vendorsIn } from '#lib/lobby/vendors-in.rules.ts'

/** Vendors with something to play, each once under its largest category, those with most to play first. */
export function openVendors(mapping: Pick<VendorMapping, 'mapping'> | undefined): GameVendor[] {
  const largest = new Map<string, GameVendor>()
  for (const vendor of mapping ? vendorsIn(mapping.mapping) : []) {
    if (vendor.openCount > (largest.get(vendor.vassalage)?.openCount ?? 0))
      largest.set(vendor.vassalage, vendor)
  }
  return [...largest.values()].sort((one, other) => other.openCount - one.openCount)
}
