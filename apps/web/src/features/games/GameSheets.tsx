import { useStore } from '#lib/store.ts'
import ClosedGameSheet from './ClosedGameSheet.tsx'
import GameInfoSheet from './GameInfoSheet.tsx'
import { shownGame } from './shown-game.ts'
import { closedGame } from './use-play.ts'
import { watchLongPress } from './watch-long-press.ts'

watchLongPress()

/** What is said over a screen with games about one of them. */
export default function GameSheets(_: { isOpen: boolean }) {
  return (
    <>
      <ClosedGameSheet isOpen={useStore(closedGame) !== null} />
      <GameInfoSheet isOpen={useStore(shownGame) !== null} />
    </>
  )
}
