import { lazy, Suspense, useState } from 'react'
import { onFirstTouch } from '#lib/on-first-touch.ts'
import { untilLoaded } from '#lib/until-loaded.ts'
import type { DialogProps } from './overlays/DialogPanel.tsx'

const loadPanel = () => untilLoaded('The dialog', () => import('./overlays/DialogPanel.tsx'))
const DialogPanel = lazy(loadPanel)
onFirstTouch(loadPanel)

/** Interrupts with one question or one message, in the middle of the screen. For choices and forms use a sheet. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <DialogPanel {...props} />
    </Suspense>
  )
}
