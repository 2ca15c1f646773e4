import { lazy, type ReactNode, Suspense, useState } from 'react'
import { onFirstTouch } from '#lib/on-first-touch.ts'

export type SheetProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays in sight below the scrolling content: the sheet's one action. */
  footer?: ReactNode
}

const loadPanel = () => import('./overlays/SheetPanel.tsx')
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
