import type { Break } from '@perya/contract/protection'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { buttonClass } from '#ui/Button.tsx'
import PauseIcon from '~icons/ph/pause-circle-duotone'
import './protection.css'
import '#ui/panels.css'

/** Stands where play or paying in would: how long the break lasts, and where to read it or talk. */
export function OnBreak({ taken }: { taken: Break }) {
  const t = useT()
  return (
    <div className="mx-auto grid w-full max-w-md grid-cols-1 gap-3">
      <BreakNotice taken={taken} />
      <Link to={paths.protection} className={buttonClass({ variant: 'secondary', isWide: true })}>
        {t('title.protection')}
      </Link>
      <Link to={paths.service} className={buttonClass({ variant: 'outline', isWide: true })}>
        {t('protection.talk')}
      </Link>
    </div>
  )
}

/** Says what a break means while it lasts. */
export function BreakNotice({ taken }: { taken: Break }) {
  const t = useT()
  const date = useDates()
  return (
    <section className="notice-panel" aria-labelledby="break">
      <PauseIcon className="size-10 shrink-0 text-accent-text" />
      <div>
        <h2 id="break" className="font-semibold">
          {taken.endsAt === null
            ? t('protection.break.forGood')
            : t('protection.break.until', { when: date(taken.endsAt) })}
        </h2>
        <p className="text-meta text-pretty text-muted">{t('protection.break.still')}</p>
      </div>
    </section>
  )
}
