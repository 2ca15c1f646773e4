import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { capBets, openHouseAccount, openMemberAccounts, postTransfer } from '#features/wallet/index.ts'
import { longestWaitMs } from '#platform/waiting.ts'
import { eventually } from '#testing/eventually.ts'
import { waitForLock } from '#testing/wait-for-lock.ts'
import { createLaunchToken } from './create-launch-token.ts'
import { findVendor } from './directory.ts'
import { studioVendor } from './seed-demo.ts'
import { switchGame, switchVendor } from './switch-play.ts'
import { type LabPlayer, openVendorLab, pesos, type VendorLab } from './testing/vendor-lab.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())

const ids = () => ({ txId: randomUUID(), roundId: randomUUID() })
const memberOf = (player: LabPlayer) => BigInt(player.playerId)

const alarms = async (subject: string) =>
  (await lab.ctx.pool.query('select reason from vendor_alarm where subject = $1', [subject])).rows

describe('a bet named like the result of a pair', () => {
  it('R-5 is a bet of its own, and so is a correction named like one', async () => {
    const player = await lab.player('50.00')
    const [pair, other, rollback] = [ids(), ids(), ids()]
    await lab.call('betwin', player, { ...pair, amount: '10.00', winAmount: '5.00' })
    await lab.call('betwin', player, { ...other, amount: '10.00', winAmount: '5.00' })
    const named = { txId: `${pair.txId}:win`, roundId: randomUUID(), amount: '10.00' }
    expect(await lab.call('bet', player, named)).toMatchObject({ status: 'OK', balance: '30.00' })
    await lab.call('rollback', player, { ...rollback, roundId: other.roundId, refTxId: other.txId })
    const likeIt = { txId: `${rollback.txId}:win`, roundId: randomUUID(), amount: '10.00' }
    expect(await lab.call('bet', player, likeIt)).toMatchObject({ status: 'OK', balance: '25.00' })
  })
})

describe('a bet whose key the ledger holds for something else', () => {
  it('R-5 is not taken, and those that came with it are', async () => {
    const players = await Promise.all(Array.from({ length: 3 }, () => lab.player('50.00')))
    const [odd, ...others] = players as [LabPlayer, ...LabPlayer[]]
    const bet = ids()
    await lab.giveBonus(odd, '5.00', `vendor:${studioVendor}:${bet.txId}`)
    const [refused, ...taken] = await Promise.all([
      lab.call('bet', odd, { ...bet, amount: '10.00' }),
      ...others.map((player) => lab.call('bet', player, { ...ids(), amount: '10.00' })),
    ])
    expect(refused.status).toBe('INTERNAL')
    expect(taken).toMatchObject([{ balance: '40.00' }, { balance: '40.00' }])
    expect(await lab.split(odd)).toEqual([pesos('50.00'), pesos('5.00')])
  })
})

describe('a member’s cash and bonus', () => {
  it('are staked in that order, paid in the same shares, and restored as they were by a rollback', async () => {
    const player = await lab.player('60.00')
    await lab.giveBonus(player, '100.00')
    const bet = ids()
    expect(await lab.call('bet', player, { ...bet, amount: '80.00' })).toMatchObject({
      status: 'OK',
      balance: '80.00',
    })
    expect(await lab.split(player)).toEqual([0n, pesos('80.00')])
    const win = { txId: randomUUID(), roundId: bet.roundId, amount: '40.00' }
    expect(await lab.call('win', player, win)).toMatchObject({ status: 'OK', balance: '120.00' })
    expect(await lab.split(player)).toEqual([pesos('30.00'), pesos('90.00')])
    await lab.call('rollback', player, { txId: randomUUID(), roundId: bet.roundId, refTxId: win.txId })
    await lab.call('rollback', player, { txId: randomUUID(), roundId: bet.roundId, refTxId: bet.txId })
    expect(await lab.split(player)).toEqual([pesos('60.00'), pesos('100.00')])
  })

  it('are restored by the rollback of a pair, too', async () => {
    const player = await lab.player('5.00')
    await lab.giveBonus(player, '15.00')
    const pair = ids()
    await lab.call('betwin', player, { ...pair, amount: '20.00', winAmount: '8.00' })
    expect(await lab.split(player)).toEqual([pesos('2.00'), pesos('6.00')])
    await lab.call('rollback', player, { txId: randomUUID(), roundId: pair.roundId, refTxId: pair.txId })
    expect(await lab.split(player)).toEqual([pesos('5.00'), pesos('15.00')])
  })
})

