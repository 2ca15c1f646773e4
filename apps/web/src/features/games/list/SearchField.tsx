import { useEffect, useRef, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { text } = typed

  if (value !== known) {
    setKnown(value)
    setTyped(follow(typed, value))
  }
  const searchNow = (next: string) => {
    clearTimeout(timer.current)
    setTyped((last) => send(last, value))
    onSearch(next.trim())
  }
  const search = (next: string, waitMs: number) => {
    setTyped((last) => ({ ...last, text: next }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => searchNow(next), waitMs)
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
          type="search"
          enterKeyHint="search"
          value={text}
          maxLength={64}
          aria-label={t('list.search')}
          placeholder={placeholder}
          autoCapitalize="none"
          autoComplete="off"
          className="list-search__input"
          onChange={(event) => search(event.target.value, typingMs)}
        />
        {text !== '' && (
          <IconButton label={t('list.clearSearch')} onClick={() => search('', 0)}>
            <Close className="size-5 text-muted" />
          </IconButton>
        )}
      </form>
    </search>
  )
}
