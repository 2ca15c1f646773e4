import { z } from 'zod'
import { CashAmount, RequestKey } from './deposits.ts'
import { endpoint } from './endpoint.ts'
import { AmountText } from './values.ts'
import { WithdrawalPassword } from './withdrawals.ts'

export const getUpline = endpoint({
  summary: 'To whom the member may transfer, masked, and how much.',
  method: 'GET',
  path: '/wps/transaction/transferUpline',
  access: 'member',
  input: z.strictObject({}),
  output: z.strictObject({ upline: z.string(), available: AmountText }),
  errors: ['upline.closed'],
})

export const transferToUpline = endpoint({
  summary: 'Moves money from the member’s wallet to their upline’s, at once and for good.',
  method: 'POST',
  path: '/wps/transaction/transferUpline',
  access: 'member',
  input: z.strictObject({ requestKey: RequestKey, amount: CashAmount, password: WithdrawalPassword }),
  output: z.strictObject({ id: z.string(), amount: AmountText, at: z.iso.datetime() }),
  errors: [
    'upline.closed',
    'balance.insufficient',
    'withdrawal.turnover',
    'withdrawal.paused',
    'withdrawal.debt',
    'withdrawal.contracts',
    'withdrawal.identity',
    'withdrawal.mobile',
    'withdrawal.tooMany',
    'upline.newMember',
    'upline.bigWin',
    'member.excluded',
    'member.barred',
    'transfer.conflict',
    'withdrawalPassword.unset',
    'withdrawalPassword.wrong',
    'withdrawalPassword.locked',
  ],
  sealed: true,
})

export const uplineTransferEndpoints = { getUpline, transferToUpline }
