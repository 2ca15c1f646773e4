import type { Category } from '@perya/contract/games'
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
  return (
    <nav aria-label={t('category.label')} className="rail no-scrollbar">
      {tabs.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          className="rail__item"
          data-category={key}
          aria-pressed={key === current}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ inline: 'center', block: 'nearest' })
            onChange(key)
          }}
        >
          <Face icon={key} name={name} />
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
