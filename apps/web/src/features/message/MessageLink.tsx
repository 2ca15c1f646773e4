import type { MouseEvent } from 'react'
import { useT } from '#lib/i18n.tsx'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { Badge } from '#ui/Badge.tsx'
import { iconButtonClass } from '#ui/IconButton.tsx'
import Envelope from '~icons/ph/envelope-simple'

/** The way to the messages: a dot when some are unread, a question to log in for guests. */
export function MessageLink({ hasSession, unread }: { hasSession: boolean; unread: number }) {
  const t = useT()
  const guard = (event: MouseEvent) => {
    if (hasSession) return
    event.preventDefault()
    askToLogIn('required', paths.webEmail)
  }
  return (
    <Link
      to={paths.webEmail}
      className={`${iconButtonClass} relative`}
      aria-label={unread > 0 ? t('message.unread', { count: unread }) : t('message.open')}
      onClick={guard}
    >
      <Envelope className="size-6" />
      {unread > 0 && <Badge isDot />}
    </Link>
  )
}
