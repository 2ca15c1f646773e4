import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { type LoginPrompt, loginPrompt } from '#lib/login-prompt/login-prompt.ts'
import { paths } from '#lib/paths.ts'
import { Link, useNavigate } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { useStore } from '#lib/store.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { TestPlayButton } from '../trial/TestPlayButton.tsx'
import { LoginForm } from './LoginForm.tsx'
import { returnPath } from './login.rules.ts'

const linkClass = 'inline-flex min-h-11 items-center font-semibold text-link'

/** The log-in over the page the player is on; what they meant to do goes on once they are in. */
export default function LoginSheet({ isOpen }: { isOpen: boolean }) {
  const t = useT()
  const navigate = useNavigate()
  const { whitelabel } = useSettings()
  const prompt = useLast(useStore(loginPrompt))
  const close = () => loginPrompt.set(null)
  const isExpired = prompt?.reason === 'expired'

  const resume = () => {
    const then = loginPrompt.get()?.then ?? null
    close()
    if (typeof then === 'function') then()
    else if (then) navigate(returnPath(then, paths.home))
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={isExpired ? t('loginPrompt.expired') : t('login.title.play')}
    >
      <p className="mb-4 text-muted">
        {isExpired ? t('loginPrompt.expiredWhy') : t('loginPrompt.requiredWhy')}
      </p>
      <LoginForm onDone={resume} />
      {prompt?.hasFreePlay && (
        <div className="mt-3">
          <TestPlayButton onDone={resume} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap justify-between gap-x-4">
        <Link to={paths.forget} onClick={close} className={linkClass}>
          {t('login.forgot')}
        </Link>
        {whitelabel.DIRECTREG3 && (
          <Link to={paths.register} onClick={close} className={linkClass}>
            {t('login.register')}
          </Link>
        )}
      </div>
    </Sheet>
  )
}

/** The sheet keeps its words while it slides away. */
function useLast(prompt: LoginPrompt): LoginPrompt {
  const [last, setLast] = useState(prompt)
  if (prompt !== null && prompt !== last) setLast(prompt)
  return prompt ?? last
}
