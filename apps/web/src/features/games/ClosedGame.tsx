import { useStore } from '#lib/store.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import { closedGame } from './use-play.ts'

const ClosedGameSheet = whenOpened(() => import('./ClosedGameSheet.tsx'))

/** Where a screen with games says that one of them cannot be played now. */
export function ClosedGame() {
  return <ClosedGameSheet isOpen={useStore(closedGame) !== null} />
}
