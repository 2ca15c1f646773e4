import type { Protection } from '@perya/contract/protection'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import CaretIcon from '~icons/ph/caret-right'
import ShieldIcon from '~icons/ph/hand-heart-duotone'
import './protection.css'
import '#ui/panels.css'

/** Before money is brought: asks whoever has no limit for one. */
export function LimitPrompt({ protection }: { protection: Protection }) {
  const t = useT()
  if (protection.limits.some(({ measure }) => measure === 'deposit')) return null
  return (
    <Link to={paths.protection} className="notice-panel">
      <ShieldIcon className="size-8 shrink-0 text-accent-text" />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">{t('protection.prompt.title')}</span>
        <span className="text-meta text-pretty text-muted">{t('protection.prompt.text')}</span>
      </span>
      <CaretIcon className="flip-rtl size-4 shrink-0 text-muted" />
    </Link>
  )
}
