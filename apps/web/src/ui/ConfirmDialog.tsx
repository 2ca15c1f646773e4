import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** Asks once before something that cannot be taken back. */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  confirm,
  onConfirm,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  title: string
  /** What the button does, in its own words. */
  confirm: string
  onConfirm: () => void
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
          <Button variant="danger" isWide onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="ghost" isWide onClick={onClose}>
            {t('in_more_cancel')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
