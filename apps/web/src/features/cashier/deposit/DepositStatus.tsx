import type { Deposit } from '@perya/contract/deposits'
import { formatAmount, parseAmount } from '@perya/money'
import type { ComponentType, ReactNode, SVGProps } from 'react'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Fact } from '#ui/record/Fact.tsx'
import RefundedIcon from '~icons/ph/arrow-u-up-left-duotone'
import ReviewIcon from '~icons/ph/binoculars-duotone'
import DoneIcon from '~icons/ph/check-circle-duotone'
import ExpiredIcon from '~icons/ph/hourglass-low-duotone'
import WaitingIcon from '~icons/ph/hourglass-medium-duotone'
import FailedIcon from '~icons/ph/x-circle-duotone'
import { isSome } from '../amount.rules.ts'
import { Countdown } from '../Countdown.tsx'
import { Facts } from '../Facts.tsx'
import { AcceptPromotion } from './AcceptPromotion.tsx'
import { CancelDeposit } from './CancelDeposit.tsx'
import { PaymentNote } from './PaymentNote.tsx'
import { ProofForm } from './ProofForm.tsx'
import { QrCode } from './QrCode.tsx'

const icons: Record<Deposit['state'], ComponentType<SVGProps<SVGSVGElement>>> = {
  waiting: WaitingIcon,
  credited: DoneIcon,
  review: ReviewIcon,
  expired: ExpiredIcon,
  failed: FailedIcon,
  cancelled: RefundedIcon,
  refused: FailedIcon,
  refunded: RefundedIcon,
  takenBack: FailedIcon,
}

const arrivedOf = ({ credit, repaid }: Deposit) => formatAmount(parseAmount(credit) - parseAmount(repaid))

