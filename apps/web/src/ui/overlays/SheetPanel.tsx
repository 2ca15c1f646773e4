import './overlays.css'
import { Drawer } from '@heroui/react/drawer'
import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import CloseIcon from '~icons/ph/x'
import { IconButton } from '../IconButton.tsx'
import { AriaLocale } from './AriaLocale.tsx'
import { nameDismissButton } from './name-dismiss-button.ts'
import { useHistoryStep } from './use-history-step.ts'

export type SheetProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays in sight below the scrolling content: the sheet's one action. */
  footer?: ReactNode
}

export default function SheetPanel({ isOpen, onClose, title, children, footer }: SheetProps) {
  const t = useT()
  useHistoryStep(isOpen, onClose)
  return (
    <AriaLocale>
      <Drawer.Backdrop variant="opaque" isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
        <Drawer.Content placement="bottom" className="sheet">
          <Drawer.Dialog className="sheet__dialog">
            <Drawer.Handle className="sheet__handle" />
            <Drawer.Header className="sheet__header">
              <Drawer.Heading level={2} className="sheet__title">
                {title}
              </Drawer.Heading>
            </Drawer.Header>
            <Drawer.Body className="sheet__body">{children}</Drawer.Body>
            {footer && <Drawer.Footer className="sheet__footer">{footer}</Drawer.Footer>}
            {/* Last in order, so that focus starts on the sheet's own content. */}
            <IconButton
              ref={nameDismissButton(t('ui.back'))}
              label={t('ui.close')}
              onClick={onClose}
              className="sheet__close"
            >
              <CloseIcon className="size-5" />
            </IconButton>
          </Drawer.Dialog>
        </Drawer.Content>
      </Drawer.Backdrop>
    </AriaLocale>
  )
}
