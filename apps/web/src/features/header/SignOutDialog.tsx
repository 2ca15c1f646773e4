import { t as say, useT } from '#lib/i18n.tsx'
import { signOut } from '#lib/session/sign-out.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { loading } from '#ui/toast.ts'

const signOutLoadingMs = 9_999

export function SignOutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const leave = () => {
    onClose()
    loading(say('in_please_wait'), signOutLoadingMs)
    void signOut()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('menu.signOutAsk')}
      confirm={t('menu.signOut')}
      onConfirm={leave}
    >
      {t('menu.signOutWhy')}
    </ConfirmDialog>
  )
}
