import { useEffect } from 'react'
import { paths } from './paths.ts'
import { useNavigate } from './router.tsx'
import { createStore } from './store.ts'

/** Somebody is on the way to the search: its field takes the focus when it comes. */
export const isSearchWanted = createStore(false)

/** Gives the search the focus; where there is none yet, the caller leads to the list that has it. */
export function focusSearch(): 'focused' | 'go' {
  const field = document.querySelector<HTMLInputElement>('.list-search__input')
  field?.focus()
  isSearchWanted.set(field === null)
  return field ? 'focused' : 'go'
}

/** A slash leads to the search of games from screens full of them, unless somebody types or something is open over it. */
export function useSearchKey() {
  const navigate = useNavigate()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!document.querySelector('.screen[data-frame="wide"]')) return
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      if (focusSearch() === 'go') navigate(paths.gameList)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [navigate])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null
