import { useT } from '#lib/i18n.tsx'

/** What a deposit asks for where there is no promotion to choose, and why there is none. */
export function PlainTerms({ percent, isOneRunning }: { percent: number; isOneRunning: boolean }) {
  const t = useT()
  if (percent === 0 && !isOneRunning) return null
  return (
    <p className="text-meta text-pretty text-muted">
      {isOneRunning && t('promotion.running')} {percent > 0 && t('promotion.none.text', { percent })}
    </p>
  )
}
