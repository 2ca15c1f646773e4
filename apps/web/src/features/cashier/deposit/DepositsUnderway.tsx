import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { DepositLine } from './DepositRecord.tsx'
import { useDepositsUnderway } from './use-deposit.ts'

/** Deposits that wait to be paid or to be looked at, each with the way to its page; nothing while there are none. */
export function DepositsUnderway() {
  const t = useT()
  const heading = useId()
  const deposits = useDepositsUnderway().data ?? []
  if (deposits.length === 0) return null
  return (
    <section aria-labelledby={heading} className="px-4 pt-2">
      <div className="mb-2">
        <h2 id={heading} className="section-title">
          {t('deposit.underway')}
        </h2>
      </div>
      <ul>
        {deposits.map((deposit) => (
          <li key={deposit.id}>
            <DepositLine deposit={deposit} />
          </li>
        ))}
      </ul>
    </section>
  )
}
