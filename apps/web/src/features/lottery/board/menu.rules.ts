import type { Lottery } from '@perya/contract/lottery'

/** What lists put together: games drawn the same way. */
export const menus = ['ssc', 'pk10', 'k3', '11x5', 'keno', 'mark-six', 'vn-fast', 'vn', 'ph'] as const
export type Menu = (typeof menus)[number]

export function menuOf({ family, intervalSeconds }: Pick<Lottery, 'family' | 'intervalSeconds'>): Menu {
  if (family.startsWith('ph-')) return 'ph'
  if (family.startsWith('vn-')) return intervalSeconds === null ? 'vn' : 'vn-fast'
  return menus.find((menu) => menu === family) ?? 'ssc'
}

/** Menus whose lotteries are held in one country, by the clock of a site there. */
const menusOfZone: Readonly<Record<string, readonly Menu[]>> = {
  'Asia/Manila': ['ph'],
  'Asia/Ho_Chi_Minh': ['vn', 'vn-fast'],
  'Asia/Saigon': ['vn', 'vn-fast'],
}

/** The lotteries under their menus, in the order of the list: those of the site's own country first. */
export function byMenu(
  lotteries: readonly Lottery[],
  timeZone: string,
): { menu: Menu; lotteries: readonly Lottery[] }[] {
  const own = menusOfZone[timeZone] ?? []
  return [...own, ...menus.filter((menu) => !own.includes(menu))]
    .map((menu) => ({ menu, lotteries: lotteries.filter((lottery) => menuOf(lottery) === menu) }))
    .filter(({ lotteries: its }) => its.length > 0)
}
