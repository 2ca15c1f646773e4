import './overlays.css'
import { Modal } from '@heroui/react/modal'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { AriaLocale } from './AriaLocale.tsx'
import { nameDismissButton } from './name-dismiss-button.ts'
import { useHistoryStep } from './use-history-step.ts'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  /** Buttons, the likeliest first. */
  actions: ReactNode
  /** The question must be answered: tapping beside it does not close it. */
  isUrgent?: boolean
}

export default function DialogPanel({
  isOpen,
  onClose,
  title,
  children,
  actions,
  isUrgent = false,
}: DialogProps) {
  const t = useT()
  useHistoryStep(isOpen, onClose)
  return (
    <AriaLocale>
      <Modal.Backdrop
        variant="opaque"
        isOpen={isOpen}
        isDismissable={!isUrgent}
        onOpenChange={(open) => !open && onClose()}
      >
        <Modal.Container placement="center" size="sm">
          <Modal.Dialog role={isUrgent ? 'alertdialog' : 'dialog'} className="dialog">
            <Modal.Heading level={2} className="dialog__title">
              {title}
            </Modal.Heading>
            {children && <Modal.Body className="dialog__body">{children}</Modal.Body>}
            <div ref={nameDismissButton(t('ui.back'))} className="dialog__actions">
              {actions}
            </div>
          </Modal.Dialog>
        </Modal.Container>
      </Modal.Backdrop>
    </AriaLocale>
  )
}
