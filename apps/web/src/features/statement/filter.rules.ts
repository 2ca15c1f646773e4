/** What a statement shows: a period of business days, the kinds of movement and one of the member's wallets. */
import type { TransferGroup, TransferKind } from '@perya/contract/ledger'
import type { WalletName } from '@perya/contract/wallet'
import { type Period, readPeriod, writePeriod } from '#lib/record/period.rules.ts'

export type MovementType = TransferKind | TransferGroup

export type StatementFilter = Period & {
  /** All when empty. */
  types: readonly MovementType[]
  wallet: WalletName
}

/** Satisfied by every wallet's name, so that a new one cannot be forgotten. */
const walletOrder = { cash: 0, bonus: 1, held: 2, in_transit: 3 } satisfies Record<WalletName, number>
export const wallets = Object.keys(walletOrder) as WalletName[]

/** The filter an address stands for; what makes no sense in it counts as not said. */
export function readFilter(address: URLSearchParams, today: string): StatementFilter {
  const wallet = wallets.find((name) => name === address.get('wallet')) ?? 'cash'
  const types = (address.get('types') ?? '')
    .split(',')
    .filter((type) => /^[a-z_]+$/i.test(type))
    // The specification's name for what agents get.
    .map((type) => (type === 'A' ? 'agent' : type)) as MovementType[]
  return { ...readPeriod(address, today), types, wallet }
}

/** The address of a filter; what is usual goes without saying. */
export function writeFilter(filter: StatementFilter): URLSearchParams {
  const address = writePeriod(filter)
  if (filter.types.length > 0) address.set('types', filter.types.join(','))
  if (filter.wallet !== 'cash') address.set('wallet', filter.wallet)
  return address
}

/** Chooses a kind or a whole group, or takes it back; a group stands for its kinds, so never both. */
export function toggleType(
  types: readonly MovementType[],
  type: MovementType,
  { group, kinds }: { group: TransferGroup; kinds: readonly TransferKind[] },
): MovementType[] {
  if (types.includes(type)) return types.filter((chosen) => chosen !== type)
  const rivals: readonly MovementType[] = type === group ? kinds : [group]
  return [...types.filter((chosen) => !rivals.includes(chosen)), type]
}