describe('an empty bonus account', () => {
  it('R-16 that is filled while a win waits for it keeps its entries in the order of time', async () => {
    const player = await lab.player('0.00')
    await lab.giveBonus(player, '10.00')
    const bet = ids()
    await lab.call('bet', player, { ...bet, amount: '10.00' })
    expect(await lab.split(player)).toEqual([0n, 0n])

    const { win, account } = await lab.ctx.db.transaction().execute(async (tx) => {
      const { bonus } = await openMemberAccounts(tx, { memberId: memberOf(player), merchant: 'PERYA' })
      const demo = await openHouseAccount(tx, { kind: 'demo', merchant: 'PERYA', name: 'opening balances' })
      await sql`select from ledger_account where id = ${bonus} for no key update`.execute(tx)
      const waiting = lab.call('win', player, { txId: randomUUID(), roundId: bet.roundId, amount: '4.00' })
      await waitForLock(lab.databaseUrl, 'select')
      const legs = [
        { account: bonus, amount: pesos('5.00') },
        { account: demo, amount: -pesos('5.00') },
      ]
      await postTransfer(tx, { key: `late:${player.playerId}`, kind: 'demo_funding', legs })
      return { win: { answer: waiting }, account: bonus }
    })
    expect(await win.answer).toMatchObject({ status: 'OK', balance: '9.00' })
    expect(await lab.split(player)).toEqual([0n, pesos('9.00')])
    const { rows } = await lab.ctx.pool.query(
      'select created_at from ledger_entry where account_id = $1 order by version',
      [account],
    )
    const instants = rows.map(({ created_at }) => created_at.getTime())
    expect(instants).toEqual(instants.toSorted((a, b) => a - b))
    expect(instants).toHaveLength(4)
  })
})

