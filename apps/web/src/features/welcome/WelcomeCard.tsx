import type { ComponentType, SVGProps } from 'react'
import { useIsBuilt } from '#lib/built-screens.ts'
import { useT } from '#lib/i18n.tsx'
import { paths, type RouteName } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import type { TextId } from '#texts/index.ts'
import { buttonClass } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import Gift from '~icons/ph/gift-duotone'
import Verify from '~icons/ph/shield-check-duotone'
import Wallet from '~icons/ph/wallet-duotone'
import Close from '~icons/ph/x'
import './welcome.css'

type Step = { name: RouteName; icon: ComponentType<SVGProps<SVGSVGElement>>; title: TextId; text: TextId }

const steps = [
  { name: 'verify', icon: Verify, title: 'welcome.free', text: 'welcome.freeText' },
  { name: 'deposit', icon: Wallet, title: 'welcome.money', text: 'welcome.moneyText' },
  { name: 'activity', icon: Gift, title: 'welcome.reward', text: 'welcome.rewardText' },
] as const satisfies readonly Step[]

/** What costs nothing, how money comes in, and where the first reward is. */
export default function WelcomeCard({
  isOpen,
  account,
  onClose,
}: {
  isOpen: boolean
  account: string
  onClose: () => void
}) {
  const t = useT()
  const isBuilt = useIsBuilt()
  if (!isOpen) return null
  return (
    <section aria-labelledby="welcome" className="welcome art-edge">
      <h2 id="welcome" className="welcome__title">
        {t('welcome.title', { name: account })}
      </h2>
      <ul>
        {steps
          .filter(({ name }) => isBuilt(name))
          .map(({ name, icon: Icon, title, text }) => (
            <li key={name}>
              <Link to={paths[name]} className="welcome__step">
                <Icon className="size-7 shrink-0 text-accent-text" />
                <span>
                  <strong>{t(title)}</strong>
                  <small>{t(text)}</small>
                </span>
              </Link>
            </li>
          ))}
      </ul>
      <Link to={paths.deposit} className={buttonClass({ isWide: true })}>
        {t('welcome.deposit')}
      </Link>
      <IconButton label={t('welcome.close')} className="welcome__close" onClick={onClose}>
        <Close className="size-5" />
      </IconButton>
    </section>
  )
}
