import { type RefObject, useEffect } from 'react'

const reachable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]'

/** Keeps the keyboard inside while this is on the screen, and gives it back afterwards. */
export function useHeldFocus(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const held = ref.current
    if (!held) return
    const before = document.activeElement
    const turnRound = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      const stops = [...held.querySelectorAll<HTMLElement>(reachable)]
      const end = event.shiftKey ? stops.at(0) : stops.at(-1)
      const isAtEnd = document.activeElement === end || (event.shiftKey && document.activeElement === held)
      if (!isAtEnd && held.contains(document.activeElement)) return
      event.preventDefault()
      ;(event.shiftKey ? stops.at(-1) : stops.at(0))?.focus()
    }
    held.focus()
    document.addEventListener('keydown', turnRound)
    return () => {
      document.removeEventListener('keydown', turnRound)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [ref])
}
