import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { hiddenDigits, useBalanceHidden } from '#lib/member/balance-hidden.ts'
import { useBalance } from '#lib/member/use-balance.ts'
import { useMoney } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { whenOpened } from '#lib/when-opened.tsx'
import { IconButton, iconButtonClass } from '#ui/IconButton.tsx'
import ArrowLeft from '~icons/ph/arrow-left'
import House from '~icons/ph/house'
import Timer from '~icons/ph/timer'
import { useSessionClock } from './session-clock.ts'

const DepositSheet = whenOpened(() => import('./DepositSheet.tsx'))

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
        {isPlayMoney ? <span className="launch-bar__play">{t('launch.playMoney')}</span> : <Balance />}
      </span>
      <button type="button" className="launch-bar__deposit" onClick={() => setOpen(true)}>
        {t('launch.deposit')}
      </button>
      <DepositSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </header>
  )
}

function Clock() {
  const t = useT()
  const time = useSessionClock()
  return (
    <span className="launch-bar__clock" role="timer" aria-live="off" aria-label={t('launch.clock', { time })}>
      <Timer className="size-4" />
      <bdi>{time}</bdi>
    </span>
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
