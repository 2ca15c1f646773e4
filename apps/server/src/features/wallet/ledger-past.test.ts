import type { TransferKind } from '@perya/contract/ledger'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHouseAccount } from './accounts.ts'
import { balanceAt } from './balances.ts'
import { closeLedger } from './closing.store.ts'
import { type TransferRequest, tryPostTransfers } from './post-transfer.ts'
import { reverseTransfer } from './reverse-transfer.ts'
import { statement } from './statement.ts'
import { openLedger, type TestLedger } from './testing/open-ledger.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(() => ledger.close())

const names = ['cash0', 'bonus0', 'cash1', 'bonus1', 'jackpot', 'house'] as const
type Name = (typeof names)[number]
const ownerOf = (name: Name) => (/\d/.test(name) ? name.slice(-1) : null)

const kinds = ['stake', 'payout', 'adjustment', 'chargeback', 'jackpot_share'] as const
const plays: readonly string[] = ['stake']
const mayOverdraw: readonly string[] = ['chargeback', 'reversal']

type Legs = readonly (readonly [Name, bigint])[]
type Posting = { key: number; kind: (typeof kinds)[number]; legs: Legs }

/** Two to four accounts, the last of which balances the others. */
const legs: fc.Arbitrary<Legs> = fc
  .tuple(
    fc.shuffledSubarray([...names], { minLength: 2, maxLength: 4 }),
    fc.array(
      fc.bigInt({ min: -70n, max: 70n }).filter((amount) => amount !== 0n),
      { minLength: 3, maxLength: 3 },
    ),
  )
  .map(([chosen, amounts]) => {
    const free = chosen.slice(0, -1).map((name, index) => [name, amounts[index] ?? 1n] as const)
    const rest = free.reduce((sum, [, amount]) => sum - amount, 0n)
    return [...free, [chosen.at(-1) as Name, rest] as const]
  })
  .filter((list) => list.every(([, amount]) => amount !== 0n))

// Few keys, so that retries and conflicts are common.
const posting: fc.Arbitrary<Posting> = fc.record({
  key: fc.integer({ min: 0, max: 14 }),
  kind: fc.constantFrom(...kinds),
  legs,
})
const commands = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      postings: fc.uniqueArray(posting, { minLength: 1, maxLength: 3, selector: ({ key }) => key }),
      /** The transaction around it fails after all. */
      isUndone: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('reverse' as const),
      key: fc.integer({ min: 0, max: 14 }),
      kind: fc.constantFrom('reversal' as const, 'chargeback' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('again' as const), which: fc.nat(99) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const) }) },
)
type Command = typeof commands extends fc.Arbitrary<infer C> ? C : never

/** The simplest possible model of the ledger, with every answer it ever gave. */
class Napkin {
  balances = new Map<Name, bigint>()
  moved = new Map<string, { kind: string; legs: Legs }>()
  blocked = new Set<string>()
  lines = new Map<Name, bigint[]>(names.map((name) => [name, []]))

  copy(): Napkin {
    const copy = new Napkin()
    copy.balances = new Map(this.balances)
    copy.moved = new Map(this.moved)
    copy.blocked = new Set(this.blocked)
    copy.lines = new Map([...this.lines].map(([name, list]) => [name, [...list]]))
    return copy
  }

  of(name: Name): bigint {
    return this.balances.get(name) ?? 0n
  }

  post(key: string, kind: string, parts: Legs): string {
    const earlier = this.moved.get(key)
    if (earlier) return words({ kind, legs: parts }) === words(earlier) ? 'same' : 'conflict'
    const takes = parts.filter(([, amount]) => amount < 0n)
    if (plays.includes(kind) && takes.some(([name]) => this.blocked.has(ownerOf(name) ?? '')))
      return 'blocked'
    const short = takes.filter(([name, amount]) => name !== 'house' && this.of(name) + amount < 0n)
    if (short.length > 0 && !mayOverdraw.includes(kind)) return 'insufficient'
    for (const [name] of short) if (ownerOf(name) !== null) this.blocked.add(ownerOf(name) as string)
    for (const [name, amount] of parts) {
      this.balances.set(name, this.of(name) + amount)
      this.lines.get(name)?.push(amount)
    }
    this.moved.set(key, { kind, legs: parts })
    return 'posted'
  }
}

const words = (value: unknown) =>
  JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? part.toString() : part))

class Undone extends Error {}

it('R-13 a stake behind the debt of its member in one call is refused, from whichever account', async () => {
  const charged = {
    key: 0,
    kind: 'chargeback',
    legs: [
      ['bonus1', -1n],
      ['cash0', 1n],
    ],
  } as const
  const staked = {
    key: 1,
    kind: 'stake',
    legs: [
      ['cash1', -1n],
      ['jackpot', 1n],
    ],
  } as const
  await compare('behind', [{ do: 'post', postings: [charged, staked], isUndone: false }])
})

it('R-1 R-5 R-13 R-16 R-17 keeps debts, batches, undone work and every past balance as a plain model does', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(commands, { minLength: 5, maxLength: 24 }), async (list) => {
      run += 1
      await compare(`past${run}`, list)
    }),
    { numRuns: 20 },
  )
}, 300_000)

