import type { OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import type { GameVendor } from '@perya/contract/games'

export type VendorMapping = OutputOf<Endpoints['getVendorMapping']>

/** The vendors of every category; one with games in several stands there as often. */
export function vendorsIn({ gameType: _gameType, ...byCategory }: VendorMapping['mapping']): GameVendor[] {
  return Object.values(byCategory).flatMap((vendors) => vendors ?? [])
}
