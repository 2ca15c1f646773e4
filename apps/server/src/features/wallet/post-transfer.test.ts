import { transferKindNames } from '@perya/contract/ledger'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHouseAccount } from './accounts.ts'
import { postTransfer, tryPostTransfer, tryPostTransfers } from './post-transfer.ts'
import { reverseTransfer } from './reverse-transfer.ts'
import { openLedger, stakeOf, type TestLedger } from './testing/open-ledger.ts'
import { openProcesses } from './testing/open-processes.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(async () => {
  await ledger.expectSound()
  await ledger.close()
}, 60_000)

const peso = 10_000n

describe('a transfer', () => {
  it('R-1 takes from one account what it gives to another, and says what is left', async () => {
    const juan = await ledger.newMember(100n * peso)
    const transfer = await postTransfer(ledger.ctx, stakeOf('move', juan.cash, ledger.house, 30n * peso))
    expect(transfer.balance).toBe(70n * peso)
    expect(transfer.version).toBe(2n)
    expect(await ledger.balanceOf(juan.cash)).toBe(70n * peso)
  })

  it('R-1 may have many legs, as a stake paid from cash and bonus with a share for the jackpot', async () => {
    const juan = await ledger.newMember(100n * peso)
    const jackpot = await openHouseAccount(ledger.ctx.db, {
      kind: 'jackpot_pool',
      merchant: 'LEDGER',
      name: 'grand',
    })
    await postTransfer(ledger.ctx, {
      key: 'many:bonus',
      kind: 'bonus',
      legs: [
        { account: juan.bonus, amount: 10n * peso },
        { account: ledger.house, amount: -10n * peso },
      ],
    })
    await postTransfer(ledger.ctx, {
      key: 'many:stake',
      kind: 'stake',
      legs: [
        { account: juan.cash, amount: -15n * peso },
        { account: juan.bonus, amount: -5n * peso },
        { account: jackpot, amount: 1n * peso },
        { account: ledger.house, amount: 19n * peso },
      ],
    })
    expect(await ledger.balanceOf(juan.cash)).toBe(85n * peso)
    expect(await ledger.balanceOf(juan.bonus)).toBe(5n * peso)
    expect(await ledger.balanceOf(jackpot)).toBe(1n * peso)
  })

  it('R-3 never takes a member below zero, and a refused try leaves no trace', async () => {
    const juan = await ledger.newMember(10n * peso)
    const before = await ledger.count('ledger_entry')
    const tooMuch = stakeOf('over', juan.cash, ledger.house, 10n * peso + 1n)
    await expect(postTransfer(ledger.ctx, tooMuch)).rejects.toMatchObject({
      code: 'balance.insufficient',
      details: { balance: '10.00' },
    })
    expect(await ledger.count('ledger_entry')).toBe(before)
    expect(await ledger.balanceOf(juan.cash)).toBe(10n * peso)
  })

  it('R-3 is refused by the database itself when code forgets to ask', async () => {
    const juan = await ledger.newMember(10n * peso)
    const overdraw = sql`update ledger_account set balance = -1 where id = ${juan.cash}`.execute(
      ledger.ctx.db,
    )
    await expect(overdraw).rejects.toThrow('ledger_account_above_floor')
  })

  it('R-6 never pays out of a pool more than the pool holds', async () => {
    const juan = await ledger.newMember()
    const pool = await openHouseAccount(ledger.ctx.db, {
      kind: 'promotion_pool',
      merchant: 'LEDGER',
      name: 'rain',
    })
    const pay = (key: string, amount: bigint) =>
      tryPostTransfer(ledger.ctx, {
        key,
        kind: 'bonus',
        legs: [
          { account: pool, amount: -amount },
          { account: juan.bonus, amount },
        ],
      })
    expect(await pay('pool:1', 1n)).toMatchObject({ isPosted: false, refusal: 'insufficient' })
    await postTransfer(ledger.ctx, {
      key: 'pool:fund',
      kind: 'pool_funding',
      legs: [
        { account: pool, amount: 50n * peso },
        { account: ledger.house, amount: -50n * peso },
      ],
    })
    expect(await pay('pool:2', 50n * peso)).toMatchObject({ isPosted: true })
    expect(await pay('pool:3', 1n)).toMatchObject({ isPosted: false, refusal: 'insufficient' })
  })

  it.each([
    ['that moves nothing', [0n, 0n]],
    ['whose legs do not add up', [-5n, 4n]],
    ['beyond reason', [-(10n ** 17n), 10n ** 17n]],
  ])('R-7 is refused %s', async (_what, [from = 0n, to = 0n]) => {
    const juan = await ledger.newMember(10n * peso)
    const request = {
      key: `bad:${from}:${to}`,
      kind: 'stake',
      legs: [
        { account: juan.cash, amount: from },
        { account: ledger.house, amount: to },
      ],
    } as const
    await expect(postTransfer(ledger.ctx, request)).rejects.toThrow()
    expect(await ledger.balanceOf(juan.cash)).toBe(10n * peso)
  })

  it('refuses to mix merchants or currencies, and accounts nobody opened', async () => {
    const juan = await ledger.newMember(10n * peso)
    await sql`insert into merchant (code, name, currency) values ('OTHER', 'Other', 'VND')`.execute(
      ledger.ctx.db,
    )
    const other = await openHouseAccount(ledger.ctx.db, { kind: 'house', merchant: 'OTHER' })
    await expect(postTransfer(ledger.ctx, stakeOf('mix', juan.cash, other, 1n))).rejects.toThrow('mixes')
    await expect(postTransfer(ledger.ctx, stakeOf('nobody', juan.cash, 10n ** 12n, 1n))).rejects.toThrow(
      'not exist',
    )
    expect(await ledger.balanceOf(juan.cash)).toBe(10n * peso)
  })

  it('commits or vanishes with the transaction of its caller', async () => {
    const juan = await ledger.newMember(10n * peso)
    const failing = ledger.ctx.db.transaction().execute(async (tx) => {
      await postTransfer(tx, stakeOf('within:1', juan.cash, ledger.house, peso))
      throw new Error('the order failed')
    })
    await expect(failing).rejects.toThrow('the order failed')
    expect(await ledger.balanceOf(juan.cash)).toBe(10n * peso)
    await ledger.ctx.db.transaction().execute(async (tx) => {
      await postTransfer(tx, stakeOf('within:1', juan.cash, ledger.house, peso))
    })
    expect(await ledger.balanceOf(juan.cash)).toBe(9n * peso)
  })

  it('processes many transfers of one member in one call in order, each after the one before', async () => {
    const juan = await ledger.newMember(10n * peso)
    const stakes = [4n, 4n, 4n, 2n].map((amount, index) =>
      stakeOf(`series:${index}`, juan.cash, ledger.house, amount * peso),
    )
    const outcomes = await ledger.ctx.db.transaction().execute((tx) => tryPostTransfers(tx, stakes))
    expect(outcomes.map((outcome) => outcome.isPosted)).toEqual([true, true, false, true])
    expect(await ledger.balanceOf(juan.cash)).toBe(0n)
  })

  it('R-1 R-3 R-5 gets the same outcome whether the other transfers of the call have two legs or three', async () => {
    const judge = async (name: string, isBesideThree: boolean) => {
      const [rich, poor, known, third] = await Promise.all(
        [10n, 1n, 10n, 10n].map((pesos) => ledger.newMember(pesos * peso)),
      )
      if (!rich || !poor || !known || !third) throw new Error('four members were made')
      const earlier = stakeOf(`${name}:earlier`, known.cash, ledger.house, 3n * peso)
      await postTransfer(ledger.ctx, earlier)
      const ofThree = {
        key: `${name}:three`,
        kind: 'stake',
        legs: [
          { account: third.cash, amount: -3n * peso },
          { account: third.held, amount: 1n * peso },
          { account: ledger.house, amount: 2n * peso },
        ],
      } as const
      const outcomes = await ledger.ctx.db
        .transaction()
        .execute((tx) =>
          tryPostTransfers(tx, [
            stakeOf(`${name}:posted`, rich.cash, ledger.house, 4n * peso),
            stakeOf(`${name}:short`, poor.cash, ledger.house, 4n * peso),
            earlier,
            ...(isBesideThree ? [ofThree] : []),
          ]),
        )
      expect(await ledger.balanceOf(rich.cash)).toBe(6n * peso)
      expect(await ledger.balanceOf(poor.cash)).toBe(1n * peso)
      expect(await ledger.balanceOf(known.cash)).toBe(7n * peso)
      return outcomes.slice(0, 3).map((outcome) =>
        outcome.isPosted
          ? {
              isReplay: outcome.isReplay,
              balance: outcome.transfer.balance,
              version: outcome.transfer.version,
            }
          : outcome,
      )
    }
    const alike = [
      { isReplay: false, balance: 6n * peso, version: 2n },
      { isPosted: false, refusal: 'insufficient', balance: 1n * peso },
      { isReplay: true, balance: 7n * peso, version: 2n },
    ]
    expect(await judge('pairs', false)).toEqual(alike)
    expect(await judge('beside', true)).toEqual(alike)
  })

  it.each([
    ['a member’s without a member', 'member_cash', null, 0n],
    ['the house’s with one', 'house', 1n, null],
    ['a member’s without a floor', 'member_cash', 1n, null],
    ['a pool without a floor', 'jackpot_pool', null, null],
  ])('R-3 R-6 has no account that its kind does not allow: %s', async (_what, kind, owner, floor) => {
    const open = sql`
      insert into ledger_account (merchant, currency, name, kind, owner, floor, balance)
      values ('LEDGER', 'PHP', 'odd', ${kind}, ${owner}, ${floor}, ${floor})`.execute(ledger.ctx.db)
    await expect(open).rejects.toThrow(/^an account of kind /)
  })

  it('R-3 keeps its floor for as long as its account is a member’s', async () => {
    const juan = await ledger.newMember(peso)
    const lift = sql`update ledger_account set floor = null, balance = null where id = ${juan.cash}`
    await expect(lift.execute(ledger.ctx.db)).rejects.toThrow('has a floor')
  })

  it('has a kind the contract names, for every kind the database knows', async () => {
    const { rows } = await sql<{ kind: string }>`select kind from ledger_kind`.execute(ledger.ctx.db)
    expect(rows.map((row) => row.kind).sort()).toEqual([...transferKindNames].sort())
  })
})

