import type { Lottery } from '@perya/contract/lottery'
import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { LotteryCard } from './LotteryCard.tsx'
import { byMenu, type Menu } from './menu.rules.ts'

/** Lotteries by the way they are drawn. */
export function LotteryMenus({ lotteries }: { lotteries: readonly Lottery[] }) {
  return byMenu(lotteries).map(({ menu, lotteries: its }) => (
    <OneMenu key={menu} menu={menu} lotteries={its} />
  ))
}

function OneMenu({ menu, lotteries }: { menu: Menu; lotteries: readonly Lottery[] }) {
  const t = useT()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="lottery-menu">
      <h2 id={heading} className="lottery-menu__name">
        {t(`lottery.menu.${menu}`)}
      </h2>
      <CardList lotteries={lotteries} />
    </section>
  )
}

export function CardList({ lotteries }: { lotteries: readonly Lottery[] }) {
  return (
    <ul className="lottery-menu__list">
      {lotteries.map((lottery) => (
        <li key={lottery.code}>
          <LotteryCard lottery={lottery} />
        </li>
      ))}
    </ul>
  )
}
