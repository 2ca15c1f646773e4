import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { isSearchWanted } from '#lib/search-key.ts'
import { IconButton } from '#ui/IconButton.tsx'
import SearchIcon from '~icons/ph/magnifying-glass'
import Close from '~icons/ph/x'
import { follow, send, type Typed } from './search.rules.ts'

const typingMs = 200

/** Searches while one types, a moment after the last letter; Enter does not wait. */
export function SearchField({
  value,
  placeholder,
  onSearch,
}: {
  value: string
  placeholder: string
  onSearch: (text: string) => void
}) {
  const t = useT()
  const [typed, setTyped] = useState<Typed>({ text: value, sent: [] })
  const [known, setKnown] = useState(value)
  const [waiting, setWaiting] = useState<string | null>(null)
  const { text } = typed
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isSearchWanted.get()) field.current?.focus()
    isSearchWanted.set(false)
  }, [])
  if (value !== known) {
    setKnown(value)
    setTyped(follow(typed, value))
    // Changed from outside: letters that wait were meant for what stood there before.
    if (!typed.sent.includes(value)) setWaiting(null)
  }
  const searchNow = (next: string) => {
    setWaiting(null)
    setTyped((last) => send({ ...last, text: next }, value))
    onSearch(next.trim())
  }
  // Other choices may be made while letters wait, and the search is made among those.
  const searchThen = useEffectEvent(searchNow)
  useEffect(() => {
    if (waiting === null) return
    const timer = setTimeout(() => searchThen(waiting), typingMs)
    return () => clearTimeout(timer)
  }, [waiting])
  const type = (next: string) => {
    setTyped((last) => ({ ...last, text: next }))
    setWaiting(next)
  }
  return (
    <search className="flex-1 min-w-0">
      <form
        className="list-search"
        onSubmit={(event) => {
          event.preventDefault()
          searchNow(text)
        }}
      >
        <SearchIcon className="size-5 shrink-0 text-muted" />
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          value={text}
          maxLength={64}
          aria-label={t('list.search')}
          placeholder={placeholder}
          autoCapitalize="none"
          autoComplete="off"
          className="list-search__input"
          onChange={(event) => type(event.target.value)}
        />
        {text !== '' && (
          <IconButton label={t('list.clearSearch')} onClick={() => searchNow('')}>
            <Close className="size-5 text-muted" />
          </IconButton>
        )}
      </form>
    </search>
  )
}
