import type { ComponentType, SVGProps } from 'react'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import type { TextId } from '#texts/index.ts'
import CaretIcon from '~icons/ph/caret-right'
import HeadsetIcon from '~icons/ph/headset'
import HomeIcon from '~icons/ph/house'
import KeyIcon from '~icons/ph/key'
import RegisterIcon from '~icons/ph/user-plus'
import { registerPath } from './register-path.ts'

type Entry = { to: string; text: TextId; icon: ComponentType<SVGProps<SVGSVGElement>> }

/** Where else to go from the log-in page. `returnTo` is where the player was going. */
export function LoginLinks({ returnTo }: { returnTo: string }) {
  const t = useT()
  const { paths: site } = useSettings()
  const entries: readonly Entry[] = [
    { to: paths.home, text: 'login.home', icon: HomeIcon },
    { to: registerPath(returnTo), text: 'login.register', icon: RegisterIcon },
    { to: paths.forget, text: 'login.forgot', icon: KeyIcon },
    { to: site.service, text: 'login.service', icon: HeadsetIcon },
  ]
  return (
    <nav aria-label={t('login.links')}>
      <ul className="divide-y divide-border overflow-hidden rounded-card bg-surface shadow-e1">
        {entries.map(({ to, text, icon: Icon }) => (
          <li key={text}>
            {/* Support sits on a site of its own for most merchants. */}
            <Link
              to={to}
              {...(to.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              className="flex min-h-14 items-center gap-3 px-4 font-semibold focus-visible:-outline-offset-2"
            >
              <Icon className="size-6 text-accent-text" />
              <span className="flex-1">{t(text)}</span>
              <CaretIcon className="flip-rtl size-4 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
