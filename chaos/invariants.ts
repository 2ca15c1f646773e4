/** What must hold whatever happened, each a question to the history and the database. */
import type pg from 'pg'
import type { Player } from '../conformance/target.ts'
import type { NearClosing } from './closings.ts'
import type { Entry, History } from './history.ts'

export type Violation = { invariant: string; count: number; example: string }

export type World = {
  players: readonly Player[]
  /** What every player had at the start. */
  opening: bigint
  nearClosing: readonly NearClosing[]
}

type KeptTx = {
  tx_id: string
  call: string
  member_id: string
  status: string
  amount: string
  cash: string
  bonus: string
  transfer_id: string | null
  rolled_back_by: string | null
}

/** The database with its cursor, so that every question sees the same moment. */
export async function checkInvariants(
  client: pg.Client,
  history: History,
  { players, opening, nearClosing }: World,
): Promise<Violation[]> {
  const closed = await readClosedRounds(client)
  const { rows } = await client.query<KeptTx>(
    `select tx_id, call, member_id::text, status, amount::text, cash::text, bonus::text, transfer_id::text, rolled_back_by
     from vendor_tx`,
  )
  const kept = new Map(rows.map((row) => [row.tx_id, row]))
  const entries = [...history.entries.values()]
  const balances = await readBalances(client)
  const effects = effectsOf(entries, kept)
  const found: Violation[] = []
  const check = (invariant: string, wrong: readonly unknown[]) => {
    if (wrong.length > 0)
      found.push({ invariant, count: wrong.length, example: String(JSON.stringify(wrong[0])) })
  }
  const ask = async (invariant: string, text: string) => check(invariant, (await client.query(text)).rows)

  await ask('I1 entries of each transfer sum to nothing', transfersOff)
  await ask('I2 the ledger sums to nothing', ledgerOff)
  await ask('I3 a balance is the sum of its entries', balancesOff)
  await ask('I4 no wallet below zero', negativeWallets)
  check(
    'I5 what was acknowledged is there, once, with its amount',
    entries.filter((entry) => isMissing(entry, kept)).map(brief),
  )
  check(
    'I5 a round whose end was acknowledged is closed',
    entries
      .filter(
        ({ name, heard, roundId }) =>
          name === 'endround' && heard[0]?.status === 'OK' && !closed.has(roundId),
      )
      .map(brief),
  )
  check('I5 nothing is there twice', rows.length === kept.size ? [] : [{ extra: rows.length - kept.size }])
  check(
    'I6 nothing is there that was never sent',
    rows.filter((row) => row.call !== 'tombstone' && !history.entries.has(row.tx_id)),
  )
  check(
    'I7 what was refused left no trace',
    rows.filter(
      (row) => row.status !== 'OK' && (row.transfer_id !== null || row.cash !== '0' || row.bonus !== '0'),
    ),
  )
  await ask('I7 no movement without its transaction', orphans)
  check(
    'I8 every call has one definite outcome',
    entries.filter((entry) => entry.heard.length === 0).map(brief),
  )
  check(
    'I8 every repeat got the same answer',
    entries
      .filter(({ heard }) => new Set(heard.map(({ status, balance }) => `${status} ${balance}`)).size > 1)
      .map(brief),
  )
  check(
    'I9 a bet whose rollback was answered does not stand',
    entries.filter((entry) => isUndoneInVain(entry, kept)).map(brief),
  )
  await ask('I9 a bet is rolled back at most once', rolledBackTwice)
  check(
    'I10 a win stands only beside a bet that stands',
    rows.filter(
      (row) =>
        row.call === 'win' &&
        // A result of nothing pays nobody, so the bet beside it may still be taken back.
        row.amount !== '0' &&
        row.status === 'OK' &&
        row.rolled_back_by === null &&
        !hasLiveBet(row, history, kept),
    ),
  )
  check(
    'I11 a closed round pays nothing more',
    entries
      .filter(({ isLate, heard }) => isLate && heard.some(({ status }) => status !== 'ROUND_CLOSED'))
      .map(brief),
  )
  check(
    'I11 nothing is taken after the end, nothing refused before it',
    nearClosing.filter((near) => isOnTheWrongSide(near, history)),
  )
  await ask('I13 no limit is passed at any commit', limitsPassed)
  await ask('I13 a limit counts what was staked', limitsMiscounted)
  await ask('I14 every movement follows the one before it', chainsBroken)
  await ask('R-24 what is acknowledged was on the disk', commitsNotDurable)
  check(
    'the balance of every player is what its acknowledged calls make of it',
    players.flatMap((player, index) => {
      const expected = opening + (effects[index] ?? 0n)
      const seen = balances.get(player.playerId)
      return seen === expected
        ? []
        : [{ player: player.playerId, seen: String(seen), expected: String(expected) }]
    }),
  )
  return found
}

const brief = ({ txId, name, heard }: Entry) => ({ txId, name, heard: heard.slice(0, 3) })

function isMissing(entry: Entry, kept: ReadonlyMap<string, KeptTx>): boolean {
  const [first] = entry.heard
  const row = kept.get(entry.txId)
  if (!first || entry.name === 'endround') return false
  // A late bet that met its tombstone is answered by that, and needs no row of its own.
  if (row?.call === 'tombstone') return first.status !== 'TX_ROLLED_BACK'
  // A refused rollback knows no amount: it names one only through its bet.
  const isAmountKnown = entry.name !== 'rollback' || first.status === 'OK'
  return (
    row === undefined || row.status !== first.status || (isAmountKnown && BigInt(row.amount) !== entry.amount)
  )
}

