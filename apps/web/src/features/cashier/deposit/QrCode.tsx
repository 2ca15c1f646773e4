import { lazy, Suspense } from 'react'
import { untilLoaded } from '#lib/until-loaded.ts'

const Drawn = lazy(() => untilLoaded('The code', () => import('./DrawnQrCode.tsx')))

/** A code for the camera of another phone; what draws it is fetched when the first one is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  return (
    <figure className="grid grid-cols-1 gap-2 text-center">
      <Suspense fallback={<div className="qr-code" />}>
        <Drawn text={text} label={label} />
      </Suspense>
      <figcaption className="text-meta text-muted">{label}</figcaption>
    </figure>
  )
}
