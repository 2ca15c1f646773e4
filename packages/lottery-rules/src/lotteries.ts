import { amountUnit } from '@perya/money'
import type { Family } from './family.ts'
import type { DailyDraw, Lottery, LotteryLimits, PrizeMode, Weekday, Zone } from './lottery.ts'
import { modes } from './stake.ts'
import { northStations, stations } from './vn/stations.ts'
import { tetPauses } from './vn/tet.ts'

const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

const limits: LotteryLimits = {
  stakePerLine: 50_000n * amountUnit,
  stakePerMemberIssue: 200_000n * amountUnit,
  winPerOrder: 1_000_000n * amountUnit,
  winPerMemberIssue: 2_000_000n * amountUnit,
  liabilityPerNumber: 3_000_000n * amountUnit,
  mostMultiple: 10_000,
  mostChaseIssues: 100,
}

const usual = {
  vendor: 'HOUSE',
  zone: 'Asia/Manila',
  drawSource: 'house',
  prizeGroup: 1_950,
  unitPrices: [2n * amountUnit, amountUnit],
  modes,
  limits,
} as const satisfies Partial<Lottery>

/** The shorter the period, the later its bets may come. */
const closesBeforeFast = (seconds: number) => (seconds <= 90 ? 5 : seconds <= 180 ? 15 : 30)

const fast = (code: string, family: Family, minutes: number, rest: Partial<Lottery> = {}): Lottery => ({
  ...usual,
  code,
  family,
  prizeMode: 'Lott',
  schedule: { everySeconds: minutes * 60 },
  closesBefore: closesBeforeFast(minutes * 60),
  ...rest,
})

const elott: Partial<Lottery> = { prizeMode: 'Elott' }
const zy: Partial<Lottery> = { prizeMode: 'ZY', prizeGroup: 1_900 }
const sea = (zone: Zone): Partial<Lottery> => ({ prizeMode: 'Elott', vendor: 'TCG_SEA', zone })
const fastVn: Partial<Lottery> = {
  prizeMode: 'Elott',
  vendor: 'TCG_LOTTO_VN',
  zone: 'Asia/Ho_Chi_Minh',
  unitPrices: [amountUnit],
}

const daily = (
  code: string,
  family: Family,
  draws: readonly DailyDraw[],
  rest: Partial<Lottery> & { prizeMode: PrizeMode },
): Lottery => ({ ...usual, code, family, schedule: { draws }, closesBefore: 900, ...rest })

const vietnam = {
  prizeMode: 'Lott',
  vendor: 'TCG_LOTTO_VN',
  zone: 'Asia/Ho_Chi_Minh',
  drawSource: 'external',
  unitPrices: [amountUnit],
} as const

const philippine = (pesos: bigint) => ({
  prizeMode: 'Lott' as const,
  unitPrices: [pesos * amountUnit],
  modes: ['1'] as const,
})
/** Sales of the draws at 9 pm end at 8 pm. */
const anHour = 3_600

const threeADay: readonly DailyDraw[] = [
  { at: '14:00', weekdays: everyDay, slot: '1' },
  { at: '17:00', weekdays: everyDay, slot: '2' },
  { at: '21:00', weekdays: everyDay, slot: '3', closesBefore: anHour },
]
const evenings = (...weekdays: Weekday[]): readonly DailyDraw[] => [
  { at: '21:00', weekdays, slot: '', closesBefore: anHour },
]

/** For games whose best prize lies above the usual caps. */
const withWinsTo = (pesos: bigint): Pick<Lottery, 'limits'> => {
  const most = pesos * amountUnit
  return { limits: { ...limits, winPerOrder: most, winPerMemberIssue: most, liabilityPerNumber: 2n * most } }
}
const largeWins = withWinsTo(30_000_000n)

/** One line of twenty pesos can win the whole published jackpot, a system play up to a fifth more. */
const jackpot = (pesos: bigint) => ({ ...philippine(20n), ...withWinsTo((pesos * 6n) / 5n) })

