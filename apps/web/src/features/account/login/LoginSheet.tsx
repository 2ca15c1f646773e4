import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { type LoginPrompt, type LoginReason, loginPrompt } from '#lib/login-prompt/login-prompt.ts'
import { paths } from '#lib/paths.ts'
import { Link, useNavigate } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { useStore } from '#lib/store.ts'
import type { TextId } from '#texts/index.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { ServiceLink } from '../form/ServiceLink.tsx'
import { textLinkClass } from '../form/text-link.ts'
import { TestPlayButton } from '../trial/TestPlayButton.tsx'
import { LoginForm } from './LoginForm.tsx'
import { returnPath } from './login.rules.ts'
import { registerPath } from './register-path.ts'

const words = {
  required: { title: 'login.title', why: 'loginPrompt.requiredWhy' },
  play: { title: 'login.title.play', why: 'loginPrompt.requiredWhy' },
  expired: { title: 'loginPrompt.expired', why: 'loginPrompt.expiredWhy' },
  stale: { title: 'loginPrompt.stale', why: 'loginPrompt.staleWhy' },
} as const satisfies Record<LoginReason | 'play', { title: TextId; why: TextId }>

/** The log-in over the page the player is on; what they meant to do goes on once they are in. */
export default function LoginSheet({ isOpen }: { isOpen: boolean }) {
  const t = useT()
  const navigate = useNavigate()
  const { whitelabel } = useSettings()
  const session = useSession()
  const prompt = useLast(useStore(loginPrompt))
  const close = () => loginPrompt.set(null)
  const target = typeof prompt?.then === 'string' ? prompt.then : null
  const reason = prompt?.reason ?? 'required'
  const isToPlay = reason === 'required' && target?.startsWith(paths.launchGame)
  const { title, why } = words[isToPlay ? 'play' : reason]

  const resume = () => {
    const then = loginPrompt.get()?.then ?? null
    close()
    if (typeof then === 'function') then()
    else if (then) navigate(returnPath(then, paths.home))
  }

  return (
    <Sheet isOpen={isOpen} onClose={close} title={t(title)}>
      <p className="mb-4 text-muted">{t(why)}</p>
      <LoginForm first={session?.hasPassword === false ? 'sms' : 'username'} onDone={resume} />
      {prompt?.hasFreePlay && (
        <div className="mt-3">
          <TestPlayButton onDone={resume} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap justify-between gap-x-4">
        <Link to={paths.forget} onClick={close} className={textLinkClass}>
          {t('login.forgot')}
        </Link>
        {whitelabel.DIRECTREG3 && (
          <Link to={registerPath(target)} onClick={close} className={textLinkClass}>
            {t('login.register')}
          </Link>
        )}
        <ServiceLink />
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
