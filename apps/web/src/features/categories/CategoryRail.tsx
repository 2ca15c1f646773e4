import type { Category } from '@perya/contract/games'
import { useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import type { CategoryTab } from './categories.rules.ts'
import './categories.css'

/** The kinds of games side by side; the last one in sight is always cut, which says that more follow. */
export function CategoryRail({
  tabs,
  current,
  onChange,
}: {
  tabs: readonly CategoryTab[]
  current: Category
  onChange: (category: Category) => void
}) {
  const t = useT()
  const rail = useRef<HTMLElement>(null)
  const names = tabs.map(({ key }) => key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: tabs that come later move the chosen one out of sight
  useEffect(() => {
    const chosen = rail.current?.querySelector('[aria-pressed="true"]')
    if (!rail.current || !chosen) return
    const [frame, box] = [rail.current.getBoundingClientRect(), chosen.getBoundingClientRect()]
    rail.current.scrollBy({
      left: box.left + box.width / 2 - frame.left - frame.width / 2,
      behavior: 'instant',
    })
  }, [current, names])
  return (
    <nav ref={rail} aria-label={t('category.label')} className="rail no-scrollbar">
      {tabs.map(({ key, name, isClosed }) => (
        <button
          key={key}
          type="button"
          className="rail__item"
          data-category={key}
          aria-pressed={key === current}
          data-closed={isClosed || undefined}
          onClick={() => onChange(key)}
        >
          <Face icon={key} name={name} />
          {isClosed && <small className="rail__soon">{t('category.soon')}</small>}
        </button>
      ))}
      <Link to={paths.gameCenter} className="rail__item">
        <Face icon="ALL" name={t('category.all')} />
      </Link>
    </nav>
  )
}

function Face({ icon, name }: { icon: Category | 'ALL'; name: string }) {
  return (
    <>
      <span className="rail__box">
        <svg aria-hidden="true" className="size-7">
          <use href={`/category-icons.svg#${icon}`} />
        </svg>
      </span>
      <span className="rail__name">{name}</span>
    </>
  )
}