describe('a member who may not play', () => {
  const refusals: [string, (player: LabPlayer) => Promise<unknown>, string][] = [
    [
      'is locked',
      ({ playerId }) => lab.ctx.pool.query("update member set status = 'locked' where id = $1", [playerId]),
      'PLAYER_BLOCKED',
    ],
    [
      'has excluded themselves',
      ({ playerId }) =>
        lab.ctx.pool.query("insert into member_block (member_id, reason) values ($1, 'exclusion')", [
          playerId,
        ]),
      'SELF_EXCLUDED',
    ],
    ['has left the game', (player) => lab.endSessions(player), 'SESSION_EXPIRED'],
    [
      'has logged out',
      async ({ playerId }) => {
        const { rows } = await lab.ctx.pool.query(
          `insert into session (member_id, token_hash, device_hash, ip, user_agent, created_at, last_seen_at, expires_at,
             ended_at, end_reason)
           values ($1, $2, '', '', '', now(), now(), now() + interval '1 hour', now(), 'logout') returning id`,
          [playerId, Buffer.from(randomUUID())],
        )
        await lab.ctx.pool.query('update vendor_session set session_id = $1 where member_id = $2', [
          rows[0].id,
          playerId,
        ])
      },
      'SESSION_EXPIRED',
    ],
  ]

  it.each(refusals)(
    'R-37 because they are one who %s gets what is owed and stakes nothing',
    async (_who, stop, status) => {
      const player = await lab.player('10.00')
      const [bet, undone] = [ids(), ids()]
      await lab.call('bet', player, { ...bet, amount: '2.00' })
      await lab.call('bet', player, { ...undone, amount: '3.00' })
      await stop(player)
      expect(await lab.call('bet', player, { ...ids(), amount: '1.00' })).toMatchObject({ status })
      const win = await lab.call('win', player, { txId: randomUUID(), roundId: bet.roundId, amount: '4.00' })
      expect(win).toMatchObject({ status: 'OK' })
      const rollback = { txId: randomUUID(), roundId: undone.roundId, refTxId: undone.txId }
      expect(await lab.call('rollback', player, rollback)).toMatchObject({ status: 'OK', balance: '12.00' })
      expect(await lab.call('endround', player, { roundId: bet.roundId })).toMatchObject({ status: 'OK' })
    },
  )

  it('R-11 may bet only so much at once while a bonus is being staked, as often as they like', async () => {
    const player = await lab.player('100.00')
    await lab.ctx.db.transaction().execute((tx) => capBets(tx, BigInt(player.playerId), pesos('10.00')))
    expect(await lab.call('bet', player, { ...ids(), amount: '10.01' })).toMatchObject({
      status: 'LIMIT_REACHED',
      limit: 'stake',
    })
    for (let time = 0; time < 3; time += 1) {
      expect(await lab.call('bet', player, { ...ids(), amount: '10.00' })).toMatchObject({ status: 'OK' })
    }
  })

  it('R-76 has reached a limit: the stake that would pass it is refused, and its rollback makes room again', async () => {
    const player = await lab.player('100.00')
    await lab.ctx.pool.query(
      `insert into member_limit (member_id, measure, period, cap) values ($1, 'stake', '1 day', $2)`,
      [player.playerId, pesos('10.00')],
    )
    const bet = ids()
    await lab.call('bet', player, { ...bet, amount: '8.00' })
    const refused = { ...ids(), amount: '3.00' }
    expect(await lab.call('bet', player, refused)).toMatchObject({
      status: 'LIMIT_REACHED',
      limit: 'stake',
      balance: '92.00',
    })
    expect(await lab.call('bet', player, refused)).toMatchObject({
      status: 'LIMIT_REACHED',
      limit: 'stake',
      duplicate: true,
    })
    await lab.call('rollback', player, { txId: randomUUID(), roundId: bet.roundId, refTxId: bet.txId })
    expect(await lab.call('bet', player, { ...ids(), amount: '3.00' })).toMatchObject({ status: 'OK' })
  })

  it('R-13 is in debt after a win was taken back, and is blocked', async () => {
    const player = await lab.player('10.00')
    const [bet, win] = [ids(), randomUUID()]
    await lab.call('bet', player, { ...bet, amount: '10.00' })
    await lab.call('win', player, { txId: win, roundId: bet.roundId, amount: '20.00' })
    await lab.call('bet', player, { ...ids(), amount: '20.00' })
    const back = await lab.call('rollback', player, {
      txId: randomUUID(),
      roundId: bet.roundId,
      refTxId: win,
    })
    expect(back).toMatchObject({ status: 'OK', balance: '-20.00' })
    const { rows } = await lab.ctx.pool.query('select reason from member_block where member_id = $1', [
      player.playerId,
    ])
    expect(rows).toEqual([{ reason: 'debt' }])
    expect(await lab.call('bet', player, { ...ids(), amount: '1.00' })).toMatchObject({
      status: 'PLAYER_BLOCKED',
    })
  })
})

