import { lazy, Suspense } from 'react'
import { untilLoaded } from '#lib/until-loaded.ts'
import { useHydrated } from '#lib/use-hydrated.ts'

const DownloadBar = lazy(() => untilLoaded('The download bar', () => import('./DownloadBar.tsx')))

/** Offers the app to those who do not have it. Known only in the browser, so it floats and moves nothing. */
export function DownloadOffer() {
  const isHydrated = useHydrated()
  return isHydrated ? (
    <Suspense>
      <DownloadBar />
    </Suspense>
  ) : null
}
