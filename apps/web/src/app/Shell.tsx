import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { LoginPrompt } from '#features/account/login/LoginPrompt.tsx'
import { UpdatePrompt } from '#features/app-update/UpdatePrompt.tsx'
import { ConnectionNotice } from '#features/connection/ConnectionNotice.tsx'
import { ContactButtons } from '#features/contact/ContactButtons.tsx'
import { SiteFooter } from '#features/footer/SiteFooter.tsx'
import { BackHeader } from '#features/header/BackHeader.tsx'
import { HomeHeader } from '#features/header/HomeHeader.tsx'
import { LanguagePicker } from '#features/language/LanguagePicker.tsx'
import { MessageLink } from '#features/message/MessageLink.tsx'
import { useT } from '#lib/i18n.tsx'
import { useUnreadCount } from '#lib/member/use-waiting.ts'
import { aliases, type RouteName } from '#lib/paths.ts'
import { useRoomFor } from '#lib/room.ts'
import { useLocation, useNavigate, useNavigationType } from '#lib/router.tsx'
import { isRemembered } from '#lib/scroll-memory.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { untilLoaded } from '#lib/until-loaded.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import { withTexts } from '#lib/with-texts.ts'
import { Toasts } from '#ui/Toasts.tsx'
import { MainMenu } from './MainMenu.tsx'
import type { MenuDoor } from './MenuSheets.tsx'
import { noteEntered, shouldFade, watchBackSwipe } from './page-fade.ts'
import { routeAt, titleOf } from './route-at.ts'
import type { Route } from './routes.ts'
import { Screen } from './Screen.tsx'
import './shell.css'
import './sides/frame.css'

const MemberDuties = lazy(() =>
  untilLoaded(
    'A part of the page',
    withTexts(() => import('./MemberDuties.tsx'), 'duties'),
  ),
)
const SideRail = lazy(() =>
  untilLoaded(
    'What goes on',
    withTexts(() => import('./sides/SideRail.tsx'), 'home', 'sides'),
  ),
)
const MenuSheets = whenOpened(withTexts(() => import('./MenuSheets.tsx')))
const BalanceSheet = whenOpened(withTexts(() => import('#features/balance/BalanceSheet.tsx')))

/** What stands around every screen: header, bottom bar, notices, and the screen itself fading in. */
export function Shell() {
  const t = useT()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { name, route } = routeAt(pathname)
  const title = useTitle(route, search)
  const hasSession = useSession() !== null
  const hasSide = useRoomFor('side') && route.frame !== null
  const hasRail = useRoomFor('rail') && route.frame !== null

  useEffect(watchBackSwipe, [])
  useEffect(noteEntered, [])
  useEffect(() => {
    const canonical = aliases[pathname]
    if (canonical !== undefined) navigate(canonical + search, { replace: true })
  }, [pathname, search, navigate])
  useScrollToTop(name)

  return (
    <>
      <a href="#main" className="skip-link">
        {t('shell.skip')}
      </a>
      <Header route={route} title={title} />
      <div
        className="screen"
        data-over-bar={route.hasBottomBar || undefined}
        data-frame={route.frame ?? undefined}
      >
        <main id="main" tabIndex={-1} className="screen__main">
          <noscript>
            <p className="m-4 rounded-tile border border-warning bg-surface-secondary px-4 py-3 text-body">
              {t('shell.noScript')}
            </p>
          </noscript>
          <FadingIn key={name ?? 'not-found'}>
            <Screen name={name} />
          </FadingIn>
        </main>
        {route.hasFooter && <SiteFooter />}
      </div>
      {route.hasContact && <ContactButtons />}
      {(route.hasBottomBar || hasSide) && (
        <MainMenu current={name} hasBar={route.hasBottomBar} hasSide={hasSide} />
      )}
      {hasRail && (
        <Suspense>
          <SideRail current={name} />
        </Suspense>
      )}
      <ConnectionNotice />
      <UpdatePrompt />
      {hasSession && (
        <Suspense>
          <MemberDuties />
        </Suspense>
      )}
      <LoginPrompt />
      <Toasts />
    </>
  )
}

function Header({ route, title }: { route: Route; title: string }) {
  const hasSession = useSession() !== null
  const unread = useUnreadCount()
  const [isBalanceOpen, setIsBalanceOpen] = useState(false)
  const [isDoorOpen, setIsDoorOpen] = useState(false)
  const [door, setDoor] = useState<MenuDoor>('settings')
  if (route.header === 'none') return null
  if (route.header === 'home') {
    return (
      <>
        <HomeHeader
          language={<LanguagePicker />}
          onBalance={() => setIsBalanceOpen(true)}
          onDoor={(to) => {
            setDoor(to)
            setIsDoorOpen(true)
          }}
        />
        <MenuSheets isOpen={isDoorOpen} door={door} onClose={() => setIsDoorOpen(false)} />
        <BalanceSheet isOpen={isBalanceOpen} onClose={() => setIsBalanceOpen(false)} />
      </>
    )
  }
  return (
    <BackHeader
      title={title}
      back={route.back}
      end={
        route.headerEnd === 'language' ? (
          <LanguagePicker />
        ) : (
          <MessageLink hasSession={hasSession} unread={unread} />
        )
      }
    />
  )
}

/** Decides once, when its screen arrives. */
function FadingIn({ children }: { children: React.ReactNode }) {
  const [isFading] = useState(shouldFade)
  return <div className={isFading ? 'fading-in' : undefined}>{children}</div>
}

function useTitle(route: Route, search: string): string {
  const t = useT()
  const session = useSession()
  const { name } = useSettings()
  // The server draws a page for every query of its address alike.
  const known = useHydrated() ? search : ''
  const title = t(titleOf(route, session?.hasPassword ?? true, known))
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
  return title
}

/** A screen one goes to starts at its top; one goes back to where it was left. */
function useScrollToTop(name: RouteName | null): void {
  const kind = useNavigationType()
  const { key } = useLocation()
  const arrive = useEffectEvent(() => {
    const isReturn = kind === 'POP' && (name !== 'home' || isRemembered(key))
    if (!isReturn) window.scrollTo({ top: 0, behavior: 'instant' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another screen is an arrival, not another filter on it
  useEffect(() => arrive(), [name])
}
