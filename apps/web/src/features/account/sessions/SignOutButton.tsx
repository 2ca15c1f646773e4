import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { signOut } from '#lib/session/sign-out.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { loading } from '#ui/toast.ts'

const loadingMs = 10_000

/** Signs out after one question; the app then starts afresh at home. */
export function SignOutButton() {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    loading(t('in_please_wait'), loadingMs)
    void signOut()
  }
  return (
    <>
      <Button variant="secondary" size="lg" isWide onClick={() => setAsking(true)}>
        {t('set.signOut')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('set.signOut.title')}
        confirm={t('set.signOut')}
        onConfirm={leave}
      >
        {t('set.signOut.text')}
      </ConfirmDialog>
    </>
  )
}
