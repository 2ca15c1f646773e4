/** What the back arrow does: a fixed way home, a step back, or home in place of a page nothing lies behind. */
export function backStep(back: 'history' | 'home', entriesBehind: number): 'home' | 'back' | 'replace' {
  if (back === 'home') return 'home'
  return entriesBehind > 0 ? 'back' : 'replace'
}
