/** A long press on a game shows what there is to know of it; a tap still opens it. */
import { shownGame } from './shown-game.ts'

const pressMs = 500
/** A finger that moves further scrolls. */
const stillPx = 10

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.game-card__link') : null

const nodeIdOf = (link: HTMLAnchorElement) => new URL(link.href).searchParams.get('nodeId')

export function watchLongPress(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  /** What the click that ends a long press lands on. */
  let shown: HTMLAnchorElement | null = null
  /** What the player last used: a browser's own menu does not always tell what opened it. */
  let input = ''

  const show = (link: HTMLAnchorElement) => {
    const nodeId = nodeIdOf(link)
    if (nodeId !== null) shownGame.set(nodeId)
  }
  const showPressed = (link: HTMLAnchorElement) => {
    shown = link
    show(link)
  }
  const stop = () => clearTimeout(timer)
  document.addEventListener('pointerdown', (event) => {
    shown = null
    input = event.pointerType
    const link = linkOf(event.target)
    if (link === null || event.pointerType === 'mouse') return
    start = { x: event.clientX, y: event.clientY }
    stop()
    timer = setTimeout(() => showPressed(link), pressMs)
  })
  const byKey = () => {
    shown = null
    input = 'key'
  }
  document.addEventListener('keydown', byKey, { capture: true, passive: true })
  document.addEventListener('pointermove', (event) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > stillPx) stop()
  })
  for (const end of ['pointerup', 'pointercancel', 'scroll'] as const) {
    document.addEventListener(end, stop, { capture: true, passive: true })
  }
  // Of the browser's own menu for a link, which a long press or the menu key would open.
  document.addEventListener('contextmenu', (event) => {
    const link = linkOf(event.target)
    if (link === null || input === '' || input === 'mouse') return
    event.preventDefault()
    stop()
    show(link)
  })
  document.addEventListener(
    'click',
    (event) => {
      if (shown === null || linkOf(event.target) !== shown) return
      shown = null
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
}
