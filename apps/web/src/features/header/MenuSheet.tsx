import { textIn } from '@perya/contract/fallback'
import { type ComponentType, type ReactNode, type SVGProps, useState } from 'react'
import { useIsBuilt } from '#lib/built-screens.ts'
import { copyrightYears } from '#lib/copyright-years.ts'
import { t as say, useLanguage, useT } from '#lib/i18n.tsx'
import { useBalanceHidden } from '#lib/member/balance-hidden.ts'
import { useBalance } from '#lib/member/use-balance.ts'
import { paths, type RouteName } from '#lib/paths.ts'
import { Link, useNavigate } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import type { TextId } from '#texts/index.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { toast } from '#ui/toast.ts'
import Refresh from '~icons/ph/arrows-clockwise-duotone'
import Bets from '~icons/ph/cards-three-duotone'
import Eye from '~icons/ph/eye-duotone'
import EyeSlash from '~icons/ph/eye-slash-duotone'
import Gear from '~icons/ph/gear-six-duotone'
import Gift from '~icons/ph/gift-duotone'
import Withdraw from '~icons/ph/hand-withdraw-duotone'
import Help from '~icons/ph/question-duotone'
import Receipt from '~icons/ph/receipt-duotone'
import Seal from '~icons/ph/seal-check-duotone'
import Verify from '~icons/ph/shield-check-duotone'
import SignOut from '~icons/ph/sign-out-duotone'
import Lottery from '~icons/ph/ticket-duotone'
import Language from '~icons/ph/translate-duotone'
import Wallet from '~icons/ph/wallet-duotone'
import { SignOutDialog } from './SignOutDialog.tsx'
import './menu.css'

type Icon = ComponentType<SVGProps<SVGSVGElement>>
type Place = { name: RouteName; says: TextId; icon: Icon }

const places: readonly Place[] = [
  { name: 'activity', says: 'menu.rewards', icon: Gift },
  { name: 'lottery', says: 'title.lottery', icon: Lottery },
  { name: 'gameRecord', says: 'menu.bets', icon: Bets },
  { name: 'transactionRecord', says: 'menu.record', icon: Receipt },
  { name: 'verify', says: 'menu.verify', icon: Verify },
  { name: 'help', says: 'menu.help', icon: Help },
]

/** Where to go, money and the balance's cover, the device's settings and the way out, with the licence below. */
export default function MenuSheet({
  isOpen,
  onClose,
  onDoor,
}: {
  isOpen: boolean
  onClose: () => void
  onDoor: (door: 'language' | 'settings') => void
}) {
  const t = useT()
  const isBuilt = useIsBuilt()
  const session = useSession()
  const navigate = useNavigate()
  const { refresh } = useBalance()
  const [isHidden, toggleHidden] = useBalanceHidden()
  const [isLeaving, setIsLeaving] = useState(false)

  const refreshBalance = async () => {
    onClose()
    if (session === null) return navigate(paths.login)
    try {
      await refresh()
      toast(say('menu.refreshed'), { tone: 'success' })
    } catch {
      toast(say('menu.refreshFailed'), { tone: 'danger', time: 'short' })
    }
  }
  const askToLeave = () => {
    onClose()
    setIsLeaving(true)
  }
  const openDoor = (door: 'language' | 'settings') => () => {
    onClose()
    onDoor(door)
  }

  return (
    <>
      <Sheet isOpen={isOpen} onClose={onClose} title={t('menu.title')}>
        <ul className="menu-places">
          {places
            .filter(({ name }) => isBuilt(name))
            .map(({ name, says, icon: Picture }) => (
              <li key={name}>
                <Link to={paths[name]} className="menu-place" onClick={onClose}>
                  <Picture className="menu__icon" />
                  {t(says)}
                </Link>
              </li>
            ))}
          <PlaceButton icon={Language} onClick={openDoor('language')}>
            {t('menu.language')}
          </PlaceButton>
          <PlaceButton icon={Gear} onClick={openDoor('settings')}>
            {t('menu.settings')}
          </PlaceButton>
        </ul>
        <ul className="menu">
          <MenuLink to={paths.deposit} icon={Wallet} onClick={onClose}>
            {t('menu.deposit')}
          </MenuLink>
          <MenuLink to={paths.withdraw} icon={Withdraw} onClick={onClose}>
            {t('menu.withdraw')}
          </MenuLink>
          <MenuButtonItem icon={Refresh} onClick={refreshBalance}>
            {t('menu.refresh')}
          </MenuButtonItem>
          <MenuButtonItem icon={isHidden ? Eye : EyeSlash} onClick={toggleHidden}>
            {isHidden ? t('menu.show') : t('menu.hide')}
          </MenuButtonItem>
          {session && (
            <MenuButtonItem icon={SignOut} onClick={askToLeave}>
              {t('menu.signOut')}
            </MenuButtonItem>
          )}
        </ul>
        <Licence />
      </Sheet>
      <SignOutDialog isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
    </>
  )
}

type ItemProps = { icon: Icon; onClick: () => void; children: ReactNode }

function MenuLink({ to, icon: Picture, onClick, children }: ItemProps & { to: string }) {
  return (
    <li>
      <Link to={to} className="menu__item" onClick={onClick}>
        <Picture className="menu__icon" />
        {children}
      </Link>
    </li>
  )
}

function MenuButtonItem({ icon: Picture, onClick, children }: ItemProps) {
  return (
    <li>
      <button type="button" className="menu__item" onClick={onClick}>
        <Picture className="menu__icon" />
        {children}
      </button>
    </li>
  )
}

function PlaceButton({ icon: Picture, onClick, children }: ItemProps) {
  return (
    <li>
      <button type="button" className="menu-place" onClick={onClick}>
        <Picture className="menu__icon" />
        {children}
      </button>
    </li>
  )
}

function Licence() {
  const t = useT()
  const { name, licence, minimumAge } = useSettings()
  const { code } = useLanguage()
  return (
    <div className="menu__licence">
      <p className="menu__badge">
        <Seal className="size-6 shrink-0 text-accent-text" />
        <span>{textIn(licence, code)}</span>
      </p>
      <p>
        {t('footer.age', { age: minimumAge })} · {t('footer.copyright', { years: copyrightYears(), name })}
      </p>
    </div>
  )
}
