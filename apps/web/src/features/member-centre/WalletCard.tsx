import { useT } from '#lib/i18n.tsx'
import { hiddenDigits, useBalanceHidden } from '#lib/member/balance-hidden.ts'
import { useBalance } from '#lib/member/use-balance.ts'
import { useMoney } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import CaretIcon from '~icons/ph/caret-down-bold'
import EyeIcon from '~icons/ph/eye'
import EyeSlashIcon from '~icons/ph/eye-slash'

/** What the member has, what it is made of, and the two ways money goes. */
export function WalletCard({ onBalance }: { onBalance: () => void }) {
  const t = useT()
  const money = useMoney()
  const { total, isStale } = useBalance()
  const [isHidden, toggle] = useBalanceHidden()
  return (
    <section className="wallet-card" aria-label={t('mine.wallet')}>
      <div className="flex items-center justify-between gap-1">
        <div className="min-w-0">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onBalance}
            className="tap-area inline-flex cursor-pointer items-center gap-1 text-meta text-muted"
          >
            {t('mine.wallet')}
            <CaretIcon className="size-3.5" />
          </button>
          <p
            className="font-display text-[clamp(1.25rem,8vw,1.875rem)]/[1.15] font-extrabold wrap-anywhere"
            data-stale={isStale || undefined}
          >
            {total === null ? (
              <Skeleton className="inline-block h-8 w-40 rounded-chip" />
            ) : isHidden ? (
              <>
                <span aria-hidden="true">{hiddenDigits}</span>
                <span className="sr-only">{t('header.balanceHidden')}</span>
              </>
            ) : (
              <bdi>{money(total)}</bdi>
            )}
          </p>
        </div>
        <IconButton label={isHidden ? t('menu.show') : t('menu.hide')} onClick={toggle}>
          {isHidden ? <EyeSlashIcon /> : <EyeIcon />}
        </IconButton>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Link to={paths.deposit} className={`${buttonClass()} flex-1`}>
          {t('mine.entry.deposit')}
        </Link>
        <Link to={paths.withdraw} className={`${buttonClass({ variant: 'secondary' })} flex-1`}>
          {t('mine.entry.withdraw')}
        </Link>
      </div>
    </section>
  )
}
