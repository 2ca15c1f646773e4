import type { Deposit, DepositChannel } from '@perya/contract/deposits'
import { formatAmount, parseAmount } from '@perya/money'
import { useRef, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { readAmount } from '#lib/read-amount.rules.ts'
import { Button } from '#ui/Button.tsx'
import WarningIcon from '~icons/ph/warning-circle-fill'
import { AmountField } from '../AmountField.tsx'
import { feeFor, isSome, judgeAmount } from '../amount.rules.ts'
import { failureText } from '../failure.ts'
import { ChannelCards, ChannelsByVendor, type Vendor } from './ChannelChoice.tsx'
import { PlainTerms } from './PlainTerms.tsx'
import { PromotionChoice } from './PromotionChoice.tsx'
import { useCreateDeposit, useDepositPromotions } from './use-deposit.ts'

/** How and how much; the wish keeps its key until it is another wish, so that a second tap makes nothing new. */
export function DepositForm({
  vendors,
  first,
  template,
  onCreated,
}: {
  vendors: readonly Vendor[]
  /** The channel chosen to begin with. */
  first: DepositChannel
  template: 'new' | 'base'
  onCreated: (deposit: Deposit) => void
}) {
  const t = useT()
  const money = useMoney()
  const [channel, setChannel] = useState(first)
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [promotionId, setPromotionId] = useState<string | null>(null)
  const offered = useDepositPromotions().data
  const key = useRef(crypto.randomUUID())
  const amountPart = useRef<HTMLElement>(null)
  const create = useCreateDeposit()
  const limits = { min: parseAmount(channel.minAmount), max: parseAmount(channel.maxAmount) }
  const amount = judgeAmount(typed, limits) === 'ok' ? readAmount(typed) : null
  const fee = feeFor(amount, channel)
  const change = (wish: () => void) => {
    // What is being sent stays as it was sent, or its answer would be lost.
    if (create.isPending) return
    wish()
    create.reset()
    key.current = crypto.randomUUID()
  }
  const refusal = create.error ? failureText(create.error, t) : undefined
  const Choice = template === 'new' ? ChannelCards : ChannelsByVendor
  return (
    <form
      noValidate
      className="cashier"
      data-template={template}
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (create.isPending) return
        if (amount === null) {
          showAmount(amountPart.current)
          return
        }
        create.mutate(
          {
            requestKey: key.current,
            channelId: channel.id,
            amount: formatAmount(amount),
            ...(promotionId === null ? {} : { promotionId }),
          },
          { onSuccess: onCreated, onError: () => showAmount(amountPart.current) },
        )
      }}
    >
      <section ref={amountPart} className="deposit-amount">
        <AmountField
          value={typed}
          onChange={(next) => change(() => setTyped(next))}
          limits={limits}
          quick={channel.quickAmounts.map(parseAmount)}
          isChecked={isChecked}
          error={refusal}
        />
      </section>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="section-title">{t('deposit.channel')}</h2>
        <Choice vendors={vendors} chosen={channel} onChoose={(next) => change(() => setChannel(next))} />
      </section>
      {offered?.promotions.length === 0 && (
        <PlainTerms percent={offered.plainPercent} isOneRunning={offered.isOneRunning} />
      )}
      {offered !== undefined && offered.promotions.length > 0 && (
        <PromotionChoice
          promotions={offered.promotions}
          plainPercent={offered.plainPercent}
          amount={amount}
          credit={amount === null ? null : amount - fee}
          chosen={promotionId}
          onChoose={(id) => change(() => setPromotionId(id))}
        />
      )}
      <div className="cashier__act">
        {isChecked && amount === null && (
          <p role="alert" className="cashier__missing">
            <WarningIcon className="size-4 shrink-0" />
            {t(typed.trim() === '' ? 'deposit.amountFirst' : 'deposit.amountWrong')}
          </p>
        )}
        {amount !== null && isSome(formatAmount(fee)) && (
          <p className="cashier__sum">{t('deposit.fee', { fee: money(fee), credit: money(amount - fee) })}</p>
        )}
        <Button type="submit" size="lg" isWide isBusy={create.isPending}>
          {amount === null ? t('deposit.go') : t('deposit.goAmount', { amount: money(amount) })}
        </Button>
        <p className="cashier__note">{t('deposit.note')}</p>
      </div>
    </form>
  )
}

/** Whoever taps the button below a long page sees where something is missing, and can type at once. */
function showAmount(part: HTMLElement | null) {
  part?.scrollIntoView({ block: 'start' })
  part?.querySelector('input')?.focus({ preventScroll: true })
}