describe('a switched-off game', () => {
  it('R-65 takes no bet and still pays, and so do a switched-off vendor and a site in maintenance', async () => {
    const player = await lab.player('10.00')
    const bet = ids()
    await lab.call('bet', player, { ...bet, amount: '1.00' })
    const game = { vendorCode: studioVendor, gameCode: 'perya-color', reason: 'a wrong paytable' }
    const maintenance = (isOn: boolean) => lab.ctx.pool.query('update merchant set maintenance = $1', [isOn])
    const turnVendor = async (isOpen: boolean) => {
      await switchVendor(lab.ctx, studioVendor, isOpen)
      // Every process hears of it a moment later, this one included.
      await eventually(() => expect(findVendor(lab.ctx, studioVendor)?.isEnabled).toBe(isOpen))
    }
    const switches = [
      ['GAME_DISABLED', (isOpen: boolean) => switchGame(lab.ctx, { ...game, isOpen })],
      ['VENDOR_DISABLED', turnVendor],
      ['MAINTENANCE', (isOpen: boolean) => maintenance(!isOpen)],
    ] as const
    for (const [status, turn] of switches) {
      await turn(false)
      const refused = { ...ids(), amount: '1.00' }
      expect(await lab.call('bet', player, refused)).toMatchObject({ status })
      const win = { txId: randomUUID(), roundId: bet.roundId, amount: '0.50' }
      expect(await lab.call('win', player, win)).toMatchObject({ status: 'OK' })
      await turn(true)
      // Maintenance passes, so the same bet may be sent again; the other two answers are final.
      expect(await lab.call('bet', player, refused)).toMatchObject({
        status: status === 'MAINTENANCE' ? 'OK' : status,
      })
    }
  })
})

describe('a call that does not fit', () => {
  it('R-38 its bet is refused and raises an alarm', async () => {
    const player = await lab.player('10.00')
    const stranger = await lab.player('10.00')
    const bet = ids()
    await lab.call('bet', player, { ...bet, amount: '4.00' })
    const wrong = [
      () => lab.call('rollback', stranger, { txId: 'a', roundId: bet.roundId, refTxId: bet.txId }),
      () =>
        lab.call('rollback', player, { txId: 'b', roundId: bet.roundId, refTxId: bet.txId, amount: '3.00' }),
      () =>
        lab.call(
          'win',
          { ...player, gameCode: 'other' },
          { txId: 'c', roundId: bet.roundId, amount: '9.00' },
        ),
      () => lab.call('rollback', player, { txId: 'd', roundId: 'another-round', refTxId: bet.txId }),
    ]
    for (const [index, send] of wrong.entries()) {
      expect(await send()).toMatchObject({ status: 'TX_CONFLICT' })
      expect(await alarms('abcd'.charAt(index))).toEqual([{ reason: 'tx_conflict' }])
    }
    expect([await lab.balanceOf(player), await lab.balanceOf(stranger)]).toEqual([
      pesos('6.00'),
      pesos('10.00'),
    ])
  })

  it('one id for two bets raises an alarm', async () => {
    const player = await lab.player('10.00')
    const bet = ids()
    await lab.call('bet', player, { ...bet, amount: '4.00' })
    expect(await lab.call('bet', player, { ...bet, amount: '5.00' })).toMatchObject({ status: 'TX_CONFLICT' })
    expect(await alarms(bet.txId)).toEqual([{ reason: 'tx_conflict' }])
  })
})

describe('many calls at once', () => {
  it('R-5 a thousand twins of one bet are one bet with one answer', { timeout: 60_000 }, async () => {
    const player = await lab.player('10.00')
    const bet = { ...ids(), amount: '1.00' }
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => lab.call('bet', player, bet)))
    expect(new Set(answers.map(({ status, balance, txId }) => `${status} ${balance} ${txId}`))).toEqual(
      new Set([`OK 9.00 ${bet.txId}`]),
    )
    expect(answers.filter(({ duplicate }) => !duplicate)).toHaveLength(1)
    expect(await lab.balanceOf(player)).toBe(pesos('9.00'))
  })

  it('R-3 more bets than the balance holds: exactly those that fit are taken', {
    timeout: 60_000,
  }, async () => {
    const player = await lab.player('10.00')
    const bets = Array.from({ length: 300 }, () => lab.call('bet', player, { ...ids(), amount: '0.30' }))
    const answers = await Promise.all(bets)
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(33)
    expect(await lab.balanceOf(player)).toBe(pesos('0.10'))
  })

  it('one id over two members at once is taken once and is a conflict for the other', async () => {
    const [one, two] = [await lab.player('10.00'), await lab.player('10.00')]
    const bet = { ...ids(), amount: '1.00' }
    const answers = await Promise.all([lab.call('bet', one, bet), lab.call('bet', two, bet)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['OK', 'TX_CONFLICT'])
  })
})

