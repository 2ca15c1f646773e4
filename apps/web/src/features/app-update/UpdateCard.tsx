import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import Sparkle from '~icons/ph/sparkle-duotone'

/** The offer of a newer app. */
export default function UpdateCard({ onApply }: { isOpen: boolean; onApply: () => void }) {
  const t = useT()
  return (
    <div className="app-update__card">
      <Sparkle className="size-6 shrink-0 text-accent-text" />
      <p className="app-update__text">{t('update.ready')}</p>
      <Button size="sm" variant="secondary" onClick={onApply}>
        {t('update.apply')}
      </Button>
    </div>
  )
}
