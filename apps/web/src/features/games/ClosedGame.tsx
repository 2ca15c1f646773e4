import { useStore } from '#lib/store.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import { withTexts } from '#lib/with-texts.ts'
import { closedGame } from './use-play.ts'

const ClosedGameSheet = whenOpened(withTexts(() => import('./ClosedGameSheet.tsx'), 'games'))

/** Where a screen with games says that one of them cannot be played now. */
export function ClosedGame() {
  return <ClosedGameSheet isOpen={useStore(closedGame) !== null} />
}
