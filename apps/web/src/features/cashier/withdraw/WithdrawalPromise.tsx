import type { BankCard } from '@perya/contract/withdrawals'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { Button } from '#ui/Button.tsx'
import { Fact } from '#ui/record/Fact.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import ReviewIcon from '~icons/ph/binoculars-duotone'
import { Facts } from '../Facts.tsx'
import { useWithdrawalPromise } from './use-withdraw.ts'
import '#ui/panels.css'

/** What it costs, when it is there and whether a person looks first, as the request will say it. */
export function WithdrawalPromise({ card, amount }: { card: BankCard; amount: bigint }) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const asked = useWithdrawalPromise({ cardId: card.id, amount })
  const { data: promise, isPlaceholderData } = asked
  if (asked.isError) {
    return (
      <Button variant="secondary" isWide onClick={() => void asked.refetch()}>
        {t('withdraw.promise.retry')}
      </Button>
    )
  }
  if (!promise) return <Skeleton className="h-[140px] w-full rounded-card" />
  return (
    <div className="grid grid-cols-1 gap-3 aria-busy:opacity-60" aria-busy={isPlaceholderData}>
      <Facts>
        <Fact name={t('cashier.fee')}>{money(promise.fee)}</Fact>
        <Fact name={t('withdraw.payout')}>{money(promise.payout)}</Fact>
        <Fact name={t('withdraw.when')}>
          {promise.reason === null
            ? t('withdraw.minutes', { minutes: card.minutesTo })
            : t('withdraw.by', { time: date(promise.promisedAt, 'soon') })}
        </Fact>
      </Facts>
      {promise.reason !== null && (
        <p className="notice-panel">
          <ReviewIcon className="size-8 shrink-0 text-accent-text" />
          <span>
            <strong className="block">{t('withdraw.review')}</strong>
            <span className="text-meta text-muted">{t(`withdraw.reason.${promise.reason}`)}</span>
          </span>
        </p>
      )}
    </div>
  )
}
