/** Ways to break the wallet on purpose, inside the database: a run that does not notice one has no teeth. */
import type pg from 'pg'

type Mutant = {
  /** Function, what stands in it, and what stands there instead. */
  changes: readonly (readonly [name: string, from: string, to: string])[]
  before?: readonly string[]
}

export const mutants = {
  'no unique key': {
    before: [
      'alter table vendor_tx drop constraint vendor_tx_pkey',
      'create index vendor_tx_lookup on vendor_tx (vendor_id, tx_id)',
      'alter table ledger_transfer drop constraint ledger_transfer_key',
      'create index ledger_transfer_lookup on ledger_transfer (key)',
    ],
    changes: [
      [
        'vendor_play',
        'left join vendor_tx t on t.vendor_id',
        'left join vendor_tx t on false and t.vendor_id',
      ],
      ['ledger_post_locked', 'left join ledger_transfer t on', 'left join ledger_transfer t on false and'],
    ],
  },
  'rollback without tombstone': {
    changes: [['vendor_correct', 'if v_ref.tx_id is null then', 'if false then']],
  },
  'duplicate answered with another body': {
    changes: [['vendor_play', 'case when d.is_known then', 'case when false then']],
  },
  'debit without its record': {
    changes: [
      ['vendor_play', 'where not d.is_known and', 'where d.amount % 700 <> 0 and not d.is_known and'],
    ],
  },
  'win without a bet that stands': {
    changes: [
      [
        'vendor_play',
        "when ref.rolled_back_by is not null or ref.call = 'tombstone' then 'TX_ROLLED_BACK'",
        '',
      ],
      ['vendor_play', "when r.bets = 0 and r.voids > 0 then 'TX_ROLLED_BACK'", ''],
      ['vendor_play', "when r.bets = 0 then 'TX_NOT_FOUND'", ''],
    ],
  },
} as const satisfies Record<string, Mutant>

export type MutantName = keyof typeof mutants
export const mutantNames = Object.keys(mutants) as MutantName[]

export async function applyMutant(client: pg.Client, name: MutantName): Promise<void> {
  const mutant: Mutant = mutants[name]
  for (const statement of mutant.before ?? []) await client.query(statement)
  for (const [target, from, to] of mutant.changes) {
    const { rows } = await client.query<{ text: string }>('select pg_get_functiondef($1::regproc) as text', [
      target,
    ])
    const text = rows[0]?.text ?? ''
    if (!text.includes(from))
      throw new Error(`${target} does not hold "${from}" any more: bring the mutant up to date`)
    await client.query(text.replace(from, to))
  }
}
