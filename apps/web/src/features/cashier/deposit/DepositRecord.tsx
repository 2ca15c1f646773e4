import type { Deposit, DepositState } from '@perya/contract/deposits'
import { call, openCall } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { pathTo } from '#lib/paths.ts'
import type { LineLook, PageLook } from '#lib/record/rows.rules.ts'
import { linesPerPage, useRecord } from '#lib/record/use-record.ts'
import { CashierLine } from '../record/CashierLine.tsx'
import { CashierRecord } from '../record/CashierRecord.tsx'
import { type CashierFilter, queryOf } from '../record/filter.rules.ts'

/** Satisfied by every state, so that a new one cannot be forgotten. */
const stateOrder = {
  waiting: 0,
  credited: 1,
  review: 2,
  expired: 3,
  failed: 4,
  cancelled: 5,
  refused: 6,
  refunded: 7,
  takenBack: 8,
} satisfies Record<DepositState, number>
export const depositStates = Object.keys(stateOrder) as DepositState[]

const look: LineLook<Deposit> & PageLook<{ deposits: Deposit[] }, Deposit> = {
  keyOf: ({ id }) => id,
  atOf: ({ createdAt }) => createdAt,
  linesOf: ({ deposits }) => deposits,
  setLines: (deposits) => ({ deposits }),
}

/** Every deposit of a period. */
export function DepositRecord({
  filter,
  today,
  onChange,
}: {
  filter: CashierFilter<DepositState>
  today: string
  onChange: (filter: CashierFilter<DepositState>) => void
}) {
  const t = useT()
  const asked = queryOf(filter)
  const query = useRecord(
    'deposits',
    asked,
    (pageNo, signal) =>
      call('listDeposits', { ...asked, pageNo, pageSize: linesPerPage }, signal ? { signal } : {}),
    look,
  )
  const stateName = (state: DepositState) => t(`deposit.state.${state}`)
  return (
    <CashierRecord
      title={t('title.depositReport')}
      total={t('deposit.record.total')}
      filter={filter}
      today={today}
      states={depositStates}
      stateName={stateName}
      onChange={onChange}
      query={query}
      lines={query.data?.pages.flatMap((page) => page.deposits) ?? []}
      look={look}
      download={{
        file: `deposits-${filter.startDate}-${filter.endDate}.csv`,
        open: () => openCall('depositsCsv', asked),
      }}
    >
      {(deposit) => <DepositLine deposit={deposit} />}
    </CashierRecord>
  )
}

/** What arrived where it has arrived, so that the lines add up to the total. */
export function DepositLine({ deposit }: { deposit: Deposit }) {
  const t = useT()
  const money = useMoney()
  const { amount, fee, credit, state, channelName } = deposit
  const hasArrived = state === 'credited'
  return (
    <CashierLine
      to={pathTo('deposit', { id: deposit.id })}
      amount={hasArrived ? credit : amount}
      way={
        hasArrived && credit !== amount
          ? t('deposit.record.paid', { way: channelName, amount: money(amount), fee: money(fee) })
          : channelName
      }
      state={state}
      stateName={t(`deposit.state.${state}`)}
      at={deposit.createdAt}
    />
  )
}
