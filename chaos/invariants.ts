/** What must hold whatever happened, each a question to the history and the database. */
import type pg from 'pg'
import type { Player } from '../conformance/target.ts'
import type { Entry, History } from './history.ts'

export type Violation = { invariant: string; count: number; example: string }

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

export async function checkInvariants(
  client: pg.Client,
  history: History,
  { players, opening }: { players: readonly Player[]; opening: bigint },
): Promise<Violation[]> {
  const { rows } = await client.query<KeptTx>(
    `select tx_id, call, member_id::text, status, amount::text, cash::text, bonus::text, transfer_id::text, rolled_back_by
     from vendor_tx`,
  )
  const kept = new Map(rows.map((row) => [row.tx_id, row]))
  const entries = [...history.entries.values()]
  const balances = await readBalances(client)
  const found: Violation[] = []
  const check = (invariant: string, wrong: readonly unknown[]) => {
    if (wrong.length > 0)
      found.push({ invariant, count: wrong.length, example: String(JSON.stringify(wrong[0])) })
  }

  check('I1 entries of each transfer sum to nothing', await ask(client, transfersOff))
  check('I2 the ledger sums to nothing', await ask(client, ledgerOff))
  check('I3 a balance is the sum of its entries', await ask(client, balancesOff))
  check('I4 no wallet below zero', await ask(client, negativeWallets))
  check(
    'I5 what was acknowledged is there, once, with its amount',
    entries.filter((entry) => isMissing(entry, kept)).map(brief),
  )
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
  check('I7 no movement without its transaction', await ask(client, orphans))
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
  check('I9 a bet is rolled back at most once', await ask(client, rolledBackTwice))
  check(
    'I10 a win stands only beside a bet that stands',
    rows.filter(
      (row) =>
        row.call === 'win' &&
        row.status === 'OK' &&
        row.rolled_back_by === null &&
        !hasLiveBet(row, history, kept),
    ),
  )
  check(
    'the balance of every player is what its acknowledged calls make of it',
    players.flatMap((player, index) => {
      const expected = opening + effectOf(index, entries, kept)
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
  if (!first) return false
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
  const bet = kept.get(history.entries.get(win.tx_id)?.refTxId ?? '')
  return bet?.status === 'OK' && bet.rolled_back_by === null
}

/** What a player's acknowledged calls moved, by what the vendor was told, not by what the database says. */
function effectOf(player: number, entries: readonly Entry[], kept: ReadonlyMap<string, KeptTx>): bigint {
  let sum = 0n
  const undone = new Set<string>()
  for (const entry of entries) {
    if (entry.player !== player || entry.heard[0]?.status !== 'OK') continue
    if (entry.name === 'bet') sum -= entry.amount
    else if (entry.name === 'win') sum += entry.amount
    else if (
      entry.refTxId !== undefined &&
      kept.get(entry.refTxId)?.call !== 'tombstone' &&
      !undone.has(entry.refTxId)
    ) {
      undone.add(entry.refTxId)
      sum += entry.amount
    }
  }
  return sum
}

async function readBalances(client: pg.Client): Promise<Map<string, bigint>> {
  const { rows } = await client.query<{ owner: string; balance: string }>(
    "select owner::text, sum(balance)::text as balance from ledger_account where kind in ('member_cash', 'member_bonus') group by owner",
  )
  return new Map(rows.map((row) => [row.owner, BigInt(row.balance)]))
}

const ask = async (client: pg.Client, text: string) => (await client.query(text)).rows

const transfersOff = `
  select transfer_id, sum(amount)::text from ledger_entry group by transfer_id having sum(amount) <> 0
  union all
  select t.id, 'entries differ from the transfer' from ledger_transfer t
  where cardinality(t.accounts) <> (select count(*) from ledger_entry e where e.transfer_id = t.id)`
const ledgerOff = 'select sum(amount)::text as sum from ledger_entry having sum(amount) <> 0'
const balancesOff = `
  select a.id, a.balance::text, coalesce(sum(e.amount), 0)::text as entries
  from ledger_account a left join ledger_entry e on e.account_id = a.id
  where a.balance is not null group by a.id having a.balance <> coalesce(sum(e.amount), 0)`
const negativeWallets = 'select id from ledger_account where balance < 0 and debt = 0'
const orphans = `
  select t.key from ledger_transfer t
  where t.key like 'vendor:%' and not exists (
    select from vendor_tx v where v.transfer_id = t.id or v.win_transfer_id = t.id)`
const rolledBackTwice = `
  select reversal_of from ledger_transfer where reversal_of is not null group by reversal_of having count(*) > 1`

/** One look at all money in one snapshot: it neither appears nor vanishes while everything breaks. */
export async function readTotal(client: pg.Client): Promise<bigint> {
  const { rows } = await client.query<{ total: string }>(
    'select coalesce(sum(amount), 0)::text as total from ledger_entry',
  )
  return BigInt(rows[0]?.total ?? '0')
}
