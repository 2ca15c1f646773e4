/**
 * Ways to break the wallet on purpose, in the database's functions and in what the servers say to it: a run that does
 * not notice one has no teeth. They keep the numbers of the plan they come from.
 */
import type pg from 'pg'
import type { Bend } from './bends.ts'
import type { Evil } from './nemesis.ts'

type Change = readonly [name: string, from: string, to: string]

export type Mutant = {
  name: string
  /** Function, what stands in it, and what stands there instead. */
  changes?: readonly Change[]
  before?: readonly string[]
  /** What the servers do differently. */
  bend?: Bend
  /** What has to go wrong for it to show; nothing for most of them. */
  evils?: readonly Evil[]
}

const known = 'left join vendor_tx t on t.vendor_id = c.vendor_id and t.tx_id = c.tx_id'
const setting = (name: string) => `nullif(current_setting('perya.${name}', true), '')`

export const mutants: readonly Mutant[] = [
  {
    name: '1 no unique key',
    before: [
      'alter table vendor_tx drop constraint vendor_tx_pkey',
      'create index vendor_tx_lookup on vendor_tx (vendor_id, tx_id)',
      'alter table ledger_transfer drop constraint ledger_transfer_key',
      'create index ledger_transfer_lookup on ledger_transfer (key)',
    ],
    changes: [
      ['vendor_play', known, `${known} and false`],
      ['ledger_post_locked', 'left join ledger_transfer t on', 'left join ledger_transfer t on false and'],
    ],
  },
  {
    name: '2 the key looked up before the row is locked',
    changes: [
      ['vendor_play', 'v_now timestamptz;', 'v_now timestamptz; v_known text[];'],
      [
        'vendor_play',
        'v_forged := vendor_take_nonces(p_slot, p_nonce, p_request);',
        `v_forged := vendor_take_nonces(p_slot, p_nonce, p_request);
         select array_agg(t.tx_id) into v_known from vendor_tx t
         where t.vendor_id = any (p_vendor) and t.tx_id = any (p_tx);`,
      ],
      ['vendor_play', known, `${known} and t.tx_id = any (v_known)`],
    ],
  },
  {
    name: '3 the debit and its record in two transactions',
    before: ['create table chaos_tx_later as select * from vendor_tx with no data'],
    changes: [['vendor_play', 'insert into vendor_tx (', 'insert into chaos_tx_later (']],
    bend: 'keeps the record in a second transaction',
    evils: ['cut'],
  },
  {
    name: '4 a balance read, changed and written without a lock',
    changes: [
      ['vendor_play', 'for no key update', ''],
      ['vendor_correct', 'for no key update', ''],
      ['ledger_post', 'for no key update of a', ''],
    ],
  },
  { name: '5 a retry under a fresh key', bend: 'asks again under a fresh key', evils: ['cut'] },
  {
    name: '6 a rollback without a tombstone',
    changes: [['vendor_correct', 'if v_ref.tx_id is null then', 'if false then']],
  },
  {
    name: '7 the end of play decided by the clock of the server',
    changes: [
      [
        'vendor_play',
        'select clock_timestamp() into v_now',
        `select coalesce(${setting('clock')}::timestamptz, clock_timestamp()) into v_now`,
      ],
    ],
    bend: 'brings its own clock',
  },
  { name: '8 an answer before the commit', bend: 'answers before the commit', evils: ['cut'] },
  {
    // Killed processes lose nothing the kernel has, so what is in force is asked instead.
    name: '9 commits that do not wait for the disk',
    before: [
      "do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$",
    ],
  },
  {
    name: '10 limits checked outside the transaction',
    changes: [
      [
        'ledger_post_locked',
        'when u.posting = any (v_over)',
        `when array[f.owner::text, s.owner::text] && string_to_array(${setting('over')}, ',')`,
      ],
      [
        'ledger_post_locked',
        'when w.posting = any (v_over)',
        `when exists (select from leg l where l.posting = w.posting
           and l.owner::text = any (string_to_array(${setting('over')}, ',')))`,
      ],
    ],
    bend: 'checks limits beforehand',
  },
  {
    name: '11 a payout rounded up in each share',
    changes: [
      [
        'vendor_play',
        'then div(s.payout::numeric * s.stake_bonus, s.stake_cash + s.stake_bonus)::bigint',
        'then ceil(s.payout::numeric * s.stake_bonus / (s.stake_cash + s.stake_bonus))::bigint',
      ],
      [
        'vendor_play',
        "case when h.call = 'win' then h.payout - h.payout_to_bonus else -h.stake_from_cash end as amount",
        `case when h.call <> 'win' then -h.stake_from_cash
           when h.payout_to_bonus between 1 and h.payout - 1 then h.payout - h.payout_to_bonus + 1
           else h.payout - h.payout_to_bonus end as amount`,
      ],
      [
        'vendor_play',
        "case when h.call = 'win' then -h.payout else h.amount end",
        `case when h.call <> 'win' then h.amount
           when h.payout_to_bonus between 1 and h.payout - 1 then -h.payout - 1 else -h.payout end`,
      ],
    ],
  },
  {
    name: '12 what was decided is decided again after a restart',
    changes: [
      [
        'vendor_play',
        known,
        `${known} and t.created_at >= coalesce(${setting('started')}::timestamptz, '-infinity')`,
      ],
    ],
    bend: 'forgets at a restart',
    evils: ['kill server'],
  },
  {
    name: '13 a duplicate answered with another body',
    changes: [['vendor_play', 'case when v_is_known[d.n] then', 'case when false then']],
  },
  {
    name: 'a win without a bet that stands',
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
]

export async function applyMutant(client: pg.ClientBase, mutant: Mutant): Promise<void> {
  for (const statement of mutant.before ?? []) await client.query(statement)
  for (const [target, from, to] of mutant.changes ?? []) {
    const { rows } = await client.query<{ text: string }>('select pg_get_functiondef($1::regproc) as text', [
      target,
    ])
    const text = rows[0]?.text ?? ''
    if (!text.includes(from))
      throw new Error(`${target} does not hold "${from}" any more: bring the mutant up to date`)
    await client.query(text.replaceAll(from, () => to))
  }
}