describe('a retry', () => {
  it('R-5 sent 1,000 times at once, through eight processes, moves money once and gets 1,000 identical answers', async () => {
    const juan = await ledger.newMember(100n * peso)
    const before = await ledger.count('ledger_transfer')
    const request = stakeOf('twins', juan.cash, ledger.house, 7n * peso)
    const processes = openProcesses(ledger.url, 8)
    try {
      const answers = await Promise.all(
        Array.from({ length: 125 }, () =>
          processes.pools.map((pool) => postTransfer({ pool }, request)),
        ).flat(),
      )
      expect(
        new Set(
          answers.map(({ id, balance, version, createdAt }) => `${id} ${balance} ${version} ${+createdAt}`),
        ).size,
      ).toBe(1)
    } finally {
      await processes.close()
    }
    expect(await ledger.count('ledger_transfer')).toBe(before + 1)
    expect(await ledger.balanceOf(juan.cash)).toBe(93n * peso)
  })

  it('R-5 over accounts that are never locked also moves money once', async () => {
    const vendor = await openHouseAccount(ledger.ctx.db, { kind: 'vendor', merchant: 'LEDGER', name: 'ALON' })
    const before = await ledger.count('ledger_transfer')
    const request = { ...stakeOf('house-twins', vendor, ledger.house, peso), kind: 'fee' } as const
    await Promise.all(
      Array.from({ length: 8 }, () => ledger.ctx.db.transaction().execute((tx) => postTransfer(tx, request))),
    )
    expect(await ledger.count('ledger_transfer')).toBe(before + 1)
  })

  it.each([
    ['amount', (cash: bigint) => stakeOf('reused:amount', cash, ledger.house, 8n * peso)],
    [
      'kind',
      (cash: bigint) => ({ ...stakeOf('reused:kind', cash, ledger.house, 7n * peso), kind: 'fee' as const }),
    ],
  ])('R-5 under the same key with another %s is a conflict and changes nothing', async (what, other) => {
    const juan = await ledger.newMember(100n * peso)
    await postTransfer(ledger.ctx, stakeOf(`reused:${what}`, juan.cash, ledger.house, 7n * peso))
    await expect(postTransfer(ledger.ctx, other(juan.cash))).rejects.toMatchObject({
      code: 'transfer.conflict',
    })
    expect(await ledger.balanceOf(juan.cash)).toBe(93n * peso)
  })

  it('R-5 under the key of another member is a conflict and changes nothing', async () => {
    const [juan, maria] = [await ledger.newMember(10n * peso), await ledger.newMember(10n * peso)]
    await postTransfer(ledger.ctx, stakeOf('mine', juan.cash, ledger.house, peso))
    await expect(
      postTransfer(ledger.ctx, stakeOf('mine', maria.cash, ledger.house, peso)),
    ).rejects.toMatchObject({
      code: 'transfer.conflict',
    })
    expect(await ledger.balanceOf(maria.cash)).toBe(10n * peso)
  })

  it('R-5 of two members under one key in one moment pays one and refuses the other', async () => {
    const [juan, maria] = [await ledger.newMember(10n * peso), await ledger.newMember(10n * peso)]
    const outcomes = await Promise.all(
      [juan, maria].map(({ cash }) =>
        tryPostTransfer(ledger.ctx, stakeOf('shared', cash, ledger.house, peso)),
      ),
    )
    expect(outcomes.filter((outcome) => outcome.isPosted)).toHaveLength(1)
    expect(outcomes.find((outcome) => !outcome.isPosted)).toMatchObject({ refusal: 'conflict' })
  })
})

