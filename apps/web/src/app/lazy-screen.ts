import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { RouteName } from '#lib/paths.ts'
import { untilLoaded } from '#lib/until-loaded.ts'

const opened = new Map<RouteName, LazyExoticComponent<ComponentType>>()

const fetchScreens = () => import('./screens.ts')

/** A screen that is fetched when it is wanted. While that fails the loading view stays. */
export function lazyScreen(name: RouteName): LazyExoticComponent<ComponentType> {
  const screen = opened.get(name) ?? lazy(() => untilLoaded(`The screen "${name}"`, () => load(name)))
  opened.set(name, screen)
  return screen
}

async function load(name: RouteName): Promise<{ default: ComponentType }> {
  const { screens } = await fetchScreens()
  const fetch = screens[name]
  if (!fetch) throw new Error(`there is no code for the screen "${name}"`)
  return fetch()
}

/** Whoever touches the page may be on the way to another screen: its code is looked up before the finger has left. */
export function fetchScreensAtFirstTouch(): void {
  // Without a connection nothing is lost: whoever wants a screen asks again.
  const fetch = () => void fetchScreens().catch(() => {})
  addEventListener('pointerdown', fetch, { once: true, capture: true })
}
