import type { Text } from './language.ts'

/** What a group of transaction codes is about; a record screen filters by it. */
export const transferGroups = ['cashier', 'play', 'reward', 'agent', 'other'] as const
export type TransferGroup = (typeof transferGroups)[number]

type TransferKindEntry = { group: TransferGroup; text: Text }

/** Everything a movement of money can be, with the name its owner reads on a statement. */
export const transferKinds = {
  deposit: { group: 'cashier', text: { TY: 'Deposito', EN: 'Deposit' } },
  withdrawal: { group: 'cashier', text: { TY: 'Withdrawal', EN: 'Withdrawal' } },
  hold: {
    group: 'cashier',
    text: { TY: 'Itinabi para sa withdrawal', EN: 'Set aside for a withdrawal' },
  },
  hold_released: { group: 'cashier', text: { TY: 'Bumalik na withdrawal', EN: 'Withdrawal returned' } },
  fee: { group: 'cashier', text: { TY: 'Bayad sa serbisyo', EN: 'Fee' } },
  chargeback: { group: 'cashier', text: { TY: 'Binawing deposito', EN: 'Deposit taken back' } },
  stake: { group: 'play', text: { TY: 'Taya', EN: 'Bet' } },
  stake_hold: { group: 'play', text: { TY: 'Itinabi para sa taya', EN: 'Set aside for bets' } },
  stake_released: {
    group: 'play',
    text: { TY: 'Ibinalik ang itinabing taya', EN: 'Bets set aside, returned' },
  },
  payout: { group: 'play', text: { TY: 'Panalo', EN: 'Win' } },
  refund: { group: 'play', text: { TY: 'Ibinalik na taya', EN: 'Bet returned' } },
  settlement: { group: 'play', text: { TY: 'Itinamang resulta', EN: 'Result corrected' } },
  jackpot_share: { group: 'play', text: { TY: 'Ambag sa jackpot', EN: 'Jackpot contribution' } },
  jackpot_win: { group: 'play', text: { TY: 'Panalo sa jackpot', EN: 'Jackpot win' } },
  bonus: { group: 'reward', text: { TY: 'Bonus', EN: 'Bonus' } },
  bonus_released: { group: 'reward', text: { TY: 'Bonus na puwede nang i-withdraw', EN: 'Bonus released' } },
  bonus_withdrawn: { group: 'reward', text: { TY: 'Binawing bonus', EN: 'Bonus withdrawn' } },
  rebate: { group: 'reward', text: { TY: 'Rebate', EN: 'Rebate' } },
  salary: { group: 'agent', text: { TY: 'Sahod ng agent', EN: 'Agent salary' } },
  dividend: { group: 'agent', text: { TY: 'Dibidendo', EN: 'Dividend' } },
  commission: { group: 'agent', text: { TY: 'Komisyon', EN: 'Commission' } },
  member_transfer: {
    group: 'agent',
    text: { TY: 'Lipat sa ibang miyembro', EN: 'Transfer between members' },
  },
  vendor_transfer: { group: 'play', text: { TY: 'Lipat sa laro', EN: 'Transfer to a game' } },
  vendor_return: { group: 'play', text: { TY: 'Balik mula sa laro', EN: 'Return from a game' } },
  adjustment: { group: 'other', text: { TY: 'Pagsasaayos', EN: 'Adjustment' } },
  reversal: { group: 'other', text: { TY: 'Pagbawi ng transaksyon', EN: 'Reversal' } },
  pool_funding: { group: 'other', text: { TY: 'Pondo', EN: 'Pool funding' } },
  demo_funding: { group: 'other', text: { TY: 'Panimulang balanse', EN: 'Opening balance' } },
} as const satisfies Record<string, TransferKindEntry>

export type TransferKind = keyof typeof transferKinds
export const transferKindNames = Object.keys(transferKinds) as TransferKind[]

/** How a withdrawal stands whose money was set aside. */
export const heldEnds = {
  underway: { TY: 'Withdrawal, pinoproseso', EN: 'Withdrawal, on its way' },
  paid: { TY: 'Withdrawal, nabayaran', EN: 'Withdrawal, paid' },
  returned: { TY: 'Withdrawal, hindi natuloy', EN: 'Withdrawal, not paid' },
} as const satisfies Record<string, Text>

export type HeldEnd = keyof typeof heldEnds
export const heldEndNames = Object.keys(heldEnds) as HeldEnd[]
