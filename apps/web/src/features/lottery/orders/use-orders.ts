import type { LotteryOrder, LotteryOrderDetail, OrderState } from '@perya/contract/lottery-orders'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { dayOf, daysBefore } from '#lib/record/period.rules.ts'
import type { LineLook, PageLook } from '#lib/record/rows.rules.ts'
import { linesPerPage, useRecord } from '#lib/record/use-record.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { lotteryKey } from '../board/use-lotteries.ts'

const days = 30

export const orderLook: LineLook<LotteryOrder> & PageLook<{ orders: LotteryOrder[] }, LotteryOrder> = {
  keyOf: ({ id }) => id,
  atOf: ({ createdAt }) => createdAt,
  linesOf: ({ orders }) => orders,
  setLines: (orders) => ({ orders }),
}

/** The member's orders of the last days, of one lottery or of all. */
export function useOrders(code: string | undefined, state: OrderState | undefined) {
  const { timeZone } = useSettings()
  const today = dayOf(Date.now(), timeZone)
  const asked = {
    startDate: daysBefore(today, days - 1),
    endDate: today,
    ...(code === undefined ? {} : { code }),
    ...(state === undefined ? {} : { state }),
  }
  return useRecord(
    'lotteryOrders',
    asked,
    (pageNo, signal) =>
      call('listLotteryOrders', { ...asked, pageNo, pageSize: linesPerPage }, signal ? { signal } : {}),
    orderLook,
  )
}

export function useOrder(id: string) {
  const { code: language } = useLanguage()
  const userName = useSession()?.userName
  return useQuery({
    queryKey: [lotteryKey, 'orders', userName, language, id],
    enabled: id !== '',
    retry: false,
    queryFn: () => call('getLotteryOrder', { id }),
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : 5_000),
  })
}

const isOver = ({ state }: LotteryOrderDetail) => state !== 'waiting'

export function useCancel() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => call('cancelLotterySubOrders', { ids }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [lotteryKey, 'orders'] })
      void client.invalidateQueries({ queryKey: ['lotteryOrders'] })
    },
  })
}
