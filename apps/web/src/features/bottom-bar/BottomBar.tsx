import type { ComponentType, MouseEvent, ReactNode, SVGProps } from 'react'
import { useT } from '#lib/i18n.tsx'
import { paths, type RouteName } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { Badge } from '#ui/Badge.tsx'
import Gift from '~icons/ph/gift'
import GiftFill from '~icons/ph/gift-fill'
import House from '~icons/ph/house'
import HouseFill from '~icons/ph/house-fill'
import UserCircle from '~icons/ph/user-circle'
import UserCircleFill from '~icons/ph/user-circle-fill'
import UsersThree from '~icons/ph/users-three'
import Wallet from '~icons/ph/wallet-fill'
import './bottom-bar.css'

type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** The way around the app: five places, the one to money in the middle. */
export function BottomBar({
  current,
  unclaimed,
  isTall,
  onInvite,
  onMembers,
}: {
  current: RouteName | null
  /** Rewards waiting to be claimed. */
  unclaimed: number
  isTall: boolean
  onInvite: () => void
  /** Told before "Members" opens; returns false to keep it closed. */
  onMembers: () => boolean
}) {
  // It seldom changes, and what remembers its parts would weigh more in the first view than drawing them.
  'use no memo'
  const t = useT()
  const isMembers = current === 'mine'
  const guardMembers = (event: MouseEvent) => {
    if (!onMembers()) event.preventDefault()
  }
  return (
    <nav aria-label={t('nav.label')} className="bottom-bar" data-tall={isTall || undefined}>
      <div className="bottom-bar__back" aria-hidden="true">
        <span className="bottom-bar__side" />
        <svg viewBox="0 0 128 72" width="128" height="72" aria-hidden="true">
          <path
            className="bottom-bar__notch-fill"
            d="M0 0H14C24 0 27 5 28.6 12A36 36 0 0 0 99.4 12C101 5 104 0 114 0H128V72H0Z"
          />
          <path
            className="bottom-bar__notch-edge"
            d="M0 .5H14C24 .5 27 5 28.6 12A36 36 0 0 0 99.4 12C101 5 104 .5 114 .5H128"
          />
        </svg>
        <span className="bottom-bar__side" />
      </div>
      <ul className="bottom-bar__items">
        <Item to={paths.home} isCurrent={current === 'home'} icon={House} iconCurrent={HouseFill}>
          {t('nav.home')}
        </Item>
        <Item to={paths.activity} isCurrent={current === 'activity'} icon={Gift} iconCurrent={GiftFill}>
          {t('nav.promotions')}
        </Item>
        <li>
          <Link
            to={paths.deposit}
            className="bottom-bar__item"
            aria-current={current === 'deposit' ? 'page' : undefined}
          >
            <span className="bottom-bar__disc">
              <Wallet className="size-7" />
            </span>
            <span className="bottom-bar__label bottom-bar__label--deposit">{t('nav.deposit')}</span>
          </Link>
        </li>
        <li>
          <button type="button" className="bottom-bar__item" aria-haspopup="dialog" onClick={onInvite}>
            <span className="bottom-bar__icon">
              <UsersThree className="size-6" />
            </span>
            <span className="bottom-bar__label">{t('nav.invite')}</span>
          </button>
        </li>
        <Item
          to={paths.mine}
          isCurrent={isMembers}
          icon={UserCircle}
          iconCurrent={UserCircleFill}
          badge={<Badge count={unclaimed} />}
          hint={unclaimed > 0 ? t('nav.unclaimed', { count: unclaimed }) : undefined}
          onClick={guardMembers}
        >
          {t('nav.members')}
        </Item>
      </ul>
    </nav>
  )
}

function Item({
  to,
  isCurrent,
  icon: Regular,
  iconCurrent: Filled,
  badge,
  hint,
  onClick,
  children,
}: {
  to: string
  isCurrent: boolean
  icon: Icon
  iconCurrent: Icon
  badge?: ReactNode
  hint?: string | undefined
  onClick?: (event: MouseEvent) => void
  children: ReactNode
}) {
  return (
    <li>
      <Link
        to={to}
        className="bottom-bar__item"
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onClick}
      >
        <span className="bottom-bar__icon">
          {isCurrent ? <Filled className="size-6" /> : <Regular className="size-6" />}
          {badge}
        </span>
        <span className="bottom-bar__label">{children}</span>
        {hint && <span className="sr-only">, {hint}</span>}
      </Link>
    </li>
  )
}
