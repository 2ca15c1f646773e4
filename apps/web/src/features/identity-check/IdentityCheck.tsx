import type { OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import WaitingIcon from '~icons/ph/hourglass-medium-duotone'
import VerifiedIcon from '~icons/ph/seal-check-duotone'
import RefusedIcon from '~icons/ph/warning-circle-duotone'
import { IdentityForm } from './IdentityForm.tsx'
import './identity-check.css'

type Found = OutputOf<Endpoints['getIdentityCheck']>

/** How far one has come in proving who one is, and the form while something is left to send. */
export function IdentityCheck({ found: { check, need, minimumAge } }: { found: Found }) {
  const t = useT()
  const date = useDates()
  const money = useMoney()
  const { state, reason, sentAt, decidedAt } = check
  if (state === 'verified') {
    return (
      <section className="identity-state" data-state={state} role="status">
        <VerifiedIcon />
        <h3>{t('identity.state.verified')}</h3>
        {decidedAt && <p>{t('identity.since', { when: date(decidedAt, 'day') })}</p>}
      </section>
    )
  }
  if (state === 'underReview') {
    return (
      <section className="identity-state" data-state={state} role="status">
        <WaitingIcon />
        <h3>{t('identity.state.underReview')}</h3>
        {sentAt && <p>{t('identity.waiting', { when: date(sentAt) })}</p>}
      </section>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      {reason !== null && (
        <section className="identity-state" data-state={state} role="status">
          <RefusedIcon />
          <h3>{t('identity.state.refused')}</h3>
          <p>{t(`identity.reason.${reason}`)}</p>
        </section>
      )}
      <p className="text-pretty text-muted">
        {t('identity.text')}{' '}
        {need.play
          ? t(need.withdrawalAbove === '0' ? 'identity.need.both' : 'identity.need.play')
          : need.withdrawalAbove !== null &&
            t('identity.need.withdrawal', { amount: money(need.withdrawalAbove) })}
      </p>
      <IdentityForm minimumAge={minimumAge} />
    </div>
  )
}
