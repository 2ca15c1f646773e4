import type { I18n } from '@lingui/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { BuiltScreens } from '#lib/built-screens.ts'
import { TextsProvider } from '#lib/i18n.tsx'
import { CurrencyContext } from '#lib/money.ts'
import { type Settings, SettingsProvider } from '#lib/settings/settings.ts'
import { useSiteStatus } from '#lib/settings/use-site-status.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import type { ClosedSiteProps } from './ClosedSite.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { isBuilt } from './routes.ts'
import { Shell } from './Shell.tsx'

/** The whole app, inside the router of the browser or of the server. */
export function App({
  settings,
  texts,
  client,
  closedSite,
}: {
  settings: Settings
  texts: I18n
  client: QueryClient
  /** The server draws it at once; the browser fetches it if it is ever needed. */
  closedSite: ComponentType<ClosedSiteProps>
}) {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated) return
    // Says to what waits outside, an early tap or a test, that the page answers now.
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [isHydrated])
  return (
    <Providers settings={settings} texts={texts} client={client}>
      <CrashBoundary>
        <Site closedSite={closedSite} />
      </CrashBoundary>
    </Providers>
  )
}

/** Maintenance comes before everything, a restricted region before the app. */
function Site({ closedSite: ClosedSite }: { closedSite: ComponentType<ClosedSiteProps> }) {
  const { maintenance, regionRestricted } = useSiteStatus()
  if (!maintenance && !regionRestricted) return <Shell />
  return (
    <Suspense>
      <ClosedSite because={maintenance ? 'maintenance' : 'region'} />
    </Suspense>
  )
}

function Providers({
  settings,
  texts,
  client,
  children,
}: {
  settings: Settings
  texts: I18n
  client: QueryClient
  children: ReactNode
}) {
  return (
    <SettingsProvider value={settings}>
      <TextsProvider texts={texts}>
        <CurrencyContext value={settings.currency}>
          <BuiltScreens value={isBuilt}>
            <QueryClientProvider client={client}>{children}</QueryClientProvider>
          </BuiltScreens>
        </CurrencyContext>
      </TextsProvider>
    </SettingsProvider>
  )
}
