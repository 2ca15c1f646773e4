/** Which tables a feature's SQL names although another feature owns them, each time with the reason. */
import type { Mode } from './table-uses.ts'

export type Crossing = { feature: string; mode: Mode; tables: readonly string[]; why: string }

export type Owners = {
  /** Tables of a feature that were made by a migration of another name. */
  moved: Readonly<Record<string, readonly string[]>>
  /** What any feature may read, each with its reason; only the owner writes it. */
  readByAll: Readonly<Record<string, string>>
  crossings: readonly Crossing[]
}

export const owners: Owners = {
  moved: {
    agents: ['contract', 'contract_bill', 'contract_rule'],
    rewards: [
      'deposit_promotion',
      'promotion_claim',
      'turnover_mark',
      'turnover_requirement',
      'turnover_rule',
      'turnover_weight',
    ],
  },
  readByAll: {
    member: 'Rows are about somebody: their name, merchant, type and language come by a join.',
    merchant: 'The currency, time zone and twin of a merchant decide how its rows are read.',
    game: 'Whoever shows, weighs or closes play asks which category a game is of.',
    member_block: 'Whoever lets money or play begin asks in the same statement what stands against it.',
  },
  crossings: [
    {
      feature: 'cashier',
      mode: 'reads',
      tables: ['member_limit'],
      why: 'What a deposit may still bring is known together with the deposits that were begun.',
    },
    {
      feature: 'catalogue',
      mode: 'reads',
      tables: ['member_limit'],
      why: 'The lobby shows in one answer what a member may not play.',
    },
    {
      feature: 'consent',
      mode: 'reads',
      tables: ['article'],
      why: 'Consent is to the version of an article that is published at that moment.',
    },
    {
      feature: 'agents',
      mode: 'reads',
      tables: ['member_line'],
      why: 'Bills are made from the lowest of a team upwards.',
    },
    {
      feature: 'game-record',
      mode: 'reads',
      tables: ['game_vendor', 'vendor', 'vendor_round', 'vendor_transfer'],
      why: 'The record is a view of what vendors keep; it has no table of its own.',
    },
    {
      feature: 'lottery',
      mode: 'reads',
      tables: ['ledger_account'],
      why: 'An order holds its accounts, moves the money and is written in one call of the database.',
    },
    {
      feature: 'operators',
      mode: 'watches',
      tables: [
        'contract_rule',
        'deposit_channel',
        'deposit_promotion',
        'lottery_room',
        'lottery_stop',
        'merchant',
        'merchant_game_off',
        'merchant_host',
        'merchant_lobby',
        'merchant_vendor_off',
        'payout_bank',
        'turnover_rule',
        'turnover_weight',
        'withdrawal_rule',
      ],
      why: 'A change of what a merchant is set to is written down by whoever makes it, also by hand in SQL.',
    },
    {
      feature: 'protection',
      mode: 'writes',
      tables: ['member_block', 'member_limit'],
      why: 'The ledger judges every movement by these two, and protection says what stands in them.',
    },
    {
      feature: 'protection',
      mode: 'watches',
      tables: ['member', 'merchant'],
      why: 'Age, identity and lists become blocks whoever changes them.',
    },
    {
      feature: 'protection',
      mode: 'reads',
      tables: ['member_limit'],
      why: 'A limit is lowered at once by what of it is already used.',
    },
    {
      feature: 'protection',
      mode: 'reads',
      tables: ['bank_card', 'member_device', 'withdrawal'],
      why: 'Two accounts of one person have a card or a device in common.',
    },
    {
      feature: 'protection',
      mode: 'reads',
      tables: ['session'],
      why: 'A sitting is counted while a session is open.',
    },
    {
      feature: 'push',
      mode: 'reads',
      tables: ['session'],
      why: 'A device gets notices only while its session lives.',
    },
    {
      feature: 'push',
      mode: 'watches',
      tables: ['session'],
      why: 'What ends a session ends its notices, in the same transaction.',
    },
    {
      feature: 'reconciliation',
      mode: 'reads',
      tables: [
        'deposit_approval',
        'gateway_payment',
        'vendor',
        'vendor_report_row',
        'vendor_transfer',
        'vendor_tx',
        'withdrawal',
      ],
      why: 'It compares what others keep with the ledger, apart from the code that wrote it.',
    },
    {
      feature: 'rewards',
      mode: 'reads',
      tables: ['deposit'],
      why: 'A claim is shown with the reference of the deposit it came with.',
    },
    {
      feature: 'seals',
      mode: 'reads',
      tables: ['operator_act'],
      why: 'A seal outside the database is over the acts as they stand in it.',
    },
    {
      feature: 'vendors',
      mode: 'reads',
      tables: ['ledger_account', 'ledger_transfer', 'member_limit'],
      why: 'A call of a vendor is answered by one function, under the locks of the ledger.',
    },
    {
      feature: 'vendors',
      mode: 'reads',
      tables: ['session'],
      why: 'Play ends with the log-in it came from.',
    },
    {
      feature: 'wallet',
      mode: 'reads',
      tables: ['game_vendor', 'vendor', 'vendor_round', 'vendor_transfer'],
      why: 'The statement says which game a movement belongs to.',
    },
    {
      feature: 'wallet',
      mode: 'reads',
      tables: ['lottery_end', 'lottery_low_risk', 'member_line'],
      why: 'What a team played is summed from the movements, without bets of low risk.',
    },
  ],
}
