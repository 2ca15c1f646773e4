import type { GameVendor } from '@perya/contract/games'
import type { VendorMapping } from '#lib/lobby/lobby.ts'

/** Vendors with something to play, each once under its largest category, those with most to play first. */
export function openVendors(mapping: Pick<VendorMapping, 'mapping'> | undefined): GameVendor[] {
  const largest = new Map<string, GameVendor>()
  for (const vendor of Object.values(mapping?.mapping.categories ?? {}).flat()) {
    if (vendor.openCount > (largest.get(vendor.vassalage)?.openCount ?? 0))
      largest.set(vendor.vassalage, vendor)
  }
  return [...largest.values()].sort((one, other) => other.openCount - one.openCount)
}
