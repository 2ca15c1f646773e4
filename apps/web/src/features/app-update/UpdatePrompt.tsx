import { useT } from '#lib/i18n.tsx'
import { useAppUpdate } from '#pwa/app-update.ts'
import { Button } from '#ui/Button.tsx'
import Sparkle from '~icons/ph/sparkle-duotone'
import './app-update.css'

/** Offers a newer app once one waits; the player decides when the page reloads. */
export function UpdatePrompt() {
  const t = useT()
  const { isReady, apply } = useAppUpdate()
  return (
    <div role="status" className="app-update">
      {isReady && (
        <div className="app-update__card">
          <Sparkle className="size-6 shrink-0 text-accent-text" />
          <p className="app-update__text">{t('update.ready')}</p>
          <Button size="sm" variant="secondary" onClick={apply}>
            {t('update.apply')}
          </Button>
        </div>
      )}
    </div>
  )
}
