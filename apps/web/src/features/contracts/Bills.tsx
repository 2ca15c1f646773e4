import type { AgentContract, ContractBill, ContractKind } from '@perya/contract/agent-contracts'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import type { PageLook } from '#lib/record/rows.rules.ts'
import { linesPerPage, useRecord } from '#lib/record/use-record.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { Chip, type Tone } from '#ui/Chip.tsx'
import { NoDataLine } from '#ui/NoData.tsx'
import { Fact } from '#ui/record/Fact.tsx'
import { MoreRows } from '#ui/record/MoreRows.tsx'
import { RecordFailed } from '#ui/record/RecordStates.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { contractCalls } from './contract-calls.ts'
import { useFigures } from './figures.ts'

const look: PageLook<{ bills: ContractBill[] }, ContractBill> = {
  keyOf: ({ id }) => id,
  linesOf: ({ bills }) => bills,
  setLines: (bills) => ({ bills }),
}

const tones = {
  issued: 'success',
  part: 'warning',
  insufficient: 'danger',
  unreached: 'neutral',
} as const satisfies Record<ContractBill['state'], Tone>

/** What the contract came to, period by period, with what it was counted from; then the contracts that are over. */
export function Bills({ kind }: { kind: ContractKind }) {
  const t = useT()
  const showPeriod = usePeriod(kind)
  const { money } = useFigures()
  const name = contractCalls[kind].bills
  const query = useRecord(
    name,
    {},
    (pageNo, signal) => call(name, { pageNo, pageSize: linesPerPage }, signal ? { signal } : {}),
    look,
  )
  // Kept while the sheet closes, so that it does not change its words on the way.
  const [chosen, setChosen] = useState<ContractBill | null>(null)
  const [isOpen, setOpen] = useState(false)
  const bills = query.data?.pages.flatMap((page) => page.bills) ?? []
  const past = query.data?.pages[0]?.past ?? []
  if (query.isError && !query.data) {
    return <RecordFailed text={t('contract.failed')} onRetry={() => void query.refetch()} />
  }
  return (
    <>
      <section className="grid gap-2">
        <h2 className="section-title">{t('contract.bills')}</h2>
        {query.data && bills.length === 0 && <NoDataLine text={t('contract.bills.none')} />}
        <ul className="list-rows">
          {bills.map((bill) => (
            <li key={bill.id}>
              <button
                type="button"
                className="list-row"
                aria-haspopup="dialog"
                onClick={() => {
                  setChosen(bill)
                  setOpen(true)
                }}
              >
                <span className="grid min-w-0 flex-1 justify-items-start gap-1 text-start">
                  <span className="font-semibold">{showPeriod(bill)}</span>
                  <Chip tone={tones[bill.state]}>{t(`contract.state.${bill.state}`)}</Chip>
                </span>
                <bdi className="font-bold tabular-nums">{money(bill.amount)}</bdi>
              </button>
            </li>
          ))}
        </ul>
        {query.hasNextPage && (
          <MoreRows
            isLoading={query.isFetchingNextPage}
            isError={query.isFetchNextPageError}
            onMore={() => void query.fetchNextPage()}
          />
        )}
      </section>
      {past.length > 0 && <Past contracts={past} />}
      {chosen && (
        <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={showPeriod(chosen)}>
          <BillFacts bill={chosen} />
        </Sheet>
      )}
    </>
  )
}

/** The base, the tier and the amount, and what led to them. */
export function BillFacts({
  bill,
}: {
  bill: Omit<ContractBill, 'id' | 'from' | 'to' | 'paid' | 'state'> & { paid?: string }
}) {
  const t = useT()
  const { money, percent } = useFigures()
  const reached =
    bill.tier === null || bill.rate === null
      ? t('contract.bill.noTier')
      : t('contract.bill.reached', { tier: bill.tier, rate: percent(bill.rate) })
  const amounts = [
    ['contract.turnover', bill.turnover],
    ['contract.bill.teamLoss', bill.loss],
    ...(bill.carriedIn === '0.00' ? [] : [['contract.bill.carriedIn', bill.carriedIn] as const]),
    ['contract.bill.base', bill.base],
  ] as const
  return (
    <dl className="record-sheet__facts">
      <Fact name={t('contract.bill.activeMembers')}>{bill.activeMembers}</Fact>
      {amounts.map(([id, amount]) => (
        <Fact key={id} name={t(id)}>
          <bdi>{money(amount)}</bdi>
        </Fact>
      ))}
      <Fact name={t('contract.tier')}>{reached}</Fact>
      <Fact name={t('contract.bill.amount')}>
        <bdi className="font-bold">{money(bill.amount)}</bdi>
      </Fact>
      {bill.paid !== undefined && (
        <Fact name={t('contract.bill.paid')}>
          <bdi>{money(bill.paid)}</bdi>
        </Fact>
      )}
    </dl>
  )
}

function Past({ contracts }: { contracts: readonly AgentContract[] }) {
  const t = useT()
  const { timeZone } = useSettings()
  const showDay = useDates(timeZone)
  const { percent } = useFigures()
  return (
    <section className="grid gap-2">
      <h2 className="section-title">{t('contract.past')}</h2>
      <ul className="list-rows">
        {contracts.map(({ id, requestedAt, state, terms }) => (
          <li key={id} className="flex min-h-16 items-center gap-3 px-4 py-2.5">
            <span className="grid min-w-0 flex-1">
              <span className="font-semibold">{showDay(requestedAt, 'day')}</span>
              <span className="text-meta text-muted">
                <bdi>{terms.tiers.map(({ rate }) => percent(rate)).join(' · ')}</bdi>
              </span>
            </span>
            <Chip>{t(`contract.state.${state}`)}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A day, an hour or the days of a part of a month. */
function usePeriod(kind: ContractKind) {
  const { timeZone } = useSettings()
  const onClock = useDates(timeZone)
  // Days of the calendar, which begin nowhere else than here.
  const showDay = useDates('UTC')
  return ({ from, to, firstDay, lastDay }: ContractBill) => {
    if (kind === 'hourly') return `${onClock(from, 'soon')}–${onClock(to, 'time')}`
    return firstDay === lastDay
      ? showDay(firstDay, 'day')
      : `${showDay(firstDay, 'day')} – ${showDay(lastDay, 'day')}`
  }
}
