import type { Lottery } from '@perya/contract/lottery'

/** What lists put together: games drawn the same way. */
export const menus = ['ssc', 'pk10', 'k3', '11x5', 'keno', 'mark-six', 'vn-fast', 'vn', 'ph'] as const
export type Menu = (typeof menus)[number]

export function menuOf({ family, intervalSeconds }: Pick<Lottery, 'family' | 'intervalSeconds'>): Menu {
  if (family.startsWith('ph-')) return 'ph'
  if (family.startsWith('vn-')) return intervalSeconds === null ? 'vn' : 'vn-fast'
  return menus.find((menu) => menu === family) ?? 'ssc'
}

/** The lotteries under their menus, in the order of the list. */
export function byMenu(lotteries: readonly Lottery[]): { menu: Menu; lotteries: readonly Lottery[] }[] {
  return menus
    .map((menu) => ({ menu, lotteries: lotteries.filter((lottery) => menuOf(lottery) === menu) }))
    .filter(({ lotteries: its }) => its.length > 0)
}
