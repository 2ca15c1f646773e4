import { routeOf } from '#lib/paths.ts'
import type { TextId } from '#texts/index.ts'
import { notFoundRoute, type Route, routes } from './routes.ts'

/** The screen at an address and what frames it; not-found for an address without one. */
export function routeAt(pathname: string): { name: ReturnType<typeof routeOf>; route: Route } {
  const name = routeOf(pathname)
  if (name === null || routes[name].screen === null) return { name: null, route: notFoundRoute }
  return { name, route: routes[name] }
}

/** A member who logs in for the first time is asked for a first password, not for a change of one. */
export function titleOf({ title }: Route, isFirstLogin: boolean): TextId {
  return title === 'title.changePsw' && isFirstLogin ? 'title.firstPassword' : title
}
