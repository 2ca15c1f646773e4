import type { ComponentType, SVGProps } from 'react'
import { useT } from '#lib/i18n.tsx'
import type { TextId } from '#texts/index.ts'
import Recent from '~icons/ph/clock-counter-clockwise'
import Fire from '~icons/ph/fire'
import Heart from '~icons/ph/heart'
import { type Tab, tabs } from './list.rules.ts'

type Look = { name: TextId; icon: ComponentType<SVGProps<SVGSVGElement>> | null }

const looks = {
  all: { name: 'list.all', icon: null },
  hot: { name: 'list.hot', icon: Fire },
  recent: { name: 'list.recent', icon: Recent },
  fav: { name: 'list.favourites', icon: Heart },
} as const satisfies Record<(typeof tabs)[number], Look>

/** All games, the hot ones, and the player's own. None is current while a vendor is chosen. */
export function ListTabs({
  current,
  onChange,
}: {
  current: Tab
  onChange: (tab: (typeof tabs)[number]) => void
}) {
  const t = useT()
  return (
    <nav aria-label={t('list.tabs')} className="list-tabs no-scrollbar">
      {tabs.map((tab) => {
        const { name, icon: Icon } = looks[tab]
        return (
          <button
            key={tab}
            type="button"
            className="list-tab"
            aria-pressed={tab === current}
            onClick={() => onChange(tab)}
          >
            {Icon && <Icon className="size-5" />}
            {t(name)}
          </button>
        )
      })}
    </nav>
  )
}
