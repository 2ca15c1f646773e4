const swipeThresholdPx = 100

/** How long a back swipe keeps the next page from fading. */
export const swipeMarkMs = 500

/** A finger that went further than the threshold the way back lies: rightwards, or leftwards where one reads so. */
export function isBackSwipe(startX: number, x: number, direction: string): boolean {
  return (direction === 'rtl' ? startX - x : x - startX) > swipeThresholdPx
}
