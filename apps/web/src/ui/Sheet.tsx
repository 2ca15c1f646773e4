import { lazy, Suspense, useState } from 'react'
import { onFirstTouch } from '#lib/on-first-touch.ts'
import { untilLoaded } from '#lib/until-loaded.ts'
import type { SheetProps } from './overlays/SheetPanel.tsx'

const loadPanel = () => untilLoaded('The sheet', () => import('./overlays/SheetPanel.tsx'))
const SheetPanel = lazy(loadPanel)
onFirstTouch(loadPanel)

/** Rises from the bottom with a choice or a form. Closes by dragging, Esc, the backdrop, the back gesture or its button. */
export function Sheet(props: SheetProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  )
}