/** Done, or not found: after either answer the vendor believes that the stake is not kept. */
function isUndoneInVain(entry: Entry, kept: ReadonlyMap<string, KeptTx>): boolean {
  const status = entry.heard[0]?.status
  if (entry.name !== 'rollback' || (status !== 'OK' && status !== 'TX_NOT_FOUND')) return false
  const bet = kept.get(entry.refTxId ?? '')
  return bet?.status === 'OK' && bet.rolled_back_by === null
}

function hasLiveBet(win: KeptTx, history: History, kept: ReadonlyMap<string, KeptTx>): boolean {
  const sent = history.entries.get(win.tx_id)
  const bet = kept.get(sent?.refTxId ?? '')
  return sent?.isPromo === true || (bet?.status === 'OK' && bet.rolled_back_by === null)
}

function isOnTheWrongSide({ txId, closesAt, before, after }: NearClosing, history: History): boolean {
  const status = history.entries.get(txId)?.heard[0]?.status
  if (status === undefined) return false
  return before >= closesAt ? status !== 'SESSION_EXPIRED' : after < closesAt && status === 'SESSION_EXPIRED'
}

/** What each player's acknowledged calls moved, by what the vendor was told, not by what the database says. */
function effectsOf(entries: readonly Entry[], kept: ReadonlyMap<string, KeptTx>): bigint[] {
  const effects: bigint[] = []
  const undone = new Set<string>()
  for (const { name, player, heard, amount, win = 0n, refTxId = '' } of entries) {
    if (heard[0]?.status !== 'OK') continue
    let moved = 0n
    if (name === 'win' || name === 'adjust') moved = amount
    else if (name === 'endround') continue
    else if (name === 'rollback') {
      if (kept.get(refTxId)?.call === 'tombstone' || undone.has(refTxId)) continue
      undone.add(refTxId)
      moved = amount - win
    } else moved = win - amount
    effects[player] = (effects[player] ?? 0n) + moved
  }
  return effects
}

async function readClosedRounds(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ round_id: string }>(
    "select round_id from vendor_round where state = 'CLOSED'",
  )
  return new Set(rows.map((row) => row.round_id))
}

async function readBalances(client: pg.Client): Promise<Map<string, bigint>> {
  const { rows } = await client.query<{ owner: string; balance: string }>(
    "select owner::text, sum(balance)::text as balance from ledger_account where kind in ('member_cash', 'member_bonus') group by owner",
  )
  return new Map(rows.map((row) => [row.owner, BigInt(row.balance)]))
}

const transfersOff = `
  select transfer_id, sum(amount)::text from ledger_entry group by transfer_id having sum(amount) <> 0
  union all
  select t.id, 'entries differ from the transfer' from ledger_transfer t
  left join (select transfer_id, count(*) as entries from ledger_entry group by transfer_id) e on e.transfer_id = t.id
  where cardinality(t.accounts) is distinct from e.entries`
const ledgerOff = 'select sum(amount)::text as sum from ledger_entry having sum(amount) <> 0'
const balancesOff = `
  select a.id, a.balance::text, coalesce(sum(e.amount), 0)::text as entries
  from ledger_account a left join ledger_entry e on e.account_id = a.id
  where a.balance is not null group by a.id having a.balance <> coalesce(sum(e.amount), 0)`
const negativeWallets = 'select id from ledger_account where balance < 0 and debt = 0'
const orphans = `
  select t.key from ledger_transfer t
  where t.key like 'vendor:%' and not exists (select from vendor_tx v where v.transfer_id = t.id)
    and not exists (select from vendor_tx v where v.win_transfer_id = t.id)`
const rolledBackTwice = `
  select reversal_of from ledger_transfer where reversal_of is not null group by reversal_of having count(*) > 1`
const staked = `
  select l.member_id, l.cap, l.used, e.version,
    sum(-e.amount) over (partition by l.member_id order by t.id rows unbounded preceding) as used_then
  from member_limit l
  join ledger_account a on a.owner = l.member_id and a.kind in ('member_cash', 'member_bonus')
  join ledger_entry e on e.account_id = a.id
  join ledger_transfer t on t.id = e.transfer_id and t.kind in ('stake', 'refund')`
const limitsPassed = `select member_id, cap::text, max(used_then)::text from (${staked}) s
  where used_then > cap group by member_id, cap`
const limitsMiscounted = `select member_id, used::text, (array_agg(used_then order by version desc))[1]::text
  from (${staked}) s group by member_id, used having (array_agg(used_then order by version desc))[1] <> used`
const chainsBroken = `
  select account_id, version from (
    select account_id, version, balance_after, amount,
      lag(balance_after, 1, 0::bigint) over chain as balance_before,
      row_number() over chain as place
    from ledger_entry where version is not null
    window chain as (partition by account_id order by version, transfer_id)
  ) e where version <> place or balance_after <> balance_before + amount`
const commitsNotDurable = `
  select setting from chaos_witness where setting <> 'on'
  union all
  select name || ' is ' || setting from pg_settings
  where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums') and setting <> 'on'`

/** Notes, with every movement, whether the session that makes it waits for the disk. */
export const witness = `
  create table chaos_witness (setting text primary key);
  create function chaos_witness() returns trigger language plpgsql security definer as $$
  begin
    insert into chaos_witness values (current_setting('synchronous_commit')) on conflict do nothing;
    return null;
  end $$;
  create trigger chaos_witness after insert on ledger_transfer for each statement execute function chaos_witness();`

/** One look at all money in one snapshot: it neither appears nor vanishes while everything breaks. */
export async function readTotal(client: pg.Client): Promise<bigint> {
  const { rows } = await client.query<{ total: string }>(
    'select coalesce(sum(amount), 0)::text as total from ledger_entry',
  )
  return BigInt(rows[0]?.total ?? '0')
}
