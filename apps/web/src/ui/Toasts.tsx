import { lazy, Suspense, useSyncExternalStore } from 'react'
import { untilLoaded } from '#lib/until-loaded.ts'
import { toastRegion } from './toast.ts'

const ToastRegion = lazy(() => untilLoaded('The messages', () => import('./overlays/ToastRegion.tsx')))

/** Where toasts appear. Once in the app, around nothing. */
export function Toasts() {
  const isNeeded = useSyncExternalStore(toastRegion.subscribe, toastRegion.isNeeded, () => false)
  if (!isNeeded) return null
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  )
}
