import { onFirstTouch } from '#lib/on-first-touch.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import type { SheetProps } from './overlays/SheetPanel.tsx'

const load = () => import('./overlays/SheetPanel.tsx')
onFirstTouch(() => void load().catch(() => undefined))

/** Rises from the bottom with a choice or a form. Closes by dragging, Esc, the backdrop, the back gesture or its button. */
export const Sheet = whenOpened<SheetProps>(load, 'The sheet')
