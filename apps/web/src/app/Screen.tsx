import { mayOpenAgentHome, mayOpenMembersArea, memberType } from '@perya/contract/member-type'
import { Suspense, useEffect } from 'react'
import { refusalMs } from '#features/bottom-bar/bottom-bar.rules.ts'
import { t as say, useT } from '#lib/i18n.tsx'
import { paths, pathTo, type RouteName } from '#lib/paths.ts'
import { Navigate, useLocation } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { NotFoundPage } from '#pages/not-found/NotFoundPage.tsx'
import { ParolSpinner } from '#ui/ParolSpinner.tsx'
import { toast } from '#ui/toast.ts'
import { lazyScreen } from './lazy-screen.ts'
import { type Detour, detour, routes } from './routes.ts'

/** The screen of a route, for those who may open it. */
export function Screen({ name }: { name: RouteName | null }) {
  const isHydrated = useHydrated()
  const session = useSession()
  const location = useLocation()
  const screen = name === null ? null : routes[name].screen
  if (name === null || screen === null) return <NotFoundPage />

  const type = session?.type ?? memberType.player
  const visitor = {
    hasSession: session !== null,
    mayOpenMembersArea: mayOpenMembersArea(type),
    mayOpenAgentHome: mayOpenAgentHome(type),
  }
  const instead = detour(routes[name], visitor)
  // Who is signed in is known only after hydration; until then a closed door shows that something is coming.
  if (instead !== null && !isHydrated) return <Loading />
  if (instead?.to === 'login') {
    return <Navigate replace to={pathTo('login', { returnTo: location.pathname + location.search })} />
  }
  if (instead !== null) return <LedHome saying={instead.saying} />

  if (screen !== 'later') return <screen.draw />
  if (!isHydrated) return <Loading />
  const Lazy = lazyScreen(name)
  return (
    <Suspense fallback={<Loading />}>
      <Lazy />
    </Suspense>
  )
}

function LedHome({ saying }: { saying: Detour['saying'] | undefined }) {
  useEffect(() => {
    if (saying) toast(say(saying), { time: refusalMs })
  }, [saying])
  return <Navigate replace to={paths.home} />
}

function Loading() {
  const t = useT()
  return (
    <div aria-busy="true" className="screen__loading">
      <ParolSpinner label={t('in_please_wait')} className="size-16" />
    </div>
  )
}
