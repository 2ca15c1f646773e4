import { routeOf } from '#lib/paths.ts'
import type { TextId } from '#texts/index.ts'
import { notFoundRoute, type Route, routes } from './routes.ts'

/** The screen at an address and what frames it; not-found for an address without one. */
export function routeAt(pathname: string): { name: ReturnType<typeof routeOf>; route: Route } {
  const name = routeOf(pathname)
  if (name === null) return { name, route: notFoundRoute }
  const route = routes[name]
  // An address keeps its frame, and where its arrow leads, while its screen is yet to come.
  if (route.screen === null) return { name: null, route: { ...route, title: notFoundRoute.title } }
  return { name, route }
}

const statementTitles = new Map<string | null, TextId>([
  ['privacy', 'title.privacy'],
  ['protection', 'title.playerProtection'],
  ['licence', 'title.licence'],
])

/**
 * What a screen is called by whom it is shown to and by its address: a member who came in without a password is asked
 * for a first one, a draw of a lottery is no round, and each statement has a name of its own.
 */
export function titleOf({ title }: Route, hasPassword: boolean, search = ''): TextId {
  if (title === 'title.changePsw' && !hasPassword) return 'title.firstPassword'
  if (title === 'title.verify' && new URLSearchParams(search).has('lottery')) return 'title.verifyDraw'
  if (title === 'title.userAgreement') {
    return statementTitles.get(new URLSearchParams(search).get('about')) ?? title
  }
  return title
}
