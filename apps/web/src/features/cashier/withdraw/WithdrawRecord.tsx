import type { Withdrawal, WithdrawalState } from '@perya/contract/withdrawals'
import { call, openCall } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import type { LineLook, PageLook } from '#lib/record/rows.rules.ts'
import { linesPerPage, useRecord } from '#lib/record/use-record.ts'
import { CashierLine } from '../record/CashierLine.tsx'
import { CashierRecord } from '../record/CashierRecord.tsx'
import { type CashierFilter, queryOf } from '../record/filter.rules.ts'

/** Satisfied by every state, so that a new one cannot be forgotten. */
const stateOrder = {
  requested: 0,
  approved: 1,
  paying: 2,
  paid: 3,
  cancelled: 4,
  rejected: 5,
  failed: 6,
} satisfies Record<WithdrawalState, number>
export const withdrawalStates = Object.keys(stateOrder) as WithdrawalState[]

const look: LineLook<Withdrawal> & PageLook<{ withdrawals: Withdrawal[] }, Withdrawal> = {
  keyOf: ({ id }) => id,
  atOf: ({ createdAt }) => createdAt,
  linesOf: ({ withdrawals }) => withdrawals,
  setLines: (withdrawals) => ({ withdrawals }),
}

/** Every withdrawal of a period. */
export function WithdrawRecord({
  filter,
  today,
  onChange,
}: {
  filter: CashierFilter<WithdrawalState>
  today: string
  onChange: (filter: CashierFilter<WithdrawalState>) => void
}) {
  const t = useT()
  const asked = queryOf(filter)
  const query = useRecord(
    'withdrawals',
    asked,
    (pageNo, signal) =>
      call('listWithdrawals', { ...asked, pageNo, pageSize: linesPerPage }, signal ? { signal } : {}),
    look,
  )
  const stateName = (state: WithdrawalState) => t(`withdraw.state.${state}`)
  return (
    <CashierRecord
      title={t('title.withdrawReport')}
      total={t('withdraw.record.total')}
      filter={filter}
      today={today}
      states={withdrawalStates}
      stateName={stateName}
      onChange={onChange}
      query={query}
      lines={query.data?.pages.flatMap((page) => page.withdrawals) ?? []}
      look={look}
      download={{
        file: `withdrawals-${filter.startDate}-${filter.endDate}.csv`,
        open: () => openCall('withdrawalsCsv', asked),
      }}
    >
      {(withdrawal) => (
        <CashierLine
          to={pathTo('withdraw', { id: withdrawal.id })}
          amount={withdrawal.amount}
          way={`${withdrawal.bankName} ••${withdrawal.lastDigits}`}
          state={withdrawal.state}
          stateName={stateName(withdrawal.state)}
          at={withdrawal.createdAt}
        />
      )}
    </CashierRecord>
  )
}
