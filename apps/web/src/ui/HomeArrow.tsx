import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import ArrowIcon from '~icons/ph/arrow-left'
import { iconButtonClass } from './IconButton.tsx'

/** The way back from screens that have a headline of their own in place of a header. */
export function HomeArrow() {
  const t = useT()
  return (
    <Link to={paths.home} aria-label={t('shell.backHome')} className={iconButtonClass}>
      <ArrowIcon className="flip-rtl size-6" />
    </Link>
  )
}
