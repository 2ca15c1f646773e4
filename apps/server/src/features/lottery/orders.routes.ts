import * as contract from '@perya/contract/lottery-orders'
import { formatAmount } from '@perya/money'
import { readPeriod } from '#features/wallet/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { readPurses } from './money/purses.ts'
import { cancelSubOrders } from './orders/end-suborders.ts'
import { listOrders, sumOrders } from './orders/order.store.ts'
import { orderAnswer, readOrder } from './orders/order-answer.ts'
import { openOrders } from './orders/place-order.ts'
import { proveBet } from './proofs/bet-proof.ts'
import { readSlip } from './slips/slip.rules.ts'

export const ordersRoutes = (ctx: Context): Route[] => {
  const placeOrder = openOrders(ctx)
  return [
    memberRoute(contract.placeLotteryOrder, (asked, { signedIn, merchant, language, reads }) =>
      placeOrder({ ...asked, memberId: signedIn.memberId, merchant, language, reads }),
    ),

    memberRoute(contract.listLotteryOrders, async (asked, { signedIn, merchant, language }) => {
      const { pageNo, pageSize, code, state, type } = asked
      const { memberId } = signedIn
      const { from, to, firstDay, lastDay } = await readPeriod(ctx.db, merchant, asked)
      const question = { memberId, from, to, code, state, type }
      const rows = await listOrders(ctx.db, question, { limit: pageSize, offset: (pageNo - 1) * pageSize })
      const { count, stake, win } = await sumOrders(ctx.db, question)
      const { currency } = (await readPurses(ctx, ctx.db, [memberId]))(memberId)
      return {
        startDate: firstDay,
        endDate: lastDay,
        currency,
        totalStake: formatAmount(stake),
        totalWin: formatAmount(win),
        totalCount: count,
        pageNo,
        pageSize,
        orders: rows.map((row) => orderAnswer(row, readSlip(row.slip), { currency, language })),
      }
    }),

    memberRoute(contract.getLotteryOrder, ({ id }, { signedIn, language }) =>
      readOrder(ctx, { memberId: signedIn.memberId, language }, BigInt(id)),
    ),

    memberRoute(contract.cancelLotterySubOrders, ({ ids }, { signedIn }) =>
      cancelSubOrders(ctx, signedIn.memberId, ids.map(BigInt)),
    ),

    memberRoute(contract.getBetProof, async ({ id }, { signedIn }) => {
      const proof = await proveBet(ctx, signedIn.memberId, BigInt(id))
      if (proof === null) throw new AppError('lottery.orderUnknown')
      if (proof === 'open') throw new AppError('lottery.notSealed')
      return { id, ...proof }
    }),
  ]
}
