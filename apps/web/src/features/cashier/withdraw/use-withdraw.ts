import type { Withdrawal, WithdrawalState } from '@perya/contract/withdrawals'
import { formatAmount } from '@perya/money'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { useBalance } from '#lib/member/use-balance.ts'
import { useSession } from '#lib/session/use-session.ts'

function useKey(...words: string[]) {
  const userName = useSession()?.userName ?? ''
  const { code } = useLanguage()
  return ['withdraw', userName, ...words, code]
}

/** Everything about withdrawing that an action of the member may change. */
function useRenewal() {
  const userName = useSession()?.userName ?? ''
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['withdraw', userName] })
}

export const useHasWithdrawalPassword = () =>
  useQuery({ queryKey: useKey('password'), queryFn: () => call('hasWithdrawalPassword', {}) })

export function useSetWithdrawalPassword() {
  const renew = useRenewal()
  return useMutation({
    mutationFn: (typed: { loginPassword: string; oldPassword?: string; newPassword: string }) =>
      call('setWithdrawalPassword', typed),
    onSuccess: renew,
  })
}

export function useGiveUpPromotion() {
  const renew = useRenewal()
  return useMutation({
    mutationFn: (claimId: string) => call('giveUpPromotion', { claimId }),
    onSuccess: renew,
  })
}

export const useBankCards = () =>
  useQuery({ queryKey: useKey('cards'), queryFn: () => call('listBankCards', {}) })

export const usePayoutBanks = () =>
  useQuery({ queryKey: useKey('banks'), queryFn: () => call('listPayoutBanks', {}) })

export function useBindCard() {
  const renew = useRenewal()
  return useMutation({
    mutationFn: (typed: { bankId: string; number: string; payeeName?: string; password: string }) =>
      call('bindBankCard', typed),
    onSuccess: renew,
  })
}

export function useRemoveCard() {
  const renew = useRenewal()
  return useMutation({
    mutationFn: (typed: { id: string; password: string }) => call('removeBankCard', typed),
    onSuccess: renew,
  })
}

/** What the server promises for a wish before it is made. */
export function useWithdrawalPromise({ cardId, amount }: { cardId: string; amount: bigint }) {
  return useQuery({
    queryKey: useKey('promise', cardId, formatAmount(amount)),
    placeholderData: (earlier) => earlier,
    queryFn: () => call('promiseWithdrawal', { cardId, amount: formatAmount(amount) }),
  })
}

export function useCreateWithdrawal() {
  const renew = useRenewal()
  return useMutation({
    mutationFn: (wish: { requestKey: string; cardId: string; amount: string; password: string }) =>
      call('createWithdrawal', wish),
    onSuccess: renew,
  })
}

export function useCancelWithdrawal() {
  const renew = useRenewal()
  return useMutation({
    mutationFn: (id: string) => call('cancelWithdrawal', { id }),
    onSettled: renew,
  })
}

const askEveryMs = 4_000
const open: readonly WithdrawalState[] = ['requested', 'approved', 'paying']
export const isOpen = ({ state }: Pick<Withdrawal, 'state'>) => open.includes(state)

/** How a withdrawal stands: asked again as soon as money moves, and now and then while it is open. */
export function useWithdrawal(id: string) {
  const { version } = useBalance()
  return useQuery({
    queryKey: useKey('one', id, version ?? ''),
    placeholderData: (earlier) => earlier,
    queryFn: () => call('getWithdrawal', { id }),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? askEveryMs : false),
  })
}
