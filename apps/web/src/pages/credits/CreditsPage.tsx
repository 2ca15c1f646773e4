import { credits } from '@perya/art/credits'
import { textIn } from '@perya/contract/fallback'
import { useLanguage, useT } from '#lib/i18n.tsx'

/** Whose work the pictures are made of, as their licences ask to say. */
export default function CreditsPage() {
  const t = useT()
  const { code } = useLanguage()
  return (
    <div className="grid gap-4 px-4 pt-2 pb-8">
      <p className="text-pretty text-muted">{t('credits.intro')}</p>
      <ul className="grid gap-2.5">
        {credits.map(({ name, by, licence, licenceUrl, url, use }) => (
          <li key={name} className="grid gap-0.5 rounded-card bg-surface px-4 py-3 shadow-e1">
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center text-title text-link"
            >
              {name}
            </a>
            <span className="text-meta text-muted">{t('credits.by', { by })}</span>
            <span className="text-meta text-muted">{textIn(use, code)}</span>
            <a
              href={licenceUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center text-meta font-semibold text-link"
            >
              {licence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
