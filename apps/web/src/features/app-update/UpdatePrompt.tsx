import { whenOpened } from '#lib/when-opened.tsx'
import { useAppUpdate } from '#pwa/app-update.ts'
import './app-update.css'

const UpdateCard = whenOpened(() => import('./UpdateCard.tsx'))

/** Offers a newer app once one waits; the player decides when the page reloads. */
export function UpdatePrompt() {
  const { isReady, apply } = useAppUpdate()
  return (
    <div role="status" className="app-update">
      <UpdateCard isOpen={isReady} onApply={apply} />
    </div>
  )
}
