import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** Asks once before something that cannot be taken back, or that changes much. */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  confirm,
  keep,
  onConfirm,
  isProtective = false,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  title: string
  /** What the button does, in its own words. */
  confirm: string
  /** What leaving it does, where "cancel" is what is being asked about. */
  keep?: string
  onConfirm: () => void
  /** It makes things safer, and is not drawn as a danger. */
  isProtective?: boolean
  children: ReactNode
}) {
  const t = useT()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant={isProtective ? 'primary' : 'danger'} isWide onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="ghost" isWide onClick={onClose}>
            {keep ?? t('in_more_cancel')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
