import { crisisLine, helpLinks } from '@perya/contract/help-links'
import { useT } from '#lib/i18n.tsx'
import CaretRight from '~icons/ph/caret-right-bold'
import Lifebuoy from '~icons/ph/lifebuoy-duotone'
import Phone from '~icons/ph/phone-call-duotone'

const row = 'flex min-h-14 items-center gap-3 rounded-card bg-surface px-4 py-2 shadow-e1'

/** Help that is not the house's own. */
export function HelpLinks() {
  const t = useT()
  return (
    <section aria-labelledby="help-links" className="grid grid-cols-1 gap-3">
      <h2 id="help-links" className="section-title">
        {t('protection.help')}
      </h2>
      <p className="text-pretty text-muted">{t('protection.help.text')}</p>
      <ul className="grid grid-cols-1 gap-2.5">
        <li>
          <a href={`tel:${crisisLine}`} className={row}>
            <Phone className="size-6 shrink-0 text-accent-text" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{t('protection.help.call', { number: crisisLine })}</span>
              <span className="block text-meta text-muted">{t('protection.help.call.text')}</span>
            </span>
            <CaretRight className="size-4 shrink-0 text-muted flip-rtl" />
          </a>
        </li>
        {helpLinks.map(({ name, title, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener noreferrer" className={row}>
              <Lifebuoy className="size-6 shrink-0 text-accent-text" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                <span className="block break-words text-meta text-muted">{new URL(url).host}</span>
              </span>
              <CaretRight className="size-4 shrink-0 text-muted flip-rtl" aria-label={t('ui.outside')} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
