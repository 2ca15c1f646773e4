import { onFirstTouch } from '#lib/on-first-touch.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import type { DialogProps } from './overlays/DialogPanel.tsx'

const load = () => import('./overlays/DialogPanel.tsx')
onFirstTouch(() => void load().catch(() => undefined))

/** Interrupts with one question or one message, in the middle of the screen. For choices and forms use a sheet. */
export const Dialog = whenOpened<DialogProps>(load, 'The dialog')
