import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Logo } from '#ui/Logo.tsx'
import { AccountPill } from './AccountPill.tsx'
import { MenuButton } from './MenuButton.tsx'
import './header.css'

/** Top of the first screen: the site, the way in or the account, the language and the menu. */
export function HomeHeader({
  language,
  onBalance,
  onDoor,
}: {
  language: ReactNode
  /** The member asks what the balance is made of. */
  onBalance: () => void
  /** The menu leads to what opens over the screen. */
  onDoor: (door: 'language' | 'settings') => void
}) {
  const session = useSession()
  const { name } = useSettings()
  return (
    <header className="page-header page-header--home">
      <Link
        to={paths.home}
        aria-label={name}
        className="page-header__logo"
        data-compact={session !== null || undefined}
      >
        <Logo name={name} />
      </Link>
      {session === null ? <WaysIn /> : <AccountPill userName={session.userName} onBalance={onBalance} />}
      {language}
      <MenuButton onDoor={onDoor} />
    </header>
  )
}

function WaysIn() {
  const t = useT()
  const { whitelabel } = useSettings()
  return (
    <div className="page-header__ways">
      <Link to={paths.login} className={`${buttonClass({ variant: 'ghost', size: 'sm' })} page-header__way`}>
        {t('header.login')}
      </Link>
      {whitelabel.DIRECTREG3 && (
        <Link to={paths.register} className={`${buttonClass({ size: 'sm' })} page-header__way`}>
          {t('header.register')}
        </Link>
      )}
    </div>
  )
}
