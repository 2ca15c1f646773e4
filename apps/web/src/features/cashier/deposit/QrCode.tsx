import { useEffect, useState } from 'react'

/** A code for the camera of another phone; what draws it is fetched when the first one is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [squares, setSquares] = useState<readonly (readonly boolean[])[]>([])
  useEffect(() => {
    let isShown = true
    void import('./qr.rules.ts').then(({ drawQr }) => {
      if (isShown) setSquares(drawQr(text))
    })
    return () => {
      isShown = false
    }
  }, [text])
  const size = squares.length
  const path = squares
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <figure className="grid grid-cols-1 gap-2 text-center">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size || 1} ${size || 1}`}
        className="qr-code"
        shapeRendering="crispEdges"
      >
        <path d={path} fill="black" />
      </svg>
      <figcaption className="text-meta text-muted">{label}</figcaption>
    </figure>
  )
}
