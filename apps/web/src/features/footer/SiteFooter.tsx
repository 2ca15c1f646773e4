import { textIn } from '@perya/contract/fallback'
import { copyrightYears } from '#lib/copyright-years.ts'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import Shield from '~icons/ph/shield-check-duotone'
import './footer.css'

/** The end of a page: for whom the site is, under which licence, and where to ask. */
export function SiteFooter() {
  // It seldom changes, and what remembers its parts would weigh more in the first view than drawing them.
  'use no memo'
  const t = useT()
  const { code } = useLanguage()
  const { name, licence, minimumAge, paths: links } = useSettings()
  return (
    <footer className="site-footer">
      <p className="site-footer__play">
        <span className="site-footer__age">{t('footer.age', { age: minimumAge })}</span>
        <span>{t('footer.play')}</span>
      </p>
      <p className="site-footer__licence">
        <Shield className="size-5 shrink-0 text-accent-text" />
        <PlaceLink to={links.licence}>{textIn(licence, code)}</PlaceLink>
      </p>
      <ul className="site-footer__links">
        <FooterLink to={links.terms}>{t('footer.terms')}</FooterLink>
        <FooterLink to={links.privacy}>{t('footer.privacy')}</FooterLink>
        <FooterLink to={links.service}>{t('footer.contact')}</FooterLink>
      </ul>
      <p className="site-footer__copyright">{t('footer.copyright', { years: copyrightYears(), name })}</p>
    </footer>
  )
}

function FooterLink(link: { to: string; children: string }) {
  return (
    <li>
      <PlaceLink {...link} />
    </li>
  )
}

function PlaceLink({ to, children }: { to: string; children: string }) {
  return to.startsWith('/') ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>
}
