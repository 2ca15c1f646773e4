import { isBackSwipe, swipeMarkMs } from './page-fade.rules.ts'

let isSwiping = false
let hasEntered = false

/** Whether the page that is coming in should fade: not the first one, and not one the player swiped back to. */
export function shouldFade(): boolean {
  return hasEntered && !isSwiping
}

/** From now on pages fade in; the first was there before the app was. */
export function noteEntered(): void {
  hasEntered = true
}

/** The system animates a back swipe itself: marks one, and forgets it soon after. */
export function watchBackSwipe(): () => void {
  let startX = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const onStart = (event: TouchEvent) => {
    startX = event.touches[0]?.clientX ?? 0
  }
  const onMove = (event: TouchEvent) => {
    const x = event.touches[0]?.clientX ?? startX
    if (!isBackSwipe(startX, x, document.documentElement.dir)) return
    isSwiping = true
    clearTimeout(timer)
    timer = setTimeout(() => {
      isSwiping = false
    }, swipeMarkMs)
  }
  document.addEventListener('touchstart', onStart, { passive: true })
  document.addEventListener('touchmove', onMove, { passive: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('touchstart', onStart)
    document.removeEventListener('touchmove', onMove)
  }
}
