import type { DepositPromotion } from '@perya/contract/promotions'
import { type Amount, parseAmount } from '@perya/money'
import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import GiftIcon from '~icons/ph/gift-duotone'
import { offerOf } from './promotion.rules.ts'

/** What may be had on top, and what it asks for, in plain words before anybody accepts it. */
export function PromotionChoice({
  promotions,
  plainPercent,
  credit,
  amount,
  chosen,
  onChoose,
}: {
  promotions: readonly DepositPromotion[]
  plainPercent: number
  /** What arrives of the deposit; `null` as long as there is no amount. */
  credit: Amount | null
  amount: Amount | null
  chosen: string | null
  onChoose: (id: string | null) => void
}) {
  const t = useT()
  const money = useMoney()
  const name = useId()
  const whole = (text: string) => money(text, { decimals: 0 })
  const words = (promotion: DepositPromotion): string => {
    if (amount === null || credit === null || amount < parseAmount(promotion.minDeposit)) {
      return t('promotion.from', { min: whole(promotion.minDeposit) })
    }
    const { bonus, required } = offerOf(promotion, { credit, plainPercent })
    return t('promotion.terms', {
      bonus: money(bonus),
      required: money(required),
      days: promotion.validDays,
    })
  }
  return (
    <fieldset className="grid grid-cols-1 gap-2.5">
      <legend className="section-title promotion-choice__title">{t('promotion.title')}</legend>
      <label className="channel-card">
        <input
          type="radio"
          name={name}
          className="sr-only"
          checked={chosen === null}
          onChange={() => onChoose(null)}
        />
        <span className="channel-card__words">
          <span className="channel-card__name">{t('promotion.none')}</span>
          <span className="channel-card__terms">{t('promotion.none.text', { percent: plainPercent })}</span>
        </span>
        <span className="channel-card__mark" aria-hidden="true" />
      </label>
      {promotions.map((promotion) => (
        <label key={promotion.id} className="channel-card">
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={chosen === promotion.id}
            onChange={() => onChoose(promotion.id)}
          />
          <GiftIcon className="channel-card__icon" />
          <span className="channel-card__words">
            <span className="channel-card__name">{promotion.name}</span>
            <span className="channel-card__terms">{promotion.text}</span>
            <span className="channel-card__terms">{words(promotion)}</span>
            {promotion.maxBet !== null && (
              <span className="channel-card__terms">
                {t('promotion.maxBet', { amount: whole(promotion.maxBet) })}
              </span>
            )}
          </span>
          <span className="channel-card__mark" aria-hidden="true" />
        </label>
      ))}
      {chosen !== null && <p className="text-meta text-pretty text-muted">{t('promotion.rules')}</p>}
    </fieldset>
  )
}