/** One deposit on its way: where to pay, how long there is, and what became of it. */
export function DepositStatus({
  deposit,
  onBreak,
}: {
  deposit: Deposit
  /** Stands where paying and playing would be offered; `null` for whoever takes no break. */
  onBreak: ReactNode
}) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const Icon = icons[deposit.state]
  const isStopped = onBreak !== null && deposit.state === 'waiting'
  const isByHand = deposit.kind === 'manual'
  const isAsking = deposit.state === 'waiting' && deposit.payUrl === null && !isByHand
  // What came and what becomes of it says all there is to say.
  const isTold = deposit.payment !== null && (deposit.state === 'review' || deposit.state === 'refunded')
  const words = (): string => {
    if (isStopped) return t('deposit.onBreak.text')
    if (isAsking) return t('deposit.state.asking.text')
    if (deposit.state === 'refused' && deposit.reason) return t(`deposit.refused.${deposit.reason}`)
    if (isByHand && deposit.state === 'waiting') return t('proof.waiting.text')
    if (deposit.promisedAt !== null) {
      return Date.parse(deposit.promisedAt) < Date.now()
        ? t('deposit.payment.overdue')
        : t('proof.review.text', { by: date(deposit.promisedAt) })
    }
    if (deposit.state === 'credited' && isSome(deposit.repaid)) {
      return t('deposit.state.credited.repaid', { amount: money(deposit.repaid) })
    }
    if (isByHand && deposit.mayProve) {
      return t(deposit.state === 'cancelled' ? 'proof.cancelled.text' : 'proof.late.text')
    }
    return t(`deposit.state.${deposit.state}.text`)
  }
  return (
    <div className="cashier">
      <section className="cashier-state" data-state={deposit.state} aria-live="polite">
        <Icon className="cashier-state__icon" />
        <h2 className="cashier-state__title">
          {t(
            isStopped
              ? 'deposit.onBreak'
              : isAsking
                ? 'deposit.state.asking'
                : `deposit.state.${deposit.state}`,
          )}
        </h2>
        <p className="cashier-state__amount">
          <bdi>{money(deposit.state === 'credited' ? arrivedOf(deposit) : deposit.amount)}</bdi>
        </p>
        {!isTold && <p className="text-pretty text-muted">{words()}</p>}
        {deposit.payment !== null && <PaymentNote payment={deposit.payment} />}
      </section>
      {onBreak}
      {deposit.payUrl !== null && !isStopped && (
        <>
          <Countdown until={deposit.expiresAt} label={t('deposit.left')} />
          {deposit.qrText !== null && <QrCode text={deposit.qrText} label={t('deposit.qr')} />}
          <a href={deposit.payUrl} className={buttonClass({ size: 'lg', isWide: true })}>
            {t('deposit.pay', { amount: money(deposit.amount) })}
          </a>
        </>
      )}
      {deposit.payTo !== null && (
        <>
          {deposit.state === 'waiting' && <Countdown until={deposit.expiresAt} label={t('deposit.left')} />}
          {onBreak === null && deposit.state !== 'cancelled' && (
            <section className="grid grid-cols-1 gap-3">
              <h2 className="section-title">{t('proof.payTo')}</h2>
              <Facts>
                <Fact name={t('proof.payTo.bank')}>{deposit.payTo.bank}</Fact>
                <Fact name={t('proof.payTo.name')} copied={deposit.payTo.name}>
                  {deposit.payTo.name}
                </Fact>
                <Fact name={t('proof.payTo.number')} copied={deposit.payTo.number.replace(/\s/g, '')}>
                  <bdi>{deposit.payTo.number}</bdi>
                </Fact>
                <Fact name={t('cashier.amount')} copied={deposit.amount}>
                  {money(deposit.amount)}
                </Fact>
                <Fact name={t('proof.payTo.note')} copied={deposit.reference}>
                  {deposit.reference}
                </Fact>
              </Facts>
            </section>
          )}
          <ProofForm deposit={deposit} />
        </>
      )}
      {deposit.state === 'waiting' && !isStopped && deposit.promotion === null && (
        <AcceptPromotion deposit={deposit} />
      )}
      <Facts>
        <Fact name={t('cashier.reference')} copied={deposit.reference}>
          {deposit.reference}
        </Fact>
        <Fact name={t('deposit.channel')}>{deposit.channelName}</Fact>
        {isSome(deposit.fee) && (
          <>
            <Fact name={t('cashier.fee')}>{money(deposit.fee)}</Fact>
            <Fact name={t('deposit.credit')}>{money(arrivedOf(deposit))}</Fact>
          </>
        )}
        {isSome(deposit.repaid) && <Fact name={t('deposit.repaid')}>{money(deposit.repaid)}</Fact>}
        {deposit.payerReference !== null && <Fact name={t('proof.reference')}>{deposit.payerReference}</Fact>}
        {deposit.promotion !== null && (
          <Fact name={t('promotion.title')}>
            {[
              deposit.promotion.name,
              ...(isSome(deposit.promotion.bonus) ? [money(deposit.promotion.bonus)] : []),
              t(`promotion.state.${deposit.promotion.state}`),
            ].join(' · ')}
          </Fact>
        )}
        <Fact name={t('cashier.at')}>{date(deposit.createdAt)}</Fact>
      </Facts>
      {onBreak === null && <Onward deposit={deposit} />}
      {deposit.state === 'waiting' && <CancelDeposit id={deposit.id} />}
    </div>
  )
}

const endedInVain: readonly Deposit['state'][] = ['expired', 'failed', 'cancelled', 'refused', 'refunded']

/** Where to go from here: to play with what arrived, or first of all to another try where nothing did. */
function Onward({ deposit: { state, mayProve } }: { deposit: Deposit }) {
  const t = useT()
  const isInVain = endedInVain.includes(state)
  const again = (
    <Link
      to={paths.deposit}
      className={buttonClass({
        variant: !isInVain ? 'ghost' : mayProve ? 'secondary' : 'primary',
        isWide: true,
      })}
    >
      {t('deposit.another')}
    </Link>
  )
  const play = state !== 'waiting' && (
    <Link
      to={paths.home}
      className={buttonClass({
        variant: state === 'credited' ? 'primary' : isInVain ? 'ghost' : 'secondary',
        isWide: true,
      })}
    >
      {t('deposit.play')}
    </Link>
  )
  return isInVain ? (
    <>
      {again}
      {play}
    </>
  ) : (
    <>
      {play}
      {again}
    </>
  )
}