/** Every game, in the order lists show it. */
export const lotteries: readonly Lottery[] = [
  fast('ssc-1', 'ssc', 1),
  fast('ssc-1.5', 'ssc', 1.5),
  fast('ssc-3', 'ssc', 3),
  fast('ssc-5', 'ssc', 5),
  fast('ssc-10', 'ssc', 10),
  fast('pk10-1', 'pk10', 1),
  fast('pk10-3', 'pk10', 3),
  fast('pk10-5', 'pk10', 5),
  fast('k3-1', 'k3', 1),
  fast('k3-3', 'k3', 3),
  fast('k3-5', 'k3', 5),
  fast('11x5-1', '11x5', 1),
  fast('11x5-3', '11x5', 3),
  fast('11x5-5', '11x5', 5),
  fast('happy-8-1', 'keno', 1, largeWins),
  fast('happy-8-3', 'keno', 3, largeWins),
  fast('happy-8-5', 'keno', 5, largeWins),
  fast('mark-six-5', 'mark-six', 5, largeWins),
  daily('mark-six', 'mark-six', [{ at: '21:30', weekdays: everyDay, slot: '' }], {
    prizeMode: 'Lott',
    ...largeWins,
  }),
  fast('zy-ssc-1', 'ssc', 1, zy),
  fast('zy-pk10-1', 'pk10', 1, zy),
  fast('zy-k3-1', 'k3', 1, zy),
  fast('e-ssc-1', 'ssc', 1, elott),
  fast('e-k3-1', 'k3', 1, elott),
  fast('vn-north-1', 'vn-north', 1, fastVn),
  fast('vn-north-5', 'vn-north', 5, fastVn),
  fast('vn-south-1', 'vn-south', 1, fastVn),
  fast('vn-south-5', 'vn-south', 5, fastVn),
  fast('sea-manila-1', 'ssc', 1, sea('Asia/Manila')),
  fast('sea-bangkok-1', 'ssc', 1, sea('Asia/Bangkok')),
  fast('sea-jakarta-3', 'ssc', 3, sea('Asia/Jakarta')),
  fast('sea-singapore-5', 'mark-six', 5, { ...sea('Asia/Singapore'), ...largeWins }),
  fast('sea-racing-1', 'pk10', 1, sea('Asia/Singapore')),
  fast('sea-dice-1', 'k3', 1, sea('Asia/Bangkok')),
  daily(
    'vn-north',
    'vn-north',
    northStations.map(({ code, weekdays }) => ({ at: '18:15', weekdays, slot: `-${code}` })),
    { ...vietnam, pauses: tetPauses },
  ),
  ...stations.map(({ code, region, weekdays }) =>
    daily(
      `vn-${region}-${code}`,
      'vn-south',
      [{ at: region === 'south' ? '16:15' : '17:15', weekdays, slot: `-${code}` }],
      vietnam,
    ),
  ),
  daily('ph-2d', 'ph-2d', threeADay, philippine(10n)),
  daily('ph-3d', 'ph-3d', threeADay, philippine(10n)),
  daily('ph-4d', 'ph-4d', evenings(1, 3, 5), philippine(10n)),
  daily('ph-6d', 'ph-6d', evenings(2, 4, 6), philippine(10n)),
  daily('ph-6-42', 'ph-42', evenings(2, 4, 6), jackpot(6_000_000n)),
  daily('ph-6-45', 'ph-45', evenings(1, 3, 5), jackpot(9_000_000n)),
  daily('ph-6-49', 'ph-49', evenings(2, 4, 7), jackpot(16_000_000n)),
  daily('ph-6-55', 'ph-55', evenings(1, 3, 6), jackpot(30_000_000n)),
  daily('ph-6-58', 'ph-58', evenings(2, 5, 7), jackpot(50_000_000n)),
]

const byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]))

/** The lottery of a code, if there is one. */
export const lotteryOf = (code: string): Lottery | undefined => byCode.get(code)
