import type { ComponentType, SVGProps } from 'react'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import type { TextId } from '#texts/index.ts'
import { buttonClass } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import Gift from '~icons/ph/gift-duotone'
import Verify from '~icons/ph/shield-check-duotone'
import Wallet from '~icons/ph/wallet-duotone'
import Close from '~icons/ph/x'
import './welcome.css'

type Step = { to: string; icon: ComponentType<SVGProps<SVGSVGElement>>; title: TextId; text: TextId }

const steps = [
  { to: paths.verify, icon: Verify, title: 'welcome.free', text: 'welcome.freeText' },
  { to: paths.deposit, icon: Wallet, title: 'welcome.money', text: 'welcome.moneyText' },
  { to: paths.activity, icon: Gift, title: 'welcome.reward', text: 'welcome.rewardText' },
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
  if (!isOpen) return null
  return (
    <section aria-labelledby="welcome" className="welcome art-edge">
      <h2 id="welcome" className="welcome__title">
        {t('welcome.title', { name: account })}
      </h2>
      <ul>
        {steps.map(({ to, icon: Icon, title, text }) => (
          <li key={title}>
            <Link to={to} className="welcome__step">
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
