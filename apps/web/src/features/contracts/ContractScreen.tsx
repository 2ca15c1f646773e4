import type { ContractKind } from '@perya/contract/agent-contracts'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { RecordFailed, RecordWaiting } from '#ui/record/RecordStates.tsx'
import { BillFacts, Bills } from './Bills.tsx'
import { Downlines } from './Downlines.tsx'
import { Offer, PaidBy } from './Offer.tsx'
import { Owed } from './Owed.tsx'
import { TermsTable } from './TermsTable.tsx'
import { useContract } from './use-contract.ts'
import '#ui/panels.css'
import '#ui/record/record.css'

/** One kind of contract of an agent: what waits, what holds, what it came to, and what is paid below. */
export function ContractScreen({ kind }: { kind: ContractKind }) {
  const t = useT()
  const money = useMoney()
  const { timeZone } = useSettings()
  const showMoment = useDates(timeZone)
  const { data, isError, refetch } = useContract(kind)
  if (!data) {
    return (
      <div className="grid grid-cols-1 gap-6 px-4 pt-2 pb-8">
        {isError ? (
          <RecordFailed text={t('contract.failed')} onRetry={() => void refetch()} />
        ) : (
          <RecordWaiting text={t('contract.loading')} />
        )}
      </div>
    )
  }
  const { contract, request, protocol, running } = data
  return (
    <div className="grid grid-cols-1 gap-6 px-4 pt-2 pb-8">
      {data.owed !== '0.00' && <Owed owed={data.owed} />}
      {request && <Offer kind={kind} offer={request} />}
      {contract && (
        <section className="grid grid-cols-1 gap-3 rounded-card bg-surface p-4 shadow-e1">
          <h2 className="section-title">{t('contract.current')}</h2>
          <p className="text-pretty text-muted">
            <PaidBy payer={contract.payer} />{' '}
            {contract.startsAt && t('contract.startsAt', { moment: showMoment(contract.startsAt) })}
          </p>
          <TermsTable terms={contract.terms} name={t('contract.current')} />
        </section>
      )}
      {!contract && !request && <EmptyState title={t('contract.none')} text={t('contract.none.text')} />}
      {running && (
        <section className="grid grid-cols-1 gap-3 rounded-card bg-surface p-4 shadow-e1">
          <h2 className="section-title">{t('contract.running')}</h2>
          <BillFacts bill={running} />
        </section>
      )}
      <Bills kind={kind} />
      {contract && <Downlines kind={kind} own={contract} downlines={data.downlines} />}
      <section className="grid gap-2 text-meta text-pretty text-muted">
        <h2 className="font-semibold">{t('contract.how')}</h2>
        <p>{t('contract.how.team')}</p>
        <p>{t('contract.how.active', { amount: money(protocol.activeStake), count: protocol.activeMin })}</p>
        <p>{t('contract.how.loss')}</p>
      </section>
    </div>
  )
}