async function compare(run: string, list: readonly Command[]): Promise<void> {
  const { ctx } = ledger
  const accounts = await openAccounts(run)
  const idOf = (name: Name) => accounts.get(name) as bigint
  let napkin = new Napkin()
  const house = await balanceAt(ctx.db, idOf('house'), new Date('2999-01-01'))
  for (const name of ['cash0', 'cash1'] as const) napkin.balances.set(name, 100n)
  const past: { at: Date; balances: Map<Name, bigint>; lines: Map<Name, number> }[] = []

  const sent: Posting[][] = []
  for (const command of list) {
    const next = napkin.copy()
    if (command.do === 'close') await closeLedger(ctx.db)
    else if (command.do === 'reverse') {
      const key = `${run}:${command.key}`
      const seen = await reverse(key, command.kind)
      const original = next.moved.get(key)
      const mirror = original?.legs.map(([name, amount]) => [name, -amount] as const) ?? []
      expect(seen).toBe(original ? next.post(`reversal of ${key}`, command.kind, mirror) : 'transfer.unknown')
      napkin = next
    } else {
      // A caller that never got the answer sends the same again.
      const postings = command.do === 'post' ? command.postings : (sent[command.which % sent.length] ?? [])
      const isUndone = command.do === 'post' && command.isUndone
      sent.push(postings)
      const wanted = postings.map(({ key, kind, legs: parts }) => next.post(`${run}:${key}`, kind, parts))
      const requests = postings.map((one) => toRequest(run, one, idOf))
      expect(await post(requests, isUndone)).toEqual(wanted)
      if (!isUndone) napkin = next
    }
    const lines = new Map([...napkin.lines].map(([name, all]) => [name, all.length]))
    past.push({ at: await instant(), balances: new Map(napkin.balances), lines })
  }

  for (const { at, balances } of past) {
    for (const name of names) {
      const base = name === 'house' ? house : 0n
      expect(await balanceAt(ctx.db, idOf(name), at), `${name} at ${at.toISOString()}`).toBe(
        base + (balances.get(name) ?? 0n),
      )
    }
  }
  await compareStatements(past, napkin, idOf)
  await ledger.expectSound()
}

async function compareStatements(
  past: readonly { at: Date; balances: Map<Name, bigint>; lines: Map<Name, number> }[],
  napkin: Napkin,
  idOf: (name: Name) => bigint,
): Promise<void> {
  const [first, last] = [past[Math.floor(past.length / 3)], past.at(-1)]
  if (!first || !last) return
  for (const name of names.filter((one) => one !== 'house')) {
    const span = { account: idOf(name), from: first.at, to: last.at }
    const read = await statement(ledger.ctx.db, span, { limit: 1_000, offset: 0 })
    const wanted = napkin.lines.get(name)?.slice(first.lines.get(name), last.lines.get(name)) ?? []
    expect(read.lines.map(({ amount }) => amount).toReversed()).toEqual(wanted)
    expect([read.opening, read.closing]).toEqual([
      first.balances.get(name) ?? 0n,
      last.balances.get(name) ?? 0n,
    ])
  }
}

async function openAccounts(run: string): Promise<Map<Name, bigint>> {
  const [one, two] = [await ledger.newMember(100n), await ledger.newMember(100n)]
  const jackpot = await openHouseAccount(ledger.ctx.db, {
    kind: 'jackpot_pool',
    merchant: 'LEDGER',
    name: run,
  })
  return new Map<Name, bigint>([
    ['cash0', one.cash],
    ['bonus0', one.bonus],
    ['cash1', two.cash],
    ['bonus1', two.bonus],
    ['jackpot', jackpot],
    ['house', ledger.house],
  ])
}

function toRequest(
  run: string,
  { key, kind, legs: parts }: Posting,
  idOf: (name: Name) => bigint,
): TransferRequest {
  return {
    key: `${run}:${key}`,
    kind: kind as TransferKind,
    legs: parts.map(([name, amount]) => ({ account: idOf(name), amount })),
  }
}

async function post(requests: readonly TransferRequest[], isUndone: boolean): Promise<string[]> {
  let seen: string[] = []
  const work = ledger.ctx.db.transaction().execute(async (tx) => {
    const outcomes = await tryPostTransfers(tx, requests)
    seen = outcomes.map((one) => (one.isPosted ? (one.isReplay ? 'same' : 'posted') : one.refusal))
    if (isUndone) throw new Undone()
  })
  await work.catch((error) => {
    if (!(error instanceof Undone)) throw error
  })
  return seen
}

async function reverse(key: string, kind: 'reversal' | 'chargeback'): Promise<string> {
  const before = await ledger.count('ledger_transfer')
  try {
    await ledger.ctx.db.transaction().execute((tx) => reverseTransfer(tx, { key, reason: 'model', kind }))
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'transfer.conflict') return 'conflict'
    if (code !== 'transfer.unknown') throw error
    return code
  }
  return (await ledger.count('ledger_transfer')) > before ? 'posted' : 'same'
}

/** An instant of the database's clock in whose millisecond nothing was posted, since a Date holds only milliseconds. */
async function instant(): Promise<Date> {
  const clock = async () => {
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(ledger.ctx.db)
    return (rows[0] as { at: Date }).at
  }
  const at = new Date((await clock()).getTime() + 1)
  let now = at
  while (now <= at) now = await clock()
  return at
}
