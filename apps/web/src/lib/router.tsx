/**
 * Where the player is, and how they get elsewhere.
 *
 * The table of routes decides what an address shows; all this does is follow the browser's history,
 * in a tenth of what a routing library would add to the first view.
 */
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { type Address, isOurs, readAddress } from './router.rules.ts'

type Location = Address & {
  /** Names one entry of the history, however often its address occurs there. */
  key: string
}
type NavigationType = 'POP' | 'PUSH' | 'REPLACE'
type Place = { location: Location; kind: NavigationType }
type NavigateOptions = { replace?: boolean }

/** What the browser keeps with each entry: its name, and how many entries of this site lie behind it. */
type Kept = { key: string; idx: number }

const PlaceContext = createContext<Place | null>(null)

let arrive: ((kind: NavigationType) => void) | null = null

/** Goes to an address, or so many steps through the history. */
function navigate(to: string | number, { replace = false }: NavigateOptions = {}): void {
  if (typeof to === 'number') {
    window.history.go(to)
    return
  }
  const idx = (keptHere()?.idx ?? 0) + (replace ? 0 : 1)
  keep({ key: newKey(), idx }, replace, to)
  arrive?.(replace ? 'REPLACE' : 'PUSH')
}

/** Different from those before; `crypto` offers names only to pages served over https. */
const newKey = () => Math.random().toString(36).slice(2)

const keptHere = () => window.history.state as Kept | null

/** How many screens of this site lie behind the current one. */
export function entriesBehind(): number {
  return Math.min(keptHere()?.idx ?? 0, window.history.length - 1)
}

function keep(kept: Kept, replace: boolean, address?: string): void {
  if (replace) window.history.replaceState(kept, '', address)
  else window.history.pushState(kept, '', address)
}

function here(): Location {
  const { pathname, search, hash } = window.location
  return { pathname, search, hash, key: keptHere()?.key ?? 'first' }
}

export function BrowserRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>(() => ({ location: here(), kind: 'POP' }))
  useLayoutEffect(() => {
    let idx = keptHere()?.idx ?? 0
    if (keptHere() === null) keep({ key: 'first', idx }, true)
    arrive = (kind) => {
      // The browser itself makes an entry for a `#` within the page.
      if (keptHere() === null) keep({ key: newKey(), idx: idx + 1 }, true)
      idx = keptHere()?.idx ?? 0
      startTransition(() => setPlace({ location: here(), kind }))
    }
    const onPop = () => arrive?.('POP')
    addEventListener('popstate', onPop)
    return () => {
      arrive = null
      removeEventListener('popstate', onPop)
    }
  }, [])
  return <PlaceContext value={place}>{children}</PlaceContext>
}

/** For a page that is only drawn: on the server, and in tests. */
export function StaticRouter({ location, children }: { location: string; children: ReactNode }) {
  const place: Place = { location: { ...readAddress(location), key: 'first' }, kind: 'POP' }
  return <PlaceContext value={place}>{children}</PlaceContext>
}

function usePlace(): Place {
  const place = use(PlaceContext)
  if (place === null) throw new Error('a screen needs a router above it')
  return place
}

export const useLocation = (): Location => usePlace().location

/** How the player got here: `POP` is the first page, or a step through the history. */
export const useNavigationType = (): NavigationType => usePlace().kind

/** Always the same function. */
export const useNavigate = () => navigate

/** The query of the address, and what writes another one. */
export function useSearchParams(): [
  query: URLSearchParams,
  set: (query: URLSearchParams | Record<string, string>, options?: NavigateOptions) => void,
] {
  const { pathname, search } = useLocation()
  return [
    new URLSearchParams(search),
    (query, options) => {
      const text = new URLSearchParams(query).toString()
      navigate(text === '' ? pathname : `${pathname}?${text}`, options)
    },
  ]
}

/** A link within the site. */
export function Link({
  to,
  replace = false,
  onClick,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean }) {
  const { pathname, search, hash } = useLocation()
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (!isOurs(event, rest.target)) return
        event.preventDefault()
        // A tap on the way to where one is leaves no second entry behind.
        navigate(to, { replace: replace || to === pathname + search + hash })
      }}
    />
  )
}

/** Sends the player elsewhere as soon as it is drawn. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  useEffect(() => navigate(to, { replace }), [to, replace])
  return null
}
