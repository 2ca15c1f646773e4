import type { Withdrawal } from '@perya/contract/withdrawals'
import type { ComponentType, SVGProps } from 'react'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Fact } from '#ui/record/Fact.tsx'
import CancelledIcon from '~icons/ph/arrow-u-up-left-duotone'
import ReviewIcon from '~icons/ph/binoculars-duotone'
import DoneIcon from '~icons/ph/check-circle-duotone'
import WaitingIcon from '~icons/ph/hourglass-medium-duotone'
import FailedIcon from '~icons/ph/x-circle-duotone'
import { isSome } from '../amount.rules.ts'
import { CancelButton } from '../CancelButton.tsx'
import { Facts } from '../Facts.tsx'
import { isOpen, useCancelWithdrawal } from './use-withdraw.ts'

const icons: Record<Withdrawal['state'], ComponentType<SVGProps<SVGSVGElement>>> = {
  requested: ReviewIcon,
  approved: WaitingIcon,
  paying: WaitingIcon,
  paid: DoneIcon,
  cancelled: CancelledIcon,
  rejected: FailedIcon,
  failed: FailedIcon,
}

/** One withdrawal on its way: how it stands, why, and until when. */
export function WithdrawalStatus({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const Icon = icons[withdrawal.state]
  return (
    <div className="cashier">
      <section className="cashier-state" data-state={withdrawal.state} aria-live="polite">
        <Icon className="cashier-state__icon" />
        <h2 className="cashier-state__title">{t(`withdraw.state.${withdrawal.state}`)}</h2>
        <p className="cashier-state__amount">
          <bdi>{money(withdrawal.amount)}</bdi>
        </p>
        <p className="text-pretty text-muted">{t(`withdraw.state.${withdrawal.state}.text`)}</p>
        {withdrawal.isOverdue && (
          <p className="text-pretty">
            {t('withdraw.overdue')} {t(`withdraw.overdue.${withdrawal.mayCancel ? 'waiting' : 'paying'}`)}
          </p>
        )}
        {withdrawal.reason !== null && (
          <p className="text-pretty">{t(`withdraw.reason.${withdrawal.reason}`)}</p>
        )}
      </section>
      <Facts>
        <Fact name={t('cashier.reference')} copied={withdrawal.reference}>
          {withdrawal.reference}
        </Fact>
        <Fact name={t('withdraw.to')}>{`${withdrawal.bankName} ••${withdrawal.lastDigits}`}</Fact>
        <Outcome withdrawal={withdrawal} />
        <Fact name={t('cashier.at')}>{date(withdrawal.createdAt)}</Fact>
        {isOpen(withdrawal) && <Fact name={t('withdraw.promised')}>{date(withdrawal.promisedAt)}</Fact>}
        {withdrawal.endedAt !== null && <Fact name={t('withdraw.ended')}>{date(withdrawal.endedAt)}</Fact>}
      </Facts>
      {withdrawal.mayCancel && <Cancel withdrawal={withdrawal} />}
      <Link to={paths.withdraw} className={buttonClass({ variant: 'secondary', isWide: true })}>
        {t('withdraw.another')}
      </Link>
    </div>
  )
}

/** What reaches the member: less the fee once it is paid, all of it where it came back. */
function Outcome({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT()
  const money = useMoney()
  const isPaid = withdrawal.state === 'paid'
  if (!isOpen(withdrawal) && !isPaid) {
    return <Fact name={t('withdraw.returned')}>{money(withdrawal.amount)}</Fact>
  }
  return (
    <>
      {isSome(withdrawal.fee) && <Fact name={t('cashier.fee')}>{money(withdrawal.fee)}</Fact>}
      <Fact name={isPaid ? t('withdraw.received') : t('withdraw.payout')}>{money(withdrawal.payout)}</Fact>
    </>
  )
}

function Cancel({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT()
  const money = useMoney()
  return (
    <CancelButton
      act={useCancelWithdrawal()}
      id={withdrawal.id}
      label={t('withdraw.cancel')}
      title={t('withdraw.cancel.title')}
      keep={t('withdraw.cancel.keep')}
      done={t('withdraw.cancel.done')}
    >
      {t('withdraw.cancel.text', { amount: money(withdrawal.amount) })}
    </CancelButton>
  )
}
