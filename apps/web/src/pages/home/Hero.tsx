import { Link } from 'react-router'
import { RichText, useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { buttonClass } from '#ui/Button.tsx'
import { FiestaArt } from './FiestaArt.tsx'
import './hero.css'

/** What the site is and the next step: a way in for guests, a way to play for members. */
export function Hero({ userName }: { userName: string | null }) {
  const t = useT()
  const { name, minimumAge } = useSettings()
  return (
    <section className="hero art-edge">
      <FiestaArt className="hero__art" />
      <div className="hero__words">
        <p className="hero__site">{userName === null ? name : t('home.welcome', { name: userName })}</p>
        <h1 className="hero__headline">
          <RichText id="home.headline" parts={[<em key="0" />]} />
        </h1>
        <p className="hero__promise">{t('home.promise')}</p>
      </div>
      <div className="hero__actions">{userName === null ? <WaysIn /> : <WaysOn />}</div>
      <p className="hero__age">{t('footer.age', { age: minimumAge })}</p>
    </section>
  )
}

function WaysIn() {
  const t = useT()
  const { whitelabel } = useSettings()
  return (
    <>
      {whitelabel.DIRECTREG3 && (
        <Link to={paths.register} className={buttonClass({ size: 'lg', isWide: true })}>
          {t('home.register')}
        </Link>
      )}
      <Link
        to={paths.login}
        className={buttonClass({
          size: 'lg',
          isWide: true,
          variant: whitelabel.DIRECTREG3 ? 'secondary' : 'primary',
        })}
      >
        {t('home.login')}
      </Link>
    </>
  )
}

function WaysOn() {
  const t = useT()
  return (
    <>
      <Link to={paths.deposit} className={buttonClass({ size: 'lg', isWide: true })}>
        {t('home.deposit')}
      </Link>
      <Link to={paths.mine} className={buttonClass({ size: 'lg', variant: 'secondary', isWide: true })}>
        {t('home.account')}
      </Link>
    </>
  )
}
