import type { Popup } from '@perya/contract/announcements'
import { lazy, Suspense, useEffect, useState } from 'react'
import { untilLoaded } from '#lib/until-loaded.ts'

const PopupPages = lazy(() => untilLoaded('The announcements', () => import('./PopupPages.tsx')))

const evaluateAfterMs = 500

/** Asks a moment after the page is there, and whenever the list changes, whether something is worth a pop-up. */
export function PopupOffer({ popups }: { popups: readonly Popup[] }) {
  const [evaluated, setEvaluated] = useState<readonly Popup[]>([])
  useEffect(() => {
    const timer = setTimeout(() => setEvaluated(popups), evaluateAfterMs)
    return () => clearTimeout(timer)
  }, [popups])
  if (evaluated.length === 0) return null
  return (
    <Suspense>
      <PopupPages popups={evaluated} />
    </Suspense>
  )
}
