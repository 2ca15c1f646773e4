import { parseAmount } from '@perya/money'
import type { ComponentType, SVGProps } from 'react'
import { useT } from '#lib/i18n.tsx'
import { hiddenDigits, useBalanceHidden } from '#lib/member/balance-hidden.ts'
import { useBalance } from '#lib/member/use-balance.ts'
import { useWithdrawable } from '#lib/member/use-withdrawable.ts'
import { useMoney } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import OnTheWayIcon from '~icons/ph/arrows-left-right-duotone'
import EyeIcon from '~icons/ph/eye'
import EyeSlashIcon from '~icons/ph/eye-slash'
import GameIcon from '~icons/ph/game-controller-duotone'
import BonusIcon from '~icons/ph/gift-duotone'
import HeldIcon from '~icons/ph/hourglass-medium-duotone'
import LockIcon from '~icons/ph/lock-simple-duotone'
import DebtIcon from '~icons/ph/receipt-duotone'
import WithdrawIcon from '~icons/ph/wallet-duotone'
import { type BalancePart, balanceParts } from './balance-parts.rules.ts'

type Look = { icon: ComponentType<SVGProps<SVGSVGElement>>; tone: string }

const looks: Record<BalancePart, Look> = {
  withdrawable: { icon: WithdrawIcon, tone: 'text-success' },
  toStake: { icon: LockIcon, tone: 'text-muted' },
  cash: { icon: WithdrawIcon, tone: 'text-success' },
  debt: { icon: DebtIcon, tone: 'text-accent-text' },
  bonus: { icon: BonusIcon, tone: 'text-brand2-text' },
  held: { icon: HeldIcon, tone: 'text-info' },
  inGames: { icon: GameIcon, tone: 'text-accent-text' },
  onTheWay: { icon: OnTheWayIcon, tone: 'text-info' },
}

/** What the total is made of, so that nobody takes a bonus for money that may leave. */
export default function BalanceSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const money = useMoney()
  const { wallet } = useBalance()
  const withdrawable = useWithdrawable()
  const [isHidden, toggle] = useBalanceHidden()
  const show = (amount: bigint | string) => (isHidden ? hiddenDigits : money(amount))
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('balance.title')}
      footer={
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
          <Link to={paths.deposit} onClick={onClose} className={buttonClass({ isWide: true })}>
            {t('menu.deposit')}
          </Link>
          <Link
            to={paths.withdraw}
            onClick={onClose}
            className={buttonClass({ variant: 'secondary', isWide: true })}
          >
            {t('menu.withdraw')}
          </Link>
        </div>
      }
    >
      <div className="flex items-center justify-between gap-2 rounded-card border border-border bg-surface-secondary banig px-4 py-3">
        <div className="min-w-0">
          <p className="text-meta text-muted">{t('balance.total')}</p>
          <p className="font-display text-balance wrap-anywhere">
            {wallet ? <bdi>{show(wallet.sumBalance)}</bdi> : <Skeleton className="h-8 w-40 rounded-chip" />}
          </p>
        </div>
        <IconButton label={isHidden ? t('menu.show') : t('menu.hide')} onClick={toggle}>
          {isHidden ? <EyeSlashIcon /> : <EyeIcon />}
        </IconButton>
      </div>
      <dl className="mt-2 divide-y divide-border">
        {wallet &&
          !withdrawable.isPending &&
          balanceParts(wallet, withdrawable.amount === null ? null : parseAmount(withdrawable.amount)).map(
            ({ part, amount }) => {
              const { icon: Icon, tone } = looks[part]
              return (
                <div key={part} className="flex min-h-16 flex-wrap items-center gap-x-3 py-2">
                  <dt className="flex min-w-0 flex-1 basis-40 items-center gap-3">
                    <Icon className={`size-7 shrink-0 ${tone}`} />
                    <span className="min-w-0">
                      <span className="block font-semibold">{t(`balance.${part}`)}</span>
                      <span className="block text-meta text-pretty text-muted">
                        {part === 'withdrawable' ? withdrawable.sentence : t(`balance.${part}.text`)}
                      </span>
                    </span>
                  </dt>
                  <dd className="font-bold">
                    <bdi>{show(amount)}</bdi>
                  </dd>
                </div>
              )
            },
          )}
      </dl>
      {(!wallet || withdrawable.isPending) && (
        <div aria-busy="true" className="mt-3 grid gap-3">
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} className="h-12 w-full rounded-chip" />
          ))}
        </div>
      )}
      <Link
        to={paths.transactionRecord}
        onClick={onClose}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-link"
      >
        {t('balance.record')}
      </Link>
    </Sheet>
  )
}
