import { expect, it } from 'vitest'
import { endpoints } from './endpoints.ts'
import { importanceOf } from './importance.ts'

it('R-117 a bet, a deposit and a withdrawal are the last calls of members to be turned away', () => {
  for (const name of [
    'placeLotteryOrder',
    'cancelLotterySubOrders',
    'launchGame',
    'leaveGame',
    'createDeposit',
    'proveDeposit',
    'createWithdrawal',
    'cancelWithdrawal',
    'transferToUpline',
    'takeBreak',
    'approveWithdrawal',
  ] as const) {
    expect([name, importanceOf(endpoints[name])]).toEqual([name, 'money'])
  }
})

it('R-117 what members read and follow goes before what guests read', () => {
  for (const name of ['followEvents', 'walletBalance', 'memberTransactions', 'loginMember'] as const) {
    expect([name, importanceOf(endpoints[name])]).toEqual([name, 'member'])
  }
  for (const name of ['listGames', 'listAnnouncements', 'getSiteStatus', 'listLotteries'] as const) {
    expect([name, importanceOf(endpoints[name])]).toEqual([name, 'guest'])
  }
})
