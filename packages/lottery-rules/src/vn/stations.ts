import type { Weekday } from '../lottery.ts'

/** Where and on which weekdays a result is drawn; kept as data since provinces merge. */
export type Station = {
  readonly code: string
  readonly region: 'north' | 'central' | 'south'
  readonly weekdays: readonly Weekday[]
}

const station =
  (region: Station['region']) =>
  (code: string, ...weekdays: Weekday[]): Station => ({ code, region, weekdays })
const north = station('north')
const central = station('central')
const south = station('south')

/** The north draws one result a day, each in its turn. */
export const northStations: readonly Station[] = [
  north('ha-noi', 1, 4),
  north('quang-ninh', 2),
  north('bac-ninh', 3),
  north('hai-phong', 5),
  north('nam-dinh', 6),
  north('thai-binh', 7),
]

/** In the south and the centre several stations draw on the same day, each a lottery of its own. */
export const stations: readonly Station[] = [
  south('ho-chi-minh', 1, 6),
  south('dong-thap', 1),
  south('ca-mau', 1),
  south('ben-tre', 2),
  south('vung-tau', 2),
  south('bac-lieu', 2),
  south('dong-nai', 3),
  south('can-tho', 3),
  south('soc-trang', 3),
  south('tay-ninh', 4),
  south('an-giang', 4),
  south('binh-thuan', 4),
  south('vinh-long', 5),
  south('binh-duong', 5),
  south('tra-vinh', 5),
  south('long-an', 6),
  south('binh-phuoc', 6),
  south('hau-giang', 6),
  south('tien-giang', 7),
  south('kien-giang', 7),
  south('da-lat', 7),
  central('phu-yen', 1),
  central('hue', 1, 7),
  central('dak-lak', 2),
  central('quang-nam', 2),
  central('da-nang', 3, 6),
  central('khanh-hoa', 3, 7),
  central('binh-dinh', 4),
  central('quang-tri', 4),
  central('quang-binh', 4),
  central('gia-lai', 5),
  central('ninh-thuan', 5),
  central('quang-ngai', 6),
  central('dak-nong', 6),
  central('kon-tum', 7),
]
