import { t as say, useT } from '#lib/i18n.tsx'
import { signOut } from '#lib/session/sign-out.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
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
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('menu.signOutAsk')}
      actions={
        <>
          <Button variant="danger" onClick={leave}>
            {t('menu.signOut')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('in_more_cancel')}
          </Button>
        </>
      }
    >
      {t('menu.signOutWhy')}
    </Dialog>
  )
}
