import type { Lottery } from '@perya/contract/lottery'
import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { createStore, useStore } from '#lib/store.ts'
import ChevronIcon from '~icons/ph/caret-down-bold'
import { LotteryCard } from './LotteryCard.tsx'
import { byMenu, type Menu } from './menu.rules.ts'

/** What the player folded or unfolded, until the page is loaded anew: a way back shows the list as it was left. */
const folds = createStore<Readonly<Partial<Record<Menu, boolean>>>>({})

/** Lotteries by the way they are drawn and where: the first of them open, the others folded to their names. */
export function LotteryMenus({ lotteries }: { lotteries: readonly Lottery[] }) {
  const { timeZone } = useSettings()
  const chosen = useStore(folds)
  return byMenu(lotteries, timeZone).map(({ menu, lotteries: its }, place) => (
    <OneMenu
      key={menu}
      menu={menu}
      lotteries={its}
      isOpen={chosen[menu] ?? place === 0}
      onFold={(isOpen) => folds.set({ ...folds.get(), [menu]: isOpen })}
    />
  ))
}

function OneMenu({
  menu,
  lotteries,
  isOpen,
  onFold,
}: {
  menu: Menu
  lotteries: readonly Lottery[]
  isOpen: boolean
  onFold: (isOpen: boolean) => void
}) {
  const t = useT()
  const list = useId()
  return (
    <section aria-label={t(`lottery.menu.${menu}`)} className="lottery-menu">
      <h2>
        <button
          type="button"
          className="lottery-fold"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => onFold(!isOpen)}
        >
          <span className="lottery-fold__name">{t(`lottery.menu.${menu}`)}</span>
          <span className="lottery-fold__count">{t('lottery.menu.count', { count: lotteries.length })}</span>
          <ChevronIcon className="lottery-fold__sign" />
        </button>
      </h2>
      <div id={list}>{isOpen && <CardList lotteries={lotteries} />}</div>
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
