import './overlays.css'
import { Toast, ToastQueue } from '@heroui/react/toast'
import { useT } from '#lib/i18n.tsx'
import CheckIcon from '~icons/ph/check-circle-fill'
import InfoIcon from '~icons/ph/info-fill'
import WarningIcon from '~icons/ph/warning-circle-fill'
import CloseIcon from '~icons/ph/x'
import { IconButton } from '../IconButton.tsx'
import { ParolSpinner } from '../ParolSpinner.tsx'
import { AriaLocale } from './AriaLocale.tsx'

export type ToastTone = 'neutral' | 'success' | 'warning' | 'danger' | 'loading'
export type ToastContent = { text: string; tone: ToastTone }

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

const marks: Record<ToastTone, React.ReactNode> = {
  neutral: <InfoIcon className="size-5 text-info" />,
  success: <CheckIcon className="size-5 text-success" />,
  warning: <WarningIcon className="size-5 text-warning" />,
  danger: <WarningIcon className="size-5 text-danger" />,
  loading: <ParolSpinner className="size-6" />,
}

export default function ToastRegion() {
  const t = useT()
  return (
    <AriaLocale>
      <Toast.Provider
        queue={toastQueue}
        placement="top"
        width="min(100vw - 2rem, 448px)"
        aria-label={t('ui.notifications')}
        className="toasts"
      >
        {({ toast }) => (
          <Toast toast={toast}>
            <span className="toasts__mark">{marks[toast.content.tone]}</span>
            <Toast.Content>
              <Toast.Title className="toasts__text">{toast.content.text}</Toast.Title>
            </Toast.Content>
            <IconButton
              label={t('ui.close')}
              className="toasts__close"
              onClick={() => toastQueue.close(toast.key)}
            >
              <CloseIcon className="size-4" />
            </IconButton>
          </Toast>
        )}
      </Toast.Provider>
    </AriaLocale>
  )
}
