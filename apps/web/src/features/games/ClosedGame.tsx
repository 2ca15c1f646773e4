import { useEffect } from 'react'
import { onFirstTouch } from '#lib/on-first-touch.ts'
import { useStore } from '#lib/store.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import { withTexts } from '#lib/with-texts.ts'
import { shownGame } from './shown-game.ts'
import { closedGame } from './use-play.ts'

const load = withTexts(() => import('./GameSheets.tsx'), 'games', 'gameInfo')
const GameSheets = whenOpened(load)

/** Where a screen with games says that one of them cannot be played now, and what there is to know of one. */
export function ClosedGame() {
  const [closed, shown] = [useStore(closedGame), useStore(shownGame)]
  // What a long press says is on its way from the first touch on; a screen without games asks for none of it.
  useEffect(() => onFirstTouch(() => void load().catch(() => undefined)), [])
  return <GameSheets isOpen={closed !== null || shown !== null} />
}
