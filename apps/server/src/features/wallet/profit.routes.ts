import * as contract from '@perya/contract/wallet'
import { type Amount, formatAmount } from '@perya/money'
import type { Context } from '#platform/context.ts'
import type { MemberCaller } from '#platform/http/caller.ts'
import { sendCsv } from '#platform/http/csv.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { findMemberAccounts } from './accounts.ts'
import { type AskedDays, readPeriod } from './period.ts'
import { listProfitDays, type Profit, type ProfitDayRow } from './profit.store.ts'

export const profitRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.profitAndLoss, async ({ pageNo, pageSize, ...asked }, caller) => {
    const { period, currency, days } = await find(ctx, caller, asked)
    return {
      startDate: period.firstDay,
      endDate: period.lastDay,
      currency,
      total: figuresOf(sum(days)),
      totalCount: days.length,
      pageNo,
      pageSize,
      days: days.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(dayAnswer),
    }
  }),
  memberRoute(contract.profitAndLossCsv, async (asked, caller, { reply }) => {
    const { period, days } = await find(ctx, caller, asked)
    await sendCsv(
      reply,
      `profit-and-loss-${period.firstDay}-${period.lastDay}.csv`,
      [
        caller.language === 'EN'
          ? ['Day', 'Deposits', 'Withdrawals', 'Bets', 'Won', 'Rewards', 'Other', 'Play', 'Change']
          : [
              'Araw',
              'Deposit',
              'Withdrawal',
              'Taya',
              'Panalo',
              'Rewards',
              'Iba pa',
              'Laro',
              'Pagbabago sa balance',
            ],
        ...days
          .map(dayAnswer)
          .map((each) => [
            each.day,
            each.deposits,
            each.withdrawals,
            each.staked,
            each.won,
            each.rewards,
            each.other,
            each.play,
            each.change,
          ]),
      ],
      { lines: days.length, language: caller.language },
    )
    return undefined
  }),
]

async function find(ctx: Context, { signedIn, merchant }: MemberCaller, asked: AskedDays) {
  const period = await readPeriod(ctx.db, merchant, asked)
  const { cash, currency } = await findMemberAccounts(ctx.db, signedIn.memberId)
  const days = await listProfitDays(ctx.db, signedIn.memberId, { merchant, cash, ...period })
  return { period, currency, days }
}

const nothing: Profit = { deposits: 0n, withdrawals: 0n, staked: 0n, won: 0n, rewards: 0n, other: 0n }

function sum(days: readonly Profit[]): Profit {
  return days.reduce(
    (total, day) => ({
      deposits: total.deposits + day.deposits,
      withdrawals: total.withdrawals + day.withdrawals,
      staked: total.staked + day.staked,
      won: total.won + day.won,
      rewards: total.rewards + day.rewards,
      other: total.other + day.other,
    }),
    nothing,
  )
}

function figuresOf(profit: Profit) {
  const { deposits, withdrawals, staked, won, rewards, other } = profit
  const change: Amount = deposits + withdrawals - staked + won + rewards + other
  return {
    deposits: formatAmount(deposits),
    withdrawals: formatAmount(withdrawals),
    staked: formatAmount(staked),
    won: formatAmount(won),
    rewards: formatAmount(rewards),
    other: formatAmount(other),
    play: formatAmount(won - staked),
    change: formatAmount(change),
  }
}

const dayAnswer = (row: ProfitDayRow) => ({ day: row.day, ...figuresOf(row) })
