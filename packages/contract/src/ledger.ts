import type { Text } from './language.ts'

/** What a group of transaction codes is about; a record screen filters by it. */
export const transferGroups = ['cashier', 'play', 'reward', 'agent', 'other'] as const
export type TransferGroup = (typeof transferGroups)[number]

type TransferKindEntry = { group: TransferGroup; text: Text }

/** Everything a movement of money can be, with the name its owner reads on a statement. */
export const transferKinds = {
  deposit: { group: 'cashier', text: { TY: 'Deposit', EN: 'Deposit' } },
  withdrawal: { group: 'cashier', text: { TY: 'Withdrawal', EN: 'Withdrawal' } },
  hold: {
    group: 'cashier',
    text: { TY: 'Naka-hold para sa withdrawal', EN: 'On hold for withdrawal' },
  },
  hold_released: { group: 'cashier', text: { TY: 'Ibinalik na withdrawal', EN: 'Withdrawal returned' } },
  fee: { group: 'cashier', text: { TY: 'Fee', EN: 'Fee' } },
  chargeback: { group: 'cashier', text: { TY: 'Ni-reverse na deposit', EN: 'Deposit reversed' } },
  stake: { group: 'play', text: { TY: 'Taya', EN: 'Bet' } },
  stake_hold: { group: 'play', text: { TY: 'Naka-hold para sa taya', EN: 'On hold for bets' } },
  stake_released: {
    group: 'play',
    text: { TY: 'Ibinalik mula sa naka-hold', EN: 'Released from hold' },
  },
  payout: { group: 'play', text: { TY: 'Panalo', EN: 'Win' } },
  refund: { group: 'play', text: { TY: 'Ibinalik na taya', EN: 'Bet returned' } },
  settlement: { group: 'play', text: { TY: 'Itinamang resulta', EN: 'Result corrected' } },
  jackpot_share: { group: 'play', text: { TY: 'Ambag sa jackpot', EN: 'Jackpot contribution' } },
  jackpot_win: { group: 'play', text: { TY: 'Panalo sa jackpot', EN: 'Jackpot win' } },
  bonus: { group: 'reward', text: { TY: 'Bonus', EN: 'Bonus' } },
  bonus_released: { group: 'reward', text: { TY: 'Bonus, puwede nang i-withdraw', EN: 'Bonus released' } },
  bonus_withdrawn: { group: 'reward', text: { TY: 'Inalis na bonus', EN: 'Bonus removed' } },
  rebate: { group: 'reward', text: { TY: 'Rebate', EN: 'Rebate' } },
  salary: { group: 'agent', text: { TY: 'Agent salary', EN: 'Agent salary' } },
  dividend: { group: 'agent', text: { TY: 'Dividend', EN: 'Dividend' } },
  commission: { group: 'agent', text: { TY: 'Komisyon', EN: 'Commission' } },
  member_transfer: {
    group: 'agent',
    text: { TY: 'Transfer sa ibang member', EN: 'Transfer between members' },
  },
  vendor_transfer: { group: 'play', text: { TY: 'Transfer sa laro', EN: 'Transfer to a game' } },
  vendor_return: { group: 'play', text: { TY: 'Balik mula sa laro', EN: 'Return from a game' } },
  adjustment: { group: 'other', text: { TY: 'Adjustment', EN: 'Adjustment' } },
  reversal: { group: 'other', text: { TY: 'Reversal', EN: 'Reversal' } },
  pool_funding: { group: 'other', text: { TY: 'Pondo', EN: 'Pool funding' } },
  demo_funding: { group: 'other', text: { TY: 'Starting balance', EN: 'Starting balance' } },
} as const satisfies Record<string, TransferKindEntry>

export type TransferKind = keyof typeof transferKinds
export const transferKindNames = Object.keys(transferKinds) as TransferKind[]

/** How a withdrawal stands whose money was set aside. */
export const heldEnds = {
  underway: { TY: 'Withdrawal, pinoproseso pa', EN: 'Withdrawal, in process' },
  paid: { TY: 'Withdrawal, bayad na', EN: 'Withdrawal, paid' },
  returned: { TY: 'Withdrawal, ibinalik', EN: 'Withdrawal, returned' },
} as const satisfies Record<string, Text>

export type HeldEnd = keyof typeof heldEnds
export const heldEndNames = Object.keys(heldEnds) as HeldEnd[]
