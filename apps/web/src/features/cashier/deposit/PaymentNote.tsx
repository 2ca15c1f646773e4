import type { ParkedPayment } from '@perya/contract/deposits'
import { displayMoney, parseAmount } from '@perya/money'
import { useDates } from '#lib/dates.ts'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'

/** A payment that could not simply be credited: what came and why, what becomes of it and until when. */
export function PaymentNote({ payment }: { payment: ParkedPayment }) {
  const t = useT()
  const { tag } = useLanguage()
  const date = useDates(useSettings().timeZone)
  // It may have come in another currency than the site's.
  const amount = displayMoney(parseAmount(payment.amount), { locale: tag, currency: payment.currency })
  const becomes = () => {
    if (payment.state !== 'parked') return t(`deposit.payment.${payment.state}`)
    if (Date.parse(payment.promisedAt) < Date.now()) return t('deposit.payment.overdue')
    return t('deposit.payment.parked', { by: date(payment.promisedAt) })
  }
  return (
    <p className="text-pretty">
      {t(`deposit.payment.${payment.why}`, { amount, at: date(payment.receivedAt) })} {becomes()}
    </p>
  )
}
