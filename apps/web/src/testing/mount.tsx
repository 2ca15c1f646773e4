/** Parts of the app on a page without a browser: drawn and tapped at once, on a clock that only the test moves. */
import { calls } from 'virtual:contract'
import type { EndpointName } from '@perya/contract/endpoints'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import { loadTexts } from '#lib/catalogues.ts'
import { browserTexts, switchLanguage, TextsProvider } from '#lib/i18n.tsx'
import { BrowserRouter } from '#lib/router.tsx'
import { endSession, type Session, startSession } from '#lib/session/session.ts'
import { type Settings, SettingsProvider } from '#lib/settings/settings.ts'
import { areas } from '#texts/index.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** A member as the log-in leaves one. */
export const juan = {
  token: 't',
  merchantCode: 'PERYA',
  userName: 'juan',
  type: 0,
  firstTimeLogin: false,
  hasPassword: true,
} as Session

const usual = {
  merchantCode: 'PERYA',
  name: 'Perya',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  minimumAge: 21,
  categoryAges: {},
  whitelabel: {},
  register: {
    password: { enabled: true, required: true, pattern: '.{6,32}', message: { EN: 'Too short.' } },
  },
  resources: [],
  paths: { licence: '/licence', terms: '/terms', privacy: '/privacy', service: '/m/service' },
  languages: { enabled: ['TY', 'EN'] },
  licence: { EN: 'Licensed' },
  responsibleGaming: [],
  customerService: [],
  status: { maintenance: false, regionRestricted: false },
}

/** One call as it left the page. */
export type Asked = { name: string; query: URLSearchParams; headers: Headers; body: string }

class Refusal {
  readonly errorCode: string
  readonly message: string
  constructor(errorCode: string, message: string) {
    this.errorCode = errorCode
    this.message = message
  }
}

/** The answer of a server that refuses. */
export const refusal = (errorCode: string, message = '') => new Refusal(errorCode, message)

type Stage = {
  /** Where the page stands; home if nobody says. */
  at?: string
  session?: Session
  settings?: Record<string, unknown>
  /** What the server answers, by the name of the call; a promise is an answer on its way, and no answer an unknown error. */
  answers?: Readonly<Record<string, unknown>>
}

let root: Root | null = null

/** Puts a part on the page. Returns the calls it makes, in their order. */
export async function mount(
  part: ReactNode,
  { at = '/m/home', session, settings, answers = {} }: Stage = {},
) {
  if (root) await unmount()
  if (!vi.isFakeTimers()) vi.useFakeTimers()
  if (session) startSession(session)
  window.history.replaceState(null, '', at)
  standInForLayout()
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'https://perya.test')
    const name = nameOf(pathname, request.method)
    asked.push({
      name,
      query: searchParams,
      headers: new Headers(request.headers),
      body: String(request.body ?? ''),
    })
    const answer = answers[name]
    const value = await answer
    if (value instanceof Refusal) return Response.json({ success: false, ...value })
    return Response.json(
      value === undefined ? { success: false, ...refusal('unknown') } : { success: true, value },
    )
  })
  await loadTexts(laterAreas)
  await switchLanguage('EN')
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    root?.render(
      <BrowserRouter>
        <SettingsProvider value={{ ...usual, ...settings } as unknown as Settings}>
          <TextsProvider texts={browserTexts}>
            <QueryClientProvider client={client}>{part}</QueryClientProvider>
          </TextsProvider>
        </SettingsProvider>
      </BrowserRouter>,
    ),
  )
  await settle()
  leaveBodiesOpen()
  return asked
}

/** Calls whose bodies are sealed: here they are not, so that a test can read what was sent. */
const sealed = new Set<{ sealed?: true }>()

function leaveBodiesOpen(): void {
  for (const call of Object.values(calls)) {
    if (!call.sealed) continue
    sealed.add(call)
    delete call.sealed
  }
}

const laterAreas = Object.keys(areas).filter((area) => area !== 'first') as Parameters<typeof loadTexts>[0]

function nameOf(pathname: string, method = 'GET'): string {
  const known = Object.entries(calls).find(([, call]) => call.path === pathname && call.method === method)
  return (known?.[0] as EndpointName | undefined) ?? pathname
}

/** Lets time go by. */
export const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

/** Until what was asked for has come, as far as it comes without time going by. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await act(async () => {
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(0)
    })
  }
}

export async function unmount(): Promise<void> {
  // The messages outlive their page, and would be the next one's.
  for (let wait = 0; wait < 10 && said().length > 0; wait++) await pass(2_000)
  await act(async () => root?.unmount())
  root = null
  for (const call of sealed) call.sealed = true
  sealed.clear()
  endSession()
  document.body.replaceChildren()
  vi.useRealTimers()
}

/** The first element a selector finds; a test that finds none fails with the selector. */
export function find<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (!found)
    throw new Error(`nothing on the page is "${selector}":\n${document.body.innerHTML.slice(0, 2_000)}`)
  return found
}

/** The button or link with these words on it, or said for it. */
export function button(words: string): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('button, a, [role="button"]')]
  const found = all.findLast(
    (each) => (each.getAttribute('aria-label') ?? each.textContent)?.trim() === words,
  )
  if (!found)
    throw new Error(`no button says "${words}", but ${all.map((each) => each.textContent).join(' | ')}`)
  return found
}

export async function tap(target: Element): Promise<void> {
  await act(async () => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
  await settle()
}

/** Types a text into a field, in place of what stands there. */
export async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** What the messages over the page say, those on their way out left out. */
export const said = () =>
  [...document.querySelectorAll('.toasts__text')]
    .filter((each) => !each.closest('[data-exiting="true"]'))
    .map((each) => each.textContent)

/** jsdom lays nothing out: everything is where it is wanted, and everything is near. */
function standInForLayout(): void {
  class Near {
    readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void
    constructor(tell: Near['tell']) {
      this.tell = tell
    }
    observe = (target: Element) => this.tell([{ isIntersecting: true, target }])
    unobserve = () => {}
    disconnect = () => {}
  }
  class Unmeasured {
    observe = () => {}
    unobserve = () => {}
    disconnect = () => {}
  }
  vi.stubGlobal('IntersectionObserver', Near)
  vi.stubGlobal('ResizeObserver', Unmeasured)
  vi.stubGlobal('scrollTo', () => {})
  window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never
}
