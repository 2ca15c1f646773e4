import { isTrial } from '@perya/contract/member-type'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { hiddenDigits, useBalanceHidden } from '#lib/member/balance-hidden.ts'
import { useBalance } from '#lib/member/use-balance.ts'
import { realityKey, useBreak, useReality } from '#lib/member/use-reality.ts'
import { useMoney } from '#lib/money.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { directionOf, signOf } from '#lib/record/direction.rules.ts'
import { Link } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import { withTexts } from '#lib/with-texts.ts'
import { IconButton, iconButtonClass } from '#ui/IconButton.tsx'
import ArrowLeft from '~icons/ph/arrow-left'
import House from '~icons/ph/house'
import Plus from '~icons/ph/plus-bold'
import Shield from '~icons/ph/shield-check'
import { useSessionClock } from './session-clock.ts'

const DepositSheet = whenOpened(withTexts(() => import('./DepositSheet.tsx'), 'games'))

/** Over every game: the ways out, how long one has played, with how much, and the way to more. */
export function LaunchBar({
  isPlayMoney,
  onBack,
  onHome,
}: {
  isPlayMoney: boolean
  onBack: () => void
  /** Keeps the link from leading away when it returns false. */
  onHome: () => boolean
}) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const isOnBreak = useBreak() !== null
  return (
    <header className="launch-bar">
      <IconButton label={t('launch.back')} onClick={onBack}>
        <ArrowLeft className="size-6 flip-rtl" />
      </IconButton>
      <Link
        to={paths.home}
        aria-label={t('launch.home')}
        className={iconButtonClass}
        onClick={(event) => !onHome() && event.preventDefault()}
      >
        <House className="size-6" />
      </Link>
      <Clock />
      <span className="launch-bar__money">
        {isPlayMoney ? (
          <span className="launch-bar__play">{t('launch.playMoney')}</span>
        ) : (
          <>
            <Balance />
            <Net />
          </>
        )}
      </span>
      {!isOnBreak && (
        <button type="button" className="launch-bar__deposit" onClick={() => setOpen(true)}>
          <span className="launch-bar__words">{t('launch.deposit')}</span>
          <Plus className="launch-bar__plus" />
        </button>
      )}
      <DepositSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </header>
  )
}

/** How long one has played, which leads to what keeps play in bounds: one tap, from every game. */
function Clock() {
  const t = useT()
  const time = useSessionClock()
  const session = useSession()
  // Whoever only tries the site out has nothing to set there, and finds the same help in what the site states.
  const isMember = session !== null && !isTrial(session.type)
  return (
    <Link
      to={isMember ? paths.protection : pathTo('userAgreement', { about: 'protection' })}
      className="launch-bar__clock"
    >
      <Shield className="size-4" aria-label={t('title.playerProtection')} />
      <span role="timer" aria-live="off" aria-label={t('launch.clock', { time })}>
        <bdi>{time}</bdi>
      </span>
    </Link>
  )
}

function Balance() {
  const t = useT()
  const money = useMoney()
  const [isHidden] = useBalanceHidden()
  const { total } = useBalance()
  if (total === null) return null
  if (isHidden) {
    return (
      <>
        <span aria-hidden="true">{hiddenDigits}</span>
        <span className="sr-only">{t('header.balanceHidden')}</span>
      </>
    )
  }
  return (
    <>
      <bdi aria-hidden="true">{money(total)}</bdi>
      <span className="sr-only" aria-live="polite">
        {t('launch.balance', { amount: money(total) })}
      </span>
    </>
  )
}

/** What play came to since the member signed in, to trial members nothing. */
function Net() {
  const session = useSession()
  return session === null || isTrial(session.type) ? null : <NetText userName={session.userName} />
}

/** Bets follow one another faster than the sum of them is worth asking for. */
const askAgainMs = 5_000

function NetText({ userName }: { userName: string }) {
  const t = useT()
  const money = useMoney()
  const client = useQueryClient()
  const { version } = useBalance()
  const { data } = useReality()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each movement of money asks once more, but not more often
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void client.invalidateQueries({ queryKey: realityKey(userName) })
    }, askAgainMs)
  }, [version, client, userName])
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!data) return null
  return (
    <span className="launch-bar__net" data-direction={directionOf({ amount: data.net })}>
      <span className="sr-only">{t('launch.net')} </span>
      <span aria-hidden="true">{t('launch.netShort')} </span>
      <bdi>{money(data.net, { sign: signOf(data.net) })}</bdi>
    </span>
  )
}
