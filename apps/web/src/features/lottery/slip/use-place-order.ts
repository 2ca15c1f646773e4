import type { LotteryRoom } from '@perya/contract/lottery'
import type { LotteryOrderDetail, StopRule } from '@perya/contract/lottery-orders'
import { formatAmount } from '@perya/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#lib/api/call.ts'
import { lotteryKey } from '../board/use-lotteries.ts'
import { orderCost, type Slip } from './slip.rules.ts'

export type Asked = {
  slip: Slip
  room: LotteryRoom
  issues: { issueNo: string; multiple: number }[]
  stopRule: StopRule
  isPlan: boolean
}

/** Places an order once, however often the button is tapped: its key stays until something of it changes. */
export function usePlaceOrder(code: string, onPlaced: (order: LotteryOrderDetail, slip: Slip) => void) {
  const client = useQueryClient()
  const isUnderWay = useRef(false)
  const named = useRef({ text: '', key: '' })
  const mutation = useMutation({
    mutationFn: ({ slip, room, issues, stopRule, isPlan }: Asked) => {
      const order = {
        code,
        roomType: room.roomType,
        lines: slip.lines.map(({ id: _id, ...line }) => line),
        issues,
        stopRule,
        isPlan,
        prizeGroup: room.prizeGroup,
        cost: formatAmount(orderCost(slip.lines, issues)),
      }
      const text = JSON.stringify([order, slip.requestKey])
      if (named.current.text !== text) named.current = { text, key: crypto.randomUUID() }
      // An order of one issue keeps the name its slip has, also when the page was loaded anew in between.
      const requestKey = issues.length === 1 ? slip.requestKey : named.current.key
      return call('placeLotteryOrder', { ...order, requestKey })
    },
    onSuccess: (order, { slip }) => {
      void client.invalidateQueries({ queryKey: [lotteryKey, 'orders'] })
      void client.invalidateQueries({ queryKey: ['lotteryOrders'] })
      onPlaced(order, slip)
    },
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  return {
    ...mutation,
    place(asked: Asked) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutation.mutate(asked)
    },
  }
}
