import { untilLoaded } from '#lib/until-loaded.ts'
import type { ToastContent, ToastTone } from './overlays/ToastRegion.tsx'

/** How long a message stays, in milliseconds: a notice repeats what the screen shows, the others are to be read. */
export const toastTime = { notice: 1_500, short: 3_000, long: 8_000 } as const

type Region = typeof import('./overlays/ToastRegion.tsx')
let region: Promise<Region> | undefined
const listeners = new Set<() => void>()

/** Loads the region when the first message asks for it. */
function openRegion() {
  if (!region) {
    region = untilLoaded('The messages', () => import('./overlays/ToastRegion.tsx'))
    for (const listener of listeners) listener()
  }
  return region
}

/** For the place on the page that holds the region: true once a message has been shown. */
export const toastRegion = {
  isNeeded: () => region !== undefined,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

type Options = { time?: keyof typeof toastTime | number; tone?: Exclude<ToastTone, 'loading'> }

/** Shows a message. It waits while a finger, pointer or focus is on it. Returns what takes it away early. */
export function toast(text: string, { time = 'notice', tone = 'neutral' }: Options = {}): () => void {
  return show({ text, tone }, typeof time === 'number' ? time : toastTime[time])
}

/** Shows that something is under way, for at most `ms`; the caller ends it when the answer is there. */
export function loading(text: string, ms: number): () => void {
  return show({ text, tone: 'loading' }, ms)
}

function show(content: ToastContent, timeout: number) {
  const shown = openRegion().then(({ toastQueue }) => {
    const key = toastQueue.add(content, { timeout })
    return () => toastQueue.close(key)
  })
  return () => void shown.then((close) => close())
}
