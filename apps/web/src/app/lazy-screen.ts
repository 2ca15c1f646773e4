import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { RouteName } from '#lib/paths.ts'

type Load = () => Promise<{ default: ComponentType }>

const screens = new Map<RouteName, LazyExoticComponent<ComponentType>>()

/** A screen that is fetched when it is wanted. If that fails it is logged, and the loading view stays. */
export function lazyScreen(name: RouteName, load: Load): LazyExoticComponent<ComponentType> {
  const known = screens.get(name)
  if (known) return known
  const screen = lazy(() =>
    load().catch((error: unknown) => {
      console.error(`The screen "${name}" could not be loaded.`, error)
      // The next visit tries again.
      screens.delete(name)
      return new Promise<never>(() => {})
    }),
  )
  screens.set(name, screen)
  return screen
}
