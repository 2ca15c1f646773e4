/** What lotteries are called, and which tile of the catalogue shows each. */
import { lotteries, lotteryOf } from './lotteries.ts'
import type { PrizeMode } from './lottery.ts'

type Language = 'TY' | 'EN'
type Text = Record<Language, string>
type Shown = { name: Text; nodeId: string | null }

const both = (name: string): Text => ({ TY: name, EN: name })
const tile = (nodeId: string, TY: string, EN = TY): Shown => ({ name: { TY, EN }, nodeId })
const plain = (TY: string, EN = TY): Shown => ({ name: { TY, EN }, nodeId: null })

const named: Readonly<Record<string, Shown>> = {
  'ssc-1': tile('tcg-elott-manila-1-min', 'Manila 1 Min'),
  'ssc-1.5': tile('tcg-elott-cebu-90-sec', 'Cebu 90 Sec'),
  'ssc-3': tile('tcg-elott-davao-3-min', 'Davao 3 Min'),
  'ssc-5': tile('tcg-elott-iloilo-5-min', 'Iloilo 5 Min'),
  'ssc-10': tile('tcg-elott-baguio-10-min', 'Baguio 10 Min'),
  'pk10-1': tile('tcg-elott-racing-1-min', 'Karera 1 Min', 'Racing 1 Min'),
  'pk10-3': tile('tcg-elott-racing-3-min', 'Karera 3 Min', 'Racing 3 Min'),
  'pk10-5': tile('tcg-elott-boat-race-5-min', 'Bangka Race 5 Min', 'Boat Race 5 Min'),
  'k3-1': tile('tcg-elott-dice-1-min', 'Dais 1 Min', 'Dice 1 Min'),
  'k3-3': tile('tcg-elott-dice-3-min', 'Dais 3 Min', 'Dice 3 Min'),
  'k3-5': tile('tcg-elott-dice-5-min', 'Dais 5 Min', 'Dice 5 Min'),
  '11x5-1': tile('tcg-elott-eleven-1-min', 'Onse 1 Min', 'Eleven 1 Min'),
  '11x5-3': tile('tcg-elott-eleven-3-min', 'Onse 3 Min', 'Eleven 3 Min'),
  '11x5-5': tile('tcg-elott-eleven-5-min', 'Onse 5 Min', 'Eleven 5 Min'),
  'happy-8-1': tile('tcg-elott-keno-1-min', 'Keno 1 Min'),
  'happy-8-3': tile('tcg-elott-keno-3-min', 'Keno 3 Min'),
  'happy-8-5': tile('tcg-elott-keno-5-min', 'Keno 5 Min'),
  'mark-six-5': tile('tcg-elott-mark-six-5-min', 'Mark Six 5 Min'),
  'mark-six': tile('tcg-elott-mark-six-daily', 'Mark Six Daily'),
  'zy-ssc-1': plain('ZY Manila 1 Min'),
  'zy-pk10-1': plain('ZY Karera 1 Min', 'ZY Racing 1 Min'),
  'zy-k3-1': plain('ZY Dais 1 Min', 'ZY Dice 1 Min'),
  'e-ssc-1': tile('tcg-elott-e-digits-1-min', 'E-Digits 1 Min'),
  'e-k3-1': tile('tcg-elott-e-dice-1-min', 'E-Dais 1 Min', 'E-Dice 1 Min'),
  'vn-north': tile('tcg-lotto-vn-ha-noi', 'Miền Bắc'),
  'vn-north-1': plain('Miền Bắc 1 Min'),
  'vn-north-5': plain('Miền Bắc 5 Min'),
  'vn-south-1': plain('Miền Nam 1 Min'),
  'vn-south-5': plain('Miền Nam 5 Min'),
  'sea-manila-1': plain('Manila Bay 1 Min'),
  'sea-bangkok-1': tile('tcg-sea-thai-lotto', 'Bangkok 1 Min'),
  'sea-jakarta-3': tile('tcg-sea-jakarta-4d', 'Jakarta 3 Min'),
  'sea-singapore-5': tile('tcg-sea-singa-4d', 'Singapore Six 5 Min'),
  'sea-racing-1': plain('SEA Karera 1 Min', 'SEA Racing 1 Min'),
  'sea-dice-1': plain('SEA Dais 1 Min', 'SEA Dice 1 Min'),
  'ph-2d': tile('tcg-lotto-ph-2d-lotto', '2D Lotto'),
  'ph-3d': tile('tcg-lotto-ph-3d-lotto', '3D Lotto'),
  'ph-4d': tile('tcg-lotto-ph-4d-lotto', '4D Lotto'),
  'ph-6d': tile('tcg-lotto-ph-6d-lotto', '6D Lotto'),
  'ph-6-42': tile('tcg-lotto-ph-lotto-6-42', 'Lotto 6/42'),
  'ph-6-45': tile('tcg-lotto-ph-lotto-6-45', 'Lotto 6/45'),
  'ph-6-49': tile('tcg-lotto-ph-lotto-6-49', 'Lotto 6/49'),
  'ph-6-55': tile('tcg-lotto-ph-lotto-6-55', 'Lotto 6/55'),
  'ph-6-58': tile('tcg-lotto-ph-lotto-6-58', 'Lotto 6/58'),
}

