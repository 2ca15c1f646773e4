import type { Deposit } from '@perya/contract/deposits'
import type { ComponentType, SVGProps } from 'react'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Fact } from '#ui/record/Fact.tsx'
import ReviewIcon from '~icons/ph/binoculars-duotone'
import DoneIcon from '~icons/ph/check-circle-duotone'
import ExpiredIcon from '~icons/ph/hourglass-low-duotone'
import WaitingIcon from '~icons/ph/hourglass-medium-duotone'
import FailedIcon from '~icons/ph/x-circle-duotone'
import { isSome } from '../amount.rules.ts'
import { Countdown } from '../Countdown.tsx'
import { Facts } from '../Facts.tsx'

const icons: Record<Deposit['state'], ComponentType<SVGProps<SVGSVGElement>>> = {
  waiting: WaitingIcon,
  credited: DoneIcon,
  review: ReviewIcon,
  expired: ExpiredIcon,
  failed: FailedIcon,
}

/** One deposit on its way: where to pay, how long there is, and what became of it. */
export function DepositStatus({ deposit }: { deposit: Deposit }) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const Icon = icons[deposit.state]
  const isAsking = deposit.state === 'waiting' && deposit.payUrl === null
  return (
    <div className="cashier">
      <section className="cashier-state" data-state={deposit.state} aria-live="polite">
        <Icon className="cashier-state__icon" />
        <h2 className="cashier-state__title">
          {isAsking ? t('deposit.state.asking') : t(`deposit.state.${deposit.state}`)}
        </h2>
        <p className="cashier-state__amount">
          <bdi>{money(deposit.state === 'credited' ? deposit.credit : deposit.amount)}</bdi>
        </p>
        <p className="text-pretty text-muted">
          {isAsking ? t('deposit.state.asking.text') : t(`deposit.state.${deposit.state}.text`)}
        </p>
      </section>
      {deposit.payUrl !== null && (
        <>
          <Countdown until={deposit.expiresAt} label={t('deposit.left')} />
          <a href={deposit.payUrl} className={buttonClass({ size: 'lg', isWide: true })}>
            {t('deposit.pay', { amount: money(deposit.amount) })}
          </a>
        </>
      )}
      <Facts>
        <Fact name={t('cashier.reference')} copied={deposit.reference}>
          {deposit.reference}
        </Fact>
        <Fact name={t('deposit.channel')}>{deposit.channelName}</Fact>
        {isSome(deposit.fee) && (
          <>
            <Fact name={t('cashier.fee')}>{money(deposit.fee)}</Fact>
            <Fact name={t('deposit.credit')}>{money(deposit.credit)}</Fact>
          </>
        )}
        <Fact name={t('cashier.at')}>{date(deposit.createdAt)}</Fact>
      </Facts>
      {deposit.state !== 'waiting' && (
        <Link
          to={paths.home}
          className={buttonClass({
            variant: deposit.state === 'credited' ? 'primary' : 'secondary',
            isWide: true,
          })}
        >
          {t('deposit.play')}
        </Link>
      )}
      <Link to={paths.deposit} className={buttonClass({ variant: 'ghost', isWide: true })}>
        {t('deposit.another')}
      </Link>
    </div>
  )
}
