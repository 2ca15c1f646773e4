import { useT } from '#lib/i18n.tsx'
import { hiddenDigits, useBalanceHidden } from '#lib/member/balance-hidden.ts'
import { shownName } from '#lib/member/shown-name.rules.ts'
import { useBalance } from '#lib/member/use-balance.ts'
import { useMoney } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import Eye from '~icons/ph/eye'
import EyeSlash from '~icons/ph/eye-slash'
import Plus from '~icons/ph/plus-bold'

/** Who is playing, with how much, and the way to more. */
export function AccountPill({ userName, onBalance }: { userName: string; onBalance: () => void }) {
  const t = useT()
  const [isHidden, toggle] = useBalanceHidden()
  return (
    <div className="account-pill">
      <button type="button" className="account-pill__account" aria-haspopup="dialog" onClick={onBalance}>
        <bdi className="account-pill__name">{shownName(userName)}</bdi>
        <BalanceText isHidden={isHidden} />
      </button>
      <button
        type="button"
        className="account-pill__eye"
        aria-label={isHidden ? t('menu.show') : t('menu.hide')}
        onClick={toggle}
      >
        {isHidden ? <EyeSlash className="size-5" /> : <Eye className="size-5" />}
      </button>
      <Link to={paths.deposit} className="account-pill__deposit" aria-label={t('header.deposit')}>
        <Plus className="size-5" />
      </Link>
    </div>
  )
}

function BalanceText({ isHidden }: { isHidden: boolean }) {
  const t = useT()
  const money = useMoney()
  const { total, isStale } = useBalance()
  if (isHidden) {
    return (
      <span className="account-pill__balance">
        <span aria-hidden="true">{hiddenDigits}</span>
        <span className="sr-only">{t('header.balanceHidden')}</span>
      </span>
    )
  }
  if (total === null) {
    return (
      <span className="account-pill__balance">
        <span className="skeleton account-pill__waiting" aria-hidden="true" />
        <span className="sr-only">{t('header.balanceLoading')}</span>
      </span>
    )
  }
  const amount = money(total)
  return (
    <span
      className="account-pill__balance"
      data-stale={isStale || undefined}
      data-long={amount.length > 11 || undefined}
    >
      <bdi>{amount}</bdi>
    </span>
  )
}