describe('what was posted', () => {
  it.each([
    'update ledger_entry set amount = amount + 1',
    'delete from ledger_entry',
    'truncate ledger_entry',
    'update ledger_transfer set key = key',
    'delete from ledger_transfer',
    'truncate ledger_transfer',
    'delete from ledger_account',
    'truncate ledger_account cascade',
    "update ledger_account set owner = 1, kind = 'house'",
  ])(
    'R-4 stays: "%s" is refused to the application by permission and to everyone by trigger',
    async (text) => {
      const client = new pg.Client(ledger.url)
      await client.connect()
      try {
        await expect(client.query(text)).rejects.toMatchObject({ code: '23001' })
        await client.query('set role perya_app')
        await expect(client.query(text)).rejects.toMatchObject({ code: '42501' })
      } finally {
        await client.end()
      }
    },
  )

  it('R-4 stays in every partition, also when it is named itself', async () => {
    const { rows } = await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'ledger_entry'::regclass`.execute(ledger.ctx.db)
    expect(rows.length).toBeGreaterThan(3)
    for (const { name } of rows) {
      const client = new pg.Client(ledger.url)
      await client.connect()
      await expect(client.query(`truncate ${name}`)).rejects.toMatchObject({ code: '23001' })
      await client.query('set role perya_app')
      await expect(client.query(`update ${name} set amount = 1`)).rejects.toMatchObject({ code: '42501' })
      await client.end()
    }
  })

  it("R-4 leaves the application's role able to post, and nothing else", async () => {
    const juan = await ledger.newMember(10n * peso)
    const client = new pg.Client(ledger.url)
    await client.connect()
    await client.query('set role perya_app')
    const posted = await client.query(
      `select status from ledger_post('{role}', '{stake}', '{null}', '{null}', '{null}',
        '{1,1}', '{${juan.cash},${ledger.house}}', '{-5,5}')`,
    )
    expect(posted.rows).toEqual([{ status: 'posted' }])
    await expect(client.query('insert into ledger_entry default values')).rejects.toMatchObject({
      code: '42501',
    })
    await client.end()
  })

  it('R-4 is corrected by a linked reversal, once, however often it is asked for', async () => {
    const juan = await ledger.newMember(10n * peso)
    await postTransfer(ledger.ctx, stakeOf('wrong', juan.cash, ledger.house, 4n * peso))
    const reverse = () =>
      ledger.ctx.db
        .transaction()
        .execute((tx) => reverseTransfer(tx, { key: 'wrong', reason: 'staked twice' }))
    const [first, second] = await Promise.all([reverse(), reverse()])
    expect(second?.id).toBe(first?.id)
    expect(await ledger.balanceOf(juan.cash)).toBe(10n * peso)
    const { rows } = await sql<{ reason: string; original: string }>`
      select r.reason, o.key as original from ledger_transfer r join ledger_transfer o on o.id = r.reversal_of
      where r.id = ${first?.id}`.execute(ledger.ctx.db)
    expect(rows).toEqual([{ reason: 'staked twice', original: 'wrong' }])
  })

  it('R-13 taken back after it was spent leaves a debt that stops play until it is paid', async () => {
    const juan = await ledger.newMember()
    await postTransfer(ledger.ctx, {
      key: 'card',
      kind: 'deposit',
      legs: [
        { account: juan.cash, amount: 50n * peso },
        { account: ledger.house, amount: -50n * peso },
      ],
    })
    await postTransfer(ledger.ctx, stakeOf('spent', juan.cash, ledger.house, 40n * peso))
    await ledger.ctx.db
      .transaction()
      .execute((tx) => reverseTransfer(tx, { key: 'card', reason: 'chargeback', kind: 'chargeback' }))
    expect(await ledger.balanceOf(juan.cash)).toBe(-40n * peso)
    const bet = (key: string) => tryPostTransfer(ledger.ctx, stakeOf(key, juan.cash, ledger.house, peso))
    expect(await bet('in-debt')).toMatchObject({ refusal: 'blocked' })
    await postTransfer(ledger.ctx, {
      key: 'paid',
      kind: 'deposit',
      legs: [
        { account: juan.cash, amount: 60n * peso },
        { account: ledger.house, amount: -60n * peso },
      ],
    })
    expect(await bet('still-blocked')).toMatchObject({ refusal: 'blocked' })
    await sql`update member_block set ends_at = now() where member_id = ${juan.memberId}`.execute(
      ledger.ctx.db,
    )
    expect(await bet('free-again')).toMatchObject({ isPosted: true })
  })
})

describe('a protected member', () => {
  it('R-37 who is blocked cannot stake, but is paid, and takes money out', async () => {
    const juan = await ledger.newMember(100n * peso)
    await sql`insert into member_block (member_id, reason) values (${juan.memberId}, 'self-exclusion')`.execute(
      ledger.ctx.db,
    )
    const move = (kind: 'stake' | 'payout' | 'withdrawal', amount: bigint) =>
      tryPostTransfer(ledger.ctx, {
        key: `blocked:${kind}`,
        kind,
        legs: [
          { account: juan.cash, amount },
          { account: ledger.house, amount: -amount },
        ],
      })
    expect(await move('stake', -peso)).toMatchObject({ isPosted: false, refusal: 'blocked' })
    expect(await move('payout', peso)).toMatchObject({ isPosted: true })
    expect(await move('withdrawal', -peso)).toMatchObject({ isPosted: true })
  })

  it('R-76 never passes a limit, however many bets come at once', async () => {
    const juan = await ledger.newMember(1_000n * peso)
    await sql`
      insert into member_limit (member_id, measure, period, cap)
      values (${juan.memberId}, 'stake', '1 day', ${25n * peso})`.execute(ledger.ctx.db)
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        tryPostTransfer(ledger.ctx, stakeOf(`limited:${index}`, juan.cash, ledger.house, peso)),
      ),
    )
    expect(outcomes.filter((outcome) => outcome.isPosted)).toHaveLength(25)
    expect(outcomes.filter((outcome) => !outcome.isPosted && outcome.refusal === 'limit')).toHaveLength(15)
    // A new period counts from zero again.
    await sql`update member_limit set starts_at = now() - interval '2 days' where member_id = ${juan.memberId}`.execute(
      ledger.ctx.db,
    )
    const next = await tryPostTransfer(
      ledger.ctx,
      stakeOf('limited:next', juan.cash, ledger.house, 25n * peso),
    )
    expect(next).toMatchObject({ isPosted: true })
  })

  it('R-76 counts what was won against a limit on losses', async () => {
    const juan = await ledger.newMember(1_000n * peso)
    await sql`
      insert into member_limit (member_id, measure, period, cap)
      values (${juan.memberId}, 'loss', '1 day', ${10n * peso})`.execute(ledger.ctx.db)
    const bet = (key: string) =>
      tryPostTransfer(ledger.ctx, stakeOf(key, juan.cash, ledger.house, 10n * peso))
    expect(await bet('loss:1')).toMatchObject({ isPosted: true })
    expect(await bet('loss:2')).toMatchObject({ refusal: 'limit' })
    await postTransfer(ledger.ctx, {
      key: 'loss:win',
      kind: 'payout',
      legs: [
        { account: juan.cash, amount: 10n * peso },
        { account: ledger.house, amount: -10n * peso },
      ],
    })
    expect(await bet('loss:3')).toMatchObject({ isPosted: true })
  })
})
