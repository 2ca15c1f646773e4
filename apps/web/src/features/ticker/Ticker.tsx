import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import Megaphone from '~icons/ph/megaphone-simple-duotone'

/** The strip of announcements under the header; says so when there are none. */
export function Ticker({ titles, end }: { titles: readonly string[]; end?: ReactNode }) {
  const t = useT()
  return (
    <div className="flex items-center gap-1">
      <Link
        to={paths.notice}
        aria-label={titles.length > 0 ? t('ticker.label') : undefined}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-tile bg-surface px-3.5 shadow-e1"
      >
        <Megaphone className="size-5 shrink-0 text-accent-text" />
        <span className="truncate text-body text-muted">
          {titles.length > 0 ? titles.join(' · ') : t('ticker.none')}
        </span>
      </Link>
      {end}
    </div>
  )
}
