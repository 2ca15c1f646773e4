import type { BankCard, Withdrawal } from '@perya/contract/withdrawals'
import { formatAmount, parseAmount } from '@perya/money'
import { useId, useRef, useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { pathTo } from '#lib/paths.ts'
import { readAmount } from '#lib/read-amount.rules.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import type { TextId } from '#texts/index.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { DigitsField } from '#ui/DigitsField.tsx'
import BankIcon from '~icons/ph/bank-duotone'
import WalletIcon from '~icons/ph/wallet-duotone'
import { AmountField } from '../AmountField.tsx'
import { judgeAmount, limitsWithin, quickWithin } from '../amount.rules.ts'
import { codeOf, failureText, isOfAmount } from '../failure.ts'
import { useCreateWithdrawal } from './use-withdraw.ts'
import { WithdrawalPromise } from './WithdrawalPromise.tsx'

const usual = ['500', '1000', '2000', '5000'].map(parseAmount)

/** What the member has to show first, and where. */
const missingFor: Readonly<Record<string, { part: 'identity' | 'mobile'; says: TextId }>> = {
  'withdrawal.identity': { part: 'identity', says: 'identity.verify' },
  'withdrawal.mobile': { part: 'mobile', says: 'withdraw.mobile' },
}

/** Where to, how much, what it costs and when it is there, all before it is asked for. */
export function WithdrawForm({
  cards,
  available,
  daily,
  onAdd,
  onCreated,
}: {
  cards: readonly BankCard[]
  /** What may leave now, in units. */
  available: bigint
  /** How many a day, and how many of them are left. */
  daily: { count: number; left: number }
  /** `null` when there can be no more accounts. */
  onAdd: (() => void) | null
  onCreated: (withdrawal: Withdrawal) => void
}) {
  const t = useT()
  const money = useMoney()
  const [cardId, setCardId] = useState(cards.find(({ isUsable }) => isUsable)?.id ?? cards[0]?.id)
  const card = cards.find(({ id }) => id === cardId) ?? (cards[0] as BankCard)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  // The wish keeps its key until it is another wish, so that a second tap asks for nothing more.
  const key = useRef(crypto.randomUUID())
  const create = useCreateWithdrawal()
  const limits = limitsWithin(available, {
    min: parseAmount(card.minAmount),
    max: parseAmount(card.maxAmount),
  })
  const amount = limits && judgeAmount(typed, limits) === 'ok' ? readAmount(typed) : null
  const change = (wish: () => void) => {
    // What is being sent stays as it was sent, or its answer would be lost and a second tap would be a second wish.
    if (create.isPending) return
    wish()
    create.reset()
    key.current = crypto.randomUUID()
  }
  const refusal = create.error ? failureText(create.error, t) : undefined
  const code = codeOf(create.error)
  const isOfPassword = code.startsWith('withdrawalPassword.')
  const missing = missingFor[code]
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (amount === null || password.length < 6 || create.isPending) return
        create.mutate(
          { requestKey: key.current, cardId: card.id, amount: formatAmount(amount), password },
          {
            onSuccess: onCreated,
            onError: () => {
              setPassword('')
              setChecked(false)
            },
          },
        )
      }}
    >
      <section className="grid grid-cols-1 gap-3">
        <h2 className="section-title">{t('withdraw.to')}</h2>
        <CardChoice cards={cards} chosen={card} onChoose={(id) => change(() => setCardId(id))} />
        {onAdd && (
          <Button variant="secondary" isWide onClick={onAdd}>
            {t('withdraw.card.add')}
          </Button>
        )}
      </section>
      {daily.left === 0 ? (
        <p className="notice-panel">{t('withdraw.daily.none', { count: daily.count })}</p>
      ) : limits === null ? (
        <p className="notice-panel">
          {t('withdraw.little', { min: money(card.minAmount), available: money(available) })}
        </p>
      ) : (
        <>
          <AmountField
            value={typed}
            onChange={(next) => change(() => setTyped(next))}
            limits={limits}
            quick={quickWithin(usual, limits)}
            isChecked={isChecked}
            error={isOfAmount(create.error) ? refusal : undefined}
          />
          {amount !== null && <WithdrawalPromise card={card} amount={amount} />}
          <DigitsField
            label={t('withdraw.password')}
            value={password}
            onChange={setPassword}
            isChecked={isChecked}
            error={isOfPassword ? refusal : undefined}
          />
          {refusal && !isOfAmount(create.error) && !isOfPassword && (
            <p role="alert" className="field__error">
              {refusal}
            </p>
          )}
          {missing && (
            <Link
              to={pathTo('securityCenter', { part: missing.part })}
              className={buttonClass({ variant: 'secondary', isWide: true })}
            >
              {t(missing.says)}
            </Link>
          )}
          <Button type="submit" size="lg" isWide isBusy={create.isPending} disabled={!card.isUsable}>
            {amount === null ? t('withdraw.go') : t('withdraw.goAmount', { amount: money(amount) })}
          </Button>
          <p className="text-meta text-pretty text-muted">
            {t('withdraw.daily', { ...daily })} {t('withdraw.note')}
          </p>
        </>
      )}
    </form>
  )
}

function CardChoice({
  cards,
  chosen,
  onChoose,
}: {
  cards: readonly BankCard[]
  chosen: BankCard
  onChoose: (id: string) => void
}) {
  const t = useT()
  const name = useId()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  return (
    <fieldset className="grid grid-cols-1 gap-2.5">
      <legend className="sr-only">{t('withdraw.to')}</legend>
      {cards.map((card) => {
        const Icon = card.kind === 'bank' ? BankIcon : WalletIcon
        return (
          <label key={card.id} className="channel-card">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={card.id === chosen.id}
              onChange={() => onChoose(card.id)}
            />
            <Icon className="channel-card__icon" />
            <span className="channel-card__words">
              <span className="channel-card__name">
                <bdi>{`${card.bankName} ••${card.lastDigits}`}</bdi>
              </span>
              <span className="channel-card__terms">
                {card.isUsable
                  ? t('withdraw.minutes', { minutes: card.minutesTo })
                  : t('withdraw.card.from', { time: date(card.usableAt) })}
              </span>
            </span>
            <span className="channel-card__mark" aria-hidden="true" />
          </label>
        )
      })}
    </fieldset>
  )
}