describe('a launch token', () => {
  it('opens one session, of the game it was made for, while the login lives', async () => {
    const player = await lab.player('10.00')
    const launch = { memberId: memberOf(player), sessionId: null }
    const game = { vendorCode: studioVendor, gameCode: 'perya-color' }
    const authenticate = (launchToken: string, gameCode = 'perya-color') =>
      lab.answerOf(lab.send('/vendor/v1/authenticate', { requestId: '1', launchToken, gameCode }))
    const token = await createLaunchToken(lab.ctx, launch, game)
    expect(await authenticate(token)).toMatchObject({
      status: 'OK',
      playerId: player.playerId,
      balance: '10.00',
    })
    expect(await authenticate(token)).toMatchObject({ status: 'SESSION_INVALID' })
    expect(await authenticate(await createLaunchToken(lab.ctx, launch, game), 'another')).toMatchObject({
      status: 'SESSION_INVALID',
    })
    const stale = await createLaunchToken(lab.ctx, launch, game)
    await lab.ctx.pool.query(
      "update vendor_launch set expires_at = now() - interval '1 second' where used_at is null",
    )
    expect(await authenticate(stale)).toMatchObject({ status: 'SESSION_EXPIRED' })
  })

  it('of ten that try at once lets one in', async () => {
    const player = await lab.player('10.00')
    const game = { vendorCode: studioVendor, gameCode: null }
    const launchToken = await createLaunchToken(
      lab.ctx,
      { memberId: memberOf(player), sessionId: null },
      game,
    )
    const tries = Array.from({ length: 10 }, () =>
      lab.answerOf(lab.send('/vendor/v1/authenticate', { requestId: '1', launchToken, gameCode: 'any' })),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 'OK')).toHaveLength(1)
  })

  it('is not made for a vendor that is closed', async () => {
    const launch = createLaunchToken(
      lab.ctx,
      { memberId: 1n, sessionId: null },
      { vendorCode: 'NOBODY', gameCode: null },
    )
    await expect(launch).rejects.toMatchObject({ code: 'vendor.closed' })
  })
})

it('R-1 R-2 R-20 the ledger balances after all of this', async () => {
  expect(await lab.audit()).toEqual([])
})

it('R-117 a vendor whose corrections wait for one another turns no other call away', async () => {
  const staked = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const [player, bet] = [await lab.player('5.00'), ids()]
      await lab.call('bet', player, { ...bet, amount: '5.00' })
      return { player, bet }
    }),
  )
  const corrected = await lab.ctx.db.transaction().execute(async (tx) => {
    for (const { player } of staked) {
      const { cash } = await openMemberAccounts(tx, { memberId: memberOf(player), merchant: 'PERYA' })
      await sql`select from ledger_account where id = ${cash} for update`.execute(tx)
    }
    const answers = staked.map(({ player, bet }) =>
      lab.call('rollback', player, { txId: randomUUID(), roundId: bet.roundId, refTxId: bet.txId }),
    )
    await waitForLock(lab.databaseUrl, 'select')
    await eventually(async () =>
      expect((await lab.app.inject('/metrics')).body).toContain('http_calls_under_way{importance="money"} 6'),
    )
    expect(longestWaitMs(lab.ctx.pool, performance.now() + 60_000)).toBe(0)
    return { answers }
  })
  expect(await Promise.all(corrected.answers)).toMatchObject(staked.map(() => ({ balance: '5.00' })))
})
