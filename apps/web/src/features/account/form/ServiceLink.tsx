import { useT } from '#lib/i18n.tsx'
import { loginPrompt } from '#lib/login-prompt/login-prompt.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { textLinkClass } from './text-link.ts'

/** The way to a person; a screen of the app is not covered by the log-in sheet. */
export function ServiceLink({ className = '' }: { className?: string }) {
  const t = useT()
  const { paths: site } = useSettings()
  const leads = site.service.startsWith('https:')
    ? { target: '_blank', rel: 'noopener noreferrer' }
    : { onClick: () => loginPrompt.set(null) }
  return (
    <Link to={site.service} {...leads} className={`${textLinkClass} ${className}`}>
      {t('login.service')}
    </Link>
  )
}
