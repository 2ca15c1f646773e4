import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { RouteName } from '#lib/paths.ts'
import { untilLoaded } from '#lib/until-loaded.ts'

type Load = () => Promise<{ default: ComponentType }>

const screens = new Map<RouteName, LazyExoticComponent<ComponentType>>()

/** A screen that is fetched when it is wanted. While that fails the loading view stays. */
export function lazyScreen(name: RouteName, load: Load): LazyExoticComponent<ComponentType> {
  const screen = screens.get(name) ?? lazy(() => untilLoaded(`The screen "${name}"`, load))
  screens.set(name, screen)
  return screen
}
