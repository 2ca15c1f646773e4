import type { DepositState } from '@perya/contract/deposits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { useBalance } from '#lib/member/use-balance.ts'
import { dayOf } from '#lib/record/period.rules.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'

export function useDepositChannels() {
  const userName = useSession()?.userName ?? ''
  const { code } = useLanguage()
  return useQuery({
    queryKey: ['depositChannels', userName, code],
    queryFn: () => call('listDepositChannels', {}),
  })
}

export function useCreateDeposit() {
  return useMutation({
    mutationFn: (wish: { requestKey: string; channelId: string; amount: string; promotionId?: string }) =>
      call('createDeposit', wish),
  })
}

export function useDepositPromotions() {
  const userName = useSession()?.userName ?? ''
  const { code } = useLanguage()
  const { version } = useBalance()
  return useQuery({
    queryKey: ['depositPromotions', userName, code, version],
    placeholderData: (earlier) => earlier,
    queryFn: () => call('listDepositPromotions', {}),
  })
}

export function useAcceptPromotion(depositId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (promotionId: string) => call('acceptPromotion', { depositId, promotionId }),
    // What was refused is no longer on offer either.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['deposit'] }),
        client.invalidateQueries({ queryKey: ['depositPromotions'] }),
      ]),
  })
}

export function useProveDeposit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (proof: { id: string; payerReference: string; amount: string; pictureId: string }) =>
      call('proveDeposit', proof),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['deposit'] }),
        client.invalidateQueries({ queryKey: ['deposits'] }),
      ]),
  })
}

export function useCancelDeposit() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('cancelDeposit', { id }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['deposit'] }),
        client.invalidateQueries({ queryKey: ['deposits'] }),
      ]),
  })
}

const askEveryMs = 4_000
const isOpen = (state: DepositState | undefined) => state === 'waiting' || state === 'review'

const dayMs = 86_400_000
const daysBack = 7

/** The last deposits of the member that are on their way still. */
export function useDepositsUnderway() {
  const userName = useSession()?.userName ?? ''
  const { code } = useLanguage()
  const { timeZone } = useSettings()
  const { version } = useBalance()
  return useQuery({
    // Money that arrives may end one of them.
    queryKey: ['deposits', userName, 'underway', code, version],
    placeholderData: (earlier) => earlier,
    refetchOnMount: 'always',
    queryFn: async () => {
      const now = Date.now()
      const { deposits } = await call('listDeposits', {
        startDate: dayOf(now - daysBack * dayMs, timeZone),
        endDate: dayOf(now, timeZone),
      })
      return deposits.filter(({ state }) => isOpen(state)).slice(0, 3)
    },
  })
}

/** How a deposit stands: asked again as soon as money moves, and now and then while it is open. */
export function useDeposit(id: string) {
  const userName = useSession()?.userName ?? ''
  const { code } = useLanguage()
  const { version } = useBalance()
  return useQuery({
    queryKey: ['deposit', userName, id, code, version],
    // The balance that moved brings a new question, and until it is answered the old answer stands.
    placeholderData: (earlier) => earlier,
    queryFn: () => call('getDeposit', { id }),
    refetchInterval: ({ state }) => (isOpen(state.data?.state) ? askEveryMs : false),
  })
}
