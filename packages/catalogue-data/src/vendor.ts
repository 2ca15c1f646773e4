import type { GameCategory } from './category.ts'

/** The geometric sign above a vendor's wordmark. */
export type VendorMark =
  | 'star'
  | 'hexagon'
  | 'ring'
  | 'peak'
  | 'wave'
  | 'sun'
  | 'moon'
  | 'bolt'
  | 'crown'
  | 'lantern'
  | 'leaf'
  | 'spade'
  | 'shield'
  | 'ball'
  | 'fan'
  | 'eye'
  | 'arrow'
  | 'fish'
  | 'diamond'
  | 'triangle'
  | 'petals'
  | 'crossed'
  | 'ladder'
  | 'note'

export type Vendor = {
  readonly code: string
  readonly name: string
  /** What the vendor calls its games; sports vendors are split into ESPORTS and COCKFIGHT by the lobby. */
  readonly gameType: GameCategory
  readonly categories: readonly GameCategory[]
  readonly mark: VendorMark
}

const vendor = (
  code: string,
  name: string,
  mark: VendorMark,
  gameType: GameCategory,
  categories: readonly GameCategory[] = [gameType],
): Vendor => ({ code, name, gameType, categories, mark })

/** Every vendor of the demo catalogue. BTI and the TCG family show one mark, JL its own. */
export const vendors = [
  vendor('PERYA', 'Perya', 'lantern', 'RNG', ['INHOUSE']),
  vendor('JL', 'Jade Lantern', 'diamond', 'RNG', ['RNG', 'FISH']),
  vendor('LAKAN', 'Lakan', 'hexagon', 'RNG'),
  vendor('PERLAS', 'Perlas', 'ring', 'RNG'),
  vendor('BULKAN', 'Bulkan', 'peak', 'RNG'),
  vendor('AMIHAN', 'Amihan', 'wave', 'RNG'),
  vendor('HABAGAT', 'Habagat', 'fan', 'RNG'),
  vendor('SILAHIS', 'Silahis', 'sun', 'RNG'),
  vendor('MAYARI', 'Mayari', 'moon', 'RNG'),
  vendor('KIDLAT', 'Kidlat', 'bolt', 'RNG'),
  vendor('ANITO', 'Anito', 'eye', 'RNG'),
  vendor('LUNTIAN', 'Luntian', 'leaf', 'RNG'),
  vendor('SALON', 'Salon Uno', 'crown', 'LIVE'),
  vendor('HARANA', 'Harana Live', 'note', 'LIVE'),
  vendor('MARAHUYO', 'Marahuyo', 'petals', 'LIVE'),
  vendor('DAGAT', 'Dagat', 'fish', 'FISH'),
  vendor('LAOT', 'Laot', 'triangle', 'FISH'),
  vendor('BARAHA', 'Baraha', 'spade', 'PVP'),
  vendor('TROPA', 'Tropa', 'ladder', 'PVP'),
  vendor('BTI', 'Bituin', 'star', 'SPORTS'),
  vendor('HATAW', 'Hataw', 'arrow', 'SPORTS'),
  vendor('LIGA', 'Liga Uno', 'ball', 'SPORTS'),
  vendor('TF', 'Tagisan', 'crossed', 'SPORTS', ['ESPORTS']),
  vendor('DS88', 'Sultada 88', 'shield', 'SPORTS', ['COCKFIGHT']),
  vendor('TCG_ELOTT', 'Bola Express', 'star', 'ELOTT'),
  vendor('TCG_LOTTO_PH', 'Lotto Pinas', 'star', 'LOTT'),
  vendor('TCG_LOTTO_VN', 'Sen Vàng', 'star', 'LOTT'),
  vendor('TCG_SEA', 'Sampaguita', 'star', 'LOTT'),
] as const satisfies readonly Vendor[]

/** The codes of the vendors that offer games of a category. */
export function vendorsOf(category: GameCategory): readonly string[] {
  return vendors
    .filter((each) => (each.categories as readonly GameCategory[]).includes(category))
    .map((each) => each.code)
}