/** Stations whose lotteries are named after them, as they are written there. */
const stationNames: Readonly<Record<string, string>> = {
  'ho-chi-minh': 'TP Hồ Chí Minh',
  'dong-thap': 'Đồng Tháp',
  'ca-mau': 'Cà Mau',
  'ben-tre': 'Bến Tre',
  'vung-tau': 'Vũng Tàu',
  'bac-lieu': 'Bạc Liêu',
  'dong-nai': 'Đồng Nai',
  'can-tho': 'Cần Thơ',
  'soc-trang': 'Sóc Trăng',
  'tay-ninh': 'Tây Ninh',
  'an-giang': 'An Giang',
  'binh-thuan': 'Bình Thuận',
  'vinh-long': 'Vĩnh Long',
  'binh-duong': 'Bình Dương',
  'tra-vinh': 'Trà Vinh',
  'long-an': 'Long An',
  'binh-phuoc': 'Bình Phước',
  'hau-giang': 'Hậu Giang',
  'tien-giang': 'Tiền Giang',
  'kien-giang': 'Kiên Giang',
  'da-lat': 'Đà Lạt',
  'phu-yen': 'Phú Yên',
  hue: 'Huế',
  'dak-lak': 'Đắk Lắk',
  'quang-nam': 'Quảng Nam',
  'da-nang': 'Đà Nẵng',
  'khanh-hoa': 'Khánh Hòa',
  'binh-dinh': 'Bình Định',
  'quang-tri': 'Quảng Trị',
  'quang-binh': 'Quảng Bình',
  'gia-lai': 'Gia Lai',
  'ninh-thuan': 'Ninh Thuận',
  'quang-ngai': 'Quảng Ngãi',
  'dak-nong': 'Đắk Nông',
  'kon-tum': 'Kon Tum',
}

function shownAs(code: string): Shown {
  const own = named[code]
  if (own) return own
  const station = code.replace(/^vn-(?:south|central)-/, '')
  const name = stationNames[station]
  if (name === undefined) return { name: both(lotteryOf(code)?.code ?? code), nodeId: null }
  return {
    name: both(name),
    nodeId: `tcg-lotto-vn-${station === 'ho-chi-minh' ? 'tp-ho-chi-minh' : station}`,
  }
}

export const lotteryName = (code: string, language: Language): string => {
  const { TY, EN } = shownAs(code).name
  return language === 'TY' ? TY : EN
}

/** The tile of a lottery, `null` where the catalogue has none. */
export const tileOf = (code: string): string | null => shownAs(code).nodeId

/** Where the lobby lists each lottery, also one without a tile of its own. */
export const lotteryTiles = lotteries.map(({ code, vendor }) => {
  const listedBy = vendor !== 'HOUSE' ? vendor : code.startsWith('ph-') ? 'TCG_LOTTO_PH' : 'TCG_ELOTT'
  const category = listedBy === 'TCG_ELOTT' ? 'ELOTT' : 'LOTT'
  return { code, nodeId: tileOf(code), vendor: listedBy, category } as const
})

/** Stations of the north, whose one draw a day is the same lottery. */
const northTiles = ['quang-ninh', 'bac-ninh', 'hai-phong', 'nam-dinh', 'thai-binh'].map(
  (station) => `tcg-lotto-vn-${station}`,
)

const codesByTile = new Map<string, string>([
  ...northTiles.map((nodeId) => [nodeId, 'vn-north'] as const),
  ...lotteries.flatMap(({ code }) => {
    const nodeId = tileOf(code)
    return nodeId === null ? [] : [[nodeId, code] as const]
  }),
])

/** Whether a tile of the catalogue leads to a lottery. */
export const hasTile = (nodeId: string): boolean => codesByTile.has(nodeId)

/** The prize mode of the lottery a tile leads to, if it leads to one. */
export const prizeModeOfTile = (nodeId: string): PrizeMode | undefined =>
  lotteryOf(codesByTile.get(nodeId) ?? '')?.prizeMode

const codesByGame = new Map(
  [...codesByTile].map(([nodeId, code]) => [
    // The catalogue's own code of a tile: `tcg-elott-manila-1-min` is MANILA_1_MIN.
    nodeId
      .replace(/^tcg-(?:elott|sea|lotto-(?:ph|vn))-/, '')
      .replaceAll('-', '_')
      .toUpperCase(),
    code,
  ]),
)

/** A lottery's code, also for whoever comes from its tile and has the catalogue's. */
export const codeOfGame = (code: string): string => codesByGame.get(code) ?? code
