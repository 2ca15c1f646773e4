import { routeOf } from '#lib/paths.ts'
import type { TextId } from '#texts/index.ts'
import { notFoundRoute, type Route, routes } from './routes.ts'

/** The screen at an address and what frames it; not-found for an address without one. */
export function routeAt(pathname: string): { name: ReturnType<typeof routeOf>; route: Route } {
  const name = routeOf(pathname)
  if (name === null || routes[name].screen === null) return { name: null, route: notFoundRoute }
  return { name, route: routes[name] }
}

/** A member who came in without a password is asked for a first one, not for a change. */
export function titleOf({ title }: Route, hasPassword: boolean): TextId {
  return title === 'title.changePsw' && !hasPassword ? 'title.firstPassword' : title
}
