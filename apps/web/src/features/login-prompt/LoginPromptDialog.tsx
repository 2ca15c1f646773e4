import { useNavigate } from 'react-router'
import { useT } from '#lib/i18n.tsx'
import { loginPrompt } from '#lib/login-prompt/login-prompt.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** Asks a guest, or somebody whose session has ended, to log in; then they go on where they were going. */
export function LoginPromptDialog() {
  const t = useT()
  const navigate = useNavigate()
  const { whitelabel } = useSettings()
  const prompt = loginPrompt.use()
  const close = () => loginPrompt.set(null)
  const go = (to: string) => {
    close()
    navigate(to)
  }
  const isExpired = prompt?.reason === 'expired'
  const returnTo = prompt?.returnTo
  return (
    <Dialog
      isOpen={prompt !== null}
      onClose={close}
      title={isExpired ? t('loginPrompt.expired') : t('loginPrompt.required')}
      actions={
        <>
          <Button onClick={() => go(pathTo('login', returnTo ? { returnTo } : {}))}>
            {t('shell.login')}
          </Button>
          {whitelabel.DIRECTREG3 && !isExpired && (
            <Button variant="secondary" onClick={() => go(paths.register)}>
              {t('shell.register')}
            </Button>
          )}
          <Button variant="ghost" onClick={close}>
            {t('in_more_cancel')}
          </Button>
        </>
      }
    >
      {isExpired ? t('loginPrompt.expiredWhy') : t('loginPrompt.requiredWhy')}
    </Dialog>
  )
}
