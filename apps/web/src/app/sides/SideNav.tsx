import type { Category } from '@perya/contract/games'
import type { ComponentType, MouseEvent, ReactNode, SVGProps } from 'react'
import { categoryTabs, contentOf, gameCount } from '#features/categories/categories.rules.ts'
import { useIsBuilt } from '#lib/built-screens.ts'
import { useT } from '#lib/i18n.tsx'
import { useVendorMapping, type VendorMapping } from '#lib/lobby/lobby.ts'
import { useUnreadCount } from '#lib/member/use-waiting.ts'
import { paths, pathTo, type RouteName } from '#lib/paths.ts'
import { Link, useLocation } from '#lib/router.tsx'
import { focusSearch, useSearchKey } from '#lib/search-key.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { Badge } from '#ui/Badge.tsx'
import { Logo } from '#ui/Logo.tsx'
import Bets from '~icons/ph/cards-three-duotone'
import Envelope from '~icons/ph/envelope-simple-duotone'
import Gift from '~icons/ph/gift-duotone'
import House from '~icons/ph/house-duotone'
import Search from '~icons/ph/magnifying-glass'
import Help from '~icons/ph/question-duotone'
import Receipt from '~icons/ph/receipt-duotone'
import Account from '~icons/ph/user-circle-duotone'
import Invite from '~icons/ph/users-three-duotone'
import Wallet from '~icons/ph/wallet-duotone'
import './side-nav.css'

type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** The way around on a wide window: the kinds of games that are open, the member's own places, and for whom the site is. */
export default function SideNav({
  current,
  unclaimed,
  onInvite,
  onMembers,
}: {
  current: RouteName | null
  /** Rewards waiting to be claimed. */
  unclaimed: number
  onInvite: () => void
  /** Told before the account opens; returns false to keep it closed. */
  onMembers: () => boolean
}) {
  const t = useT()
  const isBuilt = useIsBuilt()
  const hasSession = useSession() !== null
  const unread = useUnreadCount()
  const { name, minimumAge } = useSettings()
  const isHere = useIsHere()
  useSearchKey()
  const guardMembers = (event: MouseEvent) => {
    if (!onMembers()) event.preventDefault()
  }
  return (
    <nav aria-label={t('nav.label')} className="side-nav">
      <Link to={paths.home} aria-label={name} className="side-nav__logo">
        <Logo name={name} />
      </Link>
      <ul className="side-nav__places">
        <Place
          to={paths.gameList}
          icon={Search}
          isCurrent={false}
          onClick={(event) => {
            const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
            if (isPlain && focusSearch() === 'focused') event.preventDefault()
          }}
          end={<kbd className="side-place__key">/</kbd>}
        >
          {t('side.search')}
        </Place>
        <Place to={paths.home} icon={House} isCurrent={isHere(paths.home)}>
          {t('nav.home')}
        </Place>
        <Categories />
      </ul>
      <ul className="side-nav__places">
        <Place to={paths.deposit} icon={Wallet} isCurrent={current === 'deposit'}>
          {t('nav.deposit')}
        </Place>
        {isBuilt('activity') && (
          <Place to={paths.activity} icon={Gift} isCurrent={current === 'activity'}>
            {t('menu.rewards')}
          </Place>
        )}
        {hasSession && (
          <>
            <Place to={paths.gameRecord} icon={Bets} isCurrent={current === 'gameRecord'}>
              {t('menu.bets')}
            </Place>
            <Place to={paths.transactionRecord} icon={Receipt} isCurrent={current === 'transactionRecord'}>
              {t('menu.record')}
            </Place>
            <Place
              to={paths.webEmail}
              icon={Envelope}
              isCurrent={current === 'webEmail'}
              label={unread > 0 ? t('message.unread', { count: unread }) : undefined}
              end={<Badge count={unread} />}
            >
              {t('message.open')}
            </Place>
          </>
        )}
        <li>
          <button type="button" className="side-place" aria-haspopup="dialog" onClick={onInvite}>
            <Invite />
            <span className="side-place__name">{t('nav.invite')}</span>
          </button>
        </li>
        <Place
          to={paths.mine}
          icon={Account}
          isCurrent={current === 'mine'}
          onClick={guardMembers}
          label={
            unclaimed > 0 ? `${t('nav.members')}, ${t('nav.unclaimed', { count: unclaimed })}` : undefined
          }
          end={<Badge count={unclaimed} />}
        >
          {t('nav.members')}
        </Place>
        <Place to={paths.help} icon={Help} isCurrent={current === 'help'}>
          {t('menu.help')}
        </Place>
      </ul>
      <p className="side-nav__age">
        <strong>{minimumAge}+</strong>
        <span>{t('footer.play')}</span>
      </p>
    </nav>
  )
}

/** What is open, in the lobby's order, with how much of it there is. */
function Categories() {
  const t = useT()
  const isHere = useIsHere()
  const { data: mapping } = useVendorMapping()
  if (!mapping) return null
  return categoryTabs(mapping, t('category.hot'))
    .filter(({ isClosed }) => !isClosed)
    .map(({ key, name }) => {
      const to = placeOf(key)
      return (
        <Place
          key={key}
          to={to}
          isCurrent={isHere(to)}
          end={<Count of={key} in={mapping} />}
          picture={
            <svg aria-hidden="true">
              <use href={`/category-icons.svg#${key}`} />
            </svg>
          }
        >
          {name}
        </Place>
      )
    })
}

/** Which of the places the address is: a list without a category shows all, home without one is home. */
function useIsHere() {
  const { pathname, search } = useLocation()
  const chosen = (query: string) => {
    const parameters = new URLSearchParams(query)
    return parameters.get('gameType') ?? parameters.get('tab') ?? 'ALL'
  }
  return (to: string) => {
    const [path, query = ''] = to.split('?')
    return path === pathname && (pathname === paths.lottery || chosen(query) === chosen(search))
  }
}

function Count({ of, in: mapping }: { of: Category; in: VendorMapping }) {
  const count = gameCount(mapping, of)
  return count > 0 ? <span className="side-place__count">{count}</span> : null
}

/** Games of a kind have a list; where a vendor's own lobby comes first, the home screen shows the vendors. */
const placeOf = (category: Category): string =>
  category === 'LOTT'
    ? paths.lottery
    : contentOf(category) === 'vendors'
      ? pathTo('home', { tab: category })
      : pathTo('gameList', { gameType: category === 'HOT' ? 'ALL' : category })

function Place({
  to,
  icon: Picture,
  picture,
  isCurrent,
  end,
  label,
  onClick,
  children,
}: {
  to: string
  icon?: Icon
  picture?: ReactNode
  isCurrent: boolean
  end?: ReactNode
  /** Where the name says less than there is to see. */
  label?: string | undefined
  onClick?: (event: MouseEvent) => void
  children: ReactNode
}) {
  return (
    <li>
      <Link
        to={to}
        className="side-place"
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={label}
        onClick={onClick}
      >
        {Picture ? <Picture /> : picture}
        <span className="side-place__name">{children}</span>
        {end}
      </Link>
    </li>
  )
}
