import { parseAmount } from '@perya/money'
import { useState } from 'react'
import { isSome } from '#features/cashier/amount.rules.ts'
import { DebtNote } from '#features/cashier/DebtNote.tsx'
import { useMoneyHome } from '#features/cashier/use-money-home.ts'
import { AwayNote } from '#features/cashier/withdraw/AwayNote.tsx'
import { CardForm } from '#features/cashier/withdraw/CardForm.tsx'
import { PasswordSetup } from '#features/cashier/withdraw/PasswordSetup.tsx'
import { TurnoverSheet } from '#features/cashier/withdraw/TurnoverSheet.tsx'
import {
  useBankCards,
  useHasWithdrawalPassword,
  useWithdrawal,
} from '#features/cashier/withdraw/use-withdraw.ts'
import { WithdrawalStatus } from '#features/cashier/withdraw/WithdrawalStatus.tsx'
import { WithdrawForm } from '#features/cashier/withdraw/WithdrawForm.tsx'
import { useSecurity } from '#features/security/use-security.ts'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useBalance } from '#lib/member/use-balance.ts'
import { useTurnover, useWithdrawable } from '#lib/member/use-withdrawable.ts'
import { useMoney } from '#lib/money.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { Link, useNavigate, useSearchParams } from '#lib/router.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import PauseIcon from '~icons/ph/pause-circle-duotone'
import '#features/cashier/cashier.css'
import '#ui/panels.css'

/** Money out: a new withdrawal with what it needs first, or the one the address names. */
export default function WithdrawPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id !== null && /^[1-9]\d{0,18}$/.test(id) ? <OneWithdrawal key={id} id={id} /> : <NewWithdrawal />
}

function NewWithdrawal() {
  const t = useT()
  const date = useDates()
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const { wallet } = useBalance()
  useMoneyHome()
  const password = useHasWithdrawalPassword()
  const cards = useBankCards()
  const turnover = useTurnover()
  const security = useSecurity()
  if (password.isError || cards.isError || turnover.isError) {
    return (
      <EmptyState
        title={t('cashier.failed')}
        action={
          <Button onClick={() => void Promise.all([password.refetch(), cards.refetch(), turnover.refetch()])}>
            {t('list.retry')}
          </Button>
        }
      />
    )
  }
  if (password.data === undefined || !cards.data || !turnover.data || !wallet) return <Waiting />
  const { payeeName, mayAddMore, dailyCount, leftToday } = cards.data
  const available = parseAmount(turnover.data.withdrawable)
  const pausedUntil = security.data?.pausedUntil ?? null
  return (
    <div className="cashier">
      <Available turnover={turnover.data} held={wallet.held} />
      <AwayNote wallet={wallet} />
      <DebtNote owed={turnover.data.owed} />
      {pausedUntil !== null && (
        <p role="status" className="notice-panel notice-panel--strong">
          <PauseIcon className="size-8 shrink-0 text-accent-text" />
          {t('security.paused', { when: date(pausedUntil) })}
        </p>
      )}
      {!password.data ? (
        <PasswordSetup />
      ) : cards.data.cards.length === 0 ? (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="section-title">{t('withdraw.card.first')}</h2>
          <CardForm payeeName={payeeName} onBound={() => undefined} />
        </section>
      ) : (
        <WithdrawForm
          cards={cards.data.cards}
          available={available}
          daily={{ count: dailyCount, left: leftToday }}
          onAdd={mayAddMore ? () => setAdding(true) : null}
          onCreated={({ id }) => navigate(pathTo('withdraw', { id }))}
        />
      )}
      <Link to={paths.withdrawReport} className={buttonClass({ variant: 'outline', isWide: true })}>
        {t('withdraw.all')}
      </Link>
      <Sheet isOpen={isAdding} onClose={() => setAdding(false)} title={t('withdraw.card.add')}>
        <CardForm payeeName={payeeName} onBound={() => setAdding(false)} />
      </Sheet>
    </div>
  )
}

/** What may leave, what has to be staked first, and what is set aside. */
function Available({
  turnover,
  held,
}: {
  turnover: NonNullable<ReturnType<typeof useTurnover>['data']>
  held: string
}) {
  const t = useT()
  const money = useMoney()
  const { sentence } = useWithdrawable()
  const [isExplained, setExplained] = useState(false)
  return (
    <section className="accent-panel">
      <p className="text-meta text-muted">{t('balance.withdrawable')}</p>
      <p className="withdraw-balance__amount">
        <bdi>{money(turnover.withdrawable)}</bdi>
      </p>
      <p className="text-meta text-pretty">{sentence}</p>
      {isSome(held) && <p className="text-meta text-muted">{t('withdraw.held', { amount: money(held) })}</p>}
      {turnover.requirements.length > 0 && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setExplained(true)}>
          {t('turnover.locked')}
        </Button>
      )}
      <TurnoverSheet
        isOpen={isExplained}
        onClose={() => setExplained(false)}
        locked={turnover.locked}
        requirements={turnover.requirements}
        bets={turnover.bets}
      />
    </section>
  )
}

function OneWithdrawal({ id }: { id: string }) {
  const t = useT()
  const { data, isError, refetch } = useWithdrawal(id)
  if (data) return <WithdrawalStatus withdrawal={data} />
  if (!isError) return <Waiting />
  return (
    <EmptyState
      title={t('withdraw.unknown')}
      action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}
    />
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3 px-4 pt-2 pb-8">
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} className="h-[96px] w-full rounded-card" />
      ))}
    </div>
  )
}
