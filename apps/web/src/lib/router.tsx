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

/**
 * What the browser keeps with each entry: its name, how many entries of this site lie behind it, and, where it is a
 * step for what lies over the screen (`openStep`), how many such steps lead to it, and whether the screen took another
 * address over there.
 */
type Kept = { key: string; idx: number; depth?: number; isMoved?: boolean }

const PlaceContext = createContext<Place | null>(null)

let arrive: ((kind: NavigationType) => void) | null = null

/** Goes to an address, or so many steps through the history. */
function navigate(to: string | number, { replace = false }: NavigateOptions = {}): void {
  const depth = depthHere()
  if (typeof to === 'number') {
    window.history.go(to < 0 ? to - depth : to)
    return
  }
  const { idx = 0, isMoved = false } = keptHere() ?? {}
  // Another screen takes the place of a step, so that the way back leads to the screen and not to what lay over it.
  const isStep = depth > 0 && !isMoved
  if (replace) keep({ key: newKey(), idx, depth, isMoved: depth > 0 }, true, to)
  else keep({ key: newKey(), idx: isStep ? idx : idx + 1 }, isStep, to)
  arrive?.(replace ? 'REPLACE' : 'PUSH')
}

/** Different from those before; `crypto` offers names only to pages served over https. */
const newKey = () => Math.random().toString(36).slice(2)

const keptHere = () => window.history.state as Kept | null

const depthHere = () => keptHere()?.depth ?? 0

/** How many screens of this site lie behind the current one. */
export function entriesBehind(): number {
  return Math.min(keptHere()?.idx ?? 0, window.history.length - 1) - depthHere()
}

function keep(kept: Kept, replace: boolean, address?: string): void {
  if (replace) window.history.replaceState(kept, '', address)
  else window.history.pushState(kept, '', address)
}

const addressHere = () => window.location.href

/** What lies over the screen, the uppermost last. */
const openSteps: (() => void)[] = []
let takeStep: (() => void) | null = null

/**
 * A sheet that opens is a step in the history: back closes it, and leaves the screen where it is. What it answers ends
 * that. The entry of a sheet that was closed by hand stays until the next screen or sheet takes its place; back passes
 * over it, and forward opens nothing.
 */
export function openStep(close: () => void): () => void {
  const step = () => close()
  openSteps.push(step)
  takeStep?.()
  return () => {
    const at = openSteps.indexOf(step)
    if (at >= 0) openSteps.splice(at, 1)
  }
}

/** Closes what lies higher, the uppermost first, and answers whether anything did. */
function closeDownTo(depth: number): boolean {
  const closed = openSteps.splice(depth)
  for (const close of closed.reverse()) close()
  return closed.length > 0
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
    let known = { depth: depthHere(), key: keptHere()?.key ?? 'first', address: addressHere() }
    arrive = (kind) => {
      // The browser itself makes an entry for a `#` within the page.
      if (keptHere() === null) keep({ key: newKey(), idx: idx + 1 }, true)
      idx = keptHere()?.idx ?? 0
      known = { depth: depthHere(), key: keptHere()?.key ?? 'first', address: addressHere() }
      startTransition(() => setPlace({ location: here(), kind }))
    }
    const onPop = () => {
      const kept = keptHere()
      const depth = depthHere()
      const isSameScreen = kept !== null && idx - known.depth === kept.idx - depth
      if (!isSameScreen) {
        closeDownTo(0)
        arrive?.('POP')
        return
      }
      const isBack = kept.idx < idx
      // The screen may have taken another address since the step was made.
      const isMoved = depth > 0 && (kept.isMoved === true || addressHere() !== known.address)
      keep({ key: known.key, idx: kept.idx, depth, isMoved }, true, known.address)
      idx = kept.idx
      known.depth = depth
      if (!isBack || closeDownTo(depth)) return
      // A jump past the first entry leads nowhere, and one of no steps would reload the page.
      const jump = Math.max(openSteps.length - depth - 1, -idx)
      if (jump < 0) window.history.go(jump)
    }
    takeStep = () => {
      if (openSteps.length <= depthHere()) return
      idx += 1
      known.depth = depthHere() + 1
      keep({ key: known.key, idx, depth: known.depth }, false)
    }
    addEventListener('popstate', onPop)
    return () => {
      arrive = null
      takeStep = null
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
