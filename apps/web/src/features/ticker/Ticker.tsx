import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useMotion } from '#lib/motion.ts'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useHydrated } from '#lib/use-hydrated.ts'
import Megaphone from '~icons/ph/megaphone-simple-duotone'
import Pause from '~icons/ph/pause-fill'
import Play from '~icons/ph/play-fill'
import './ticker.css'

/** The strip of announcements under the header, running through; says so when there are none. */
export function Ticker({
  titles,
  end,
}: {
  /** `undefined` until they are known. */
  titles: readonly string[] | undefined
  end?: ReactNode
}) {
  const t = useT()
  const hasNews = titles !== undefined && titles.length > 0
  return (
    <div className="flex items-center gap-1">
      <div className="ticker">
        <Link to={paths.notice} className="ticker__link">
          <Megaphone className="size-5 shrink-0 text-accent-text" />
          {hasNews && <span className="sr-only">{t('ticker.label')}: </span>}
          {hasNews ? <Running titles={titles} /> : <span>{titles && t('ticker.none')}</span>}
        </Link>
        {hasNews && <PauseButton />}
      </div>
      {end}
    </div>
  )
}

/** A title takes the width of the strip at least, which is about this many letters. */
const widthInLetters = 40

/** The same words twice, so that the second run follows the first without a gap. */
function Running({ titles }: { titles: readonly string[] }) {
  const { isStill } = useMotion()
  const isHydrated = useHydrated()
  const words = [...new Set(titles)].map((title) => (
    <span key={title} className="ticker__title">
      {title}
    </span>
  ))
  const letters = titles.reduce((sum, title) => sum + Math.max(widthInLetters, title.length), 0)
  return (
    <span className="ticker__window">
      <span
        className="ticker__run"
        data-still={isStill || undefined}
        // Long news run no faster than short ones.
        style={isHydrated ? { animationDuration: `${Math.max(12, letters * 0.2)}s` } : undefined}
      >
        {words}
        <span aria-hidden="true" className="contents">
          {words}
        </span>
      </span>
    </span>
  )
}

/** One switch for everything on the page that moves by itself. */
function PauseButton() {
  const t = useT()
  const { isStill, toggle } = useMotion()
  return (
    <button
      type="button"
      className="ticker__pause"
      aria-label={isStill ? t('ticker.play') : t('ticker.pause')}
      onClick={toggle}
    >
      {isStill ? <Play className="size-5" /> : <Pause className="size-5" />}
    </button>
  )
}
