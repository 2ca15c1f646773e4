/** What a statement shows: a period of business days, the kinds of movement and one of the member's wallets. */
import type { TransferGroup, TransferKind } from '@perya/contract/ledger'
import type { WalletName } from '@perya/contract/wallet'

export const presets = ['today', 'yesterday', '7', '30'] as const
type Preset = (typeof presets)[number]
export type MovementType = TransferKind | TransferGroup

export type StatementFilter = {
  preset: Preset | 'custom'
  /** Days as `2026-11-15`, both included. */
  startDate: string
  endDate: string
  /** All when empty. */
  types: readonly MovementType[]
  wallet: WalletName
}

/** The longest period the server makes a statement of. */
export const daysMax = 400

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
  const startDate = address.get('startDate') ?? ''
  const endDate = address.get('endDate') ?? ''
  if (faultOf({ startDate, endDate }, today) === null) {
    return { preset: 'custom', startDate, endDate, types, wallet }
  }
  const preset = presets.find((name) => name === address.get('period')) ?? '7'
  return { preset, ...daysOf(preset, today), types, wallet }
}

/** The address of a filter; what is usual goes without saying. */
export function writeFilter(filter: StatementFilter): URLSearchParams {
  const address = new URLSearchParams()
  if (filter.preset === 'custom') {
    address.set('startDate', filter.startDate)
    address.set('endDate', filter.endDate)
  } else if (filter.preset !== '7') address.set('period', filter.preset)
  if (filter.types.length > 0) address.set('types', filter.types.join(','))
  if (filter.wallet !== 'cash') address.set('wallet', filter.wallet)
  return address
}

export function daysOf(preset: Preset, today: string): { startDate: string; endDate: string } {
  if (preset === 'today') return { startDate: today, endDate: today }
  if (preset === 'yesterday') return { startDate: daysBefore(today, 1), endDate: daysBefore(today, 1) }
  return { startDate: daysBefore(today, Number(preset) - 1), endDate: today }
}

export type RangeFault = 'missing' | 'order' | 'future' | 'long'

/** What is wrong with a period the player chose, or `null`. */
export function faultOf(range: { startDate: string; endDate: string }, today: string): RangeFault | null {
  const start = dayNumber(range.startDate)
  const end = dayNumber(range.endDate)
  if (start === null || end === null) return 'missing'
  if (start > end) return 'order'
  if (range.endDate > today) return 'future'
  return end - start + 1 > daysMax ? 'long' : null
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

/** The business day of an instant. */
export function dayOf(instant: string | number, timeZone: string): string {
  // Swedes write dates the way machines do.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(instant))
}

const dayMs = 86_400_000

export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10)
}

function dayNumber(day: string): number | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day ? null : at / dayMs
}
