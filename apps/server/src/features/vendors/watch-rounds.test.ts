import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readVendors } from './directory.ts'
import { studioVendor } from './seed-demo.ts'
import { type LabPlayer, openVendorLab, pesos, type VendorLab } from './testing/vendor-lab.ts'
import { watchRounds } from './watch-rounds.ts'

let lab: VendorLab
let server: Server
/** What the vendor answers about a round. */
const ends = new Map<string, object>()
/** What the vendor does while it is asked about a round. */
const meanwhile = new Map<string, () => Promise<unknown>>()
beforeAll(async () => {
  lab = await openVendorLab()
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', async () => {
      const { roundId } = JSON.parse(text)
      await meanwhile.get(roundId)?.()
      response.end(JSON.stringify(ends.get(roundId) ?? { state: 'OPEN' }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await lab.ctx.pool.query(
    "update vendor set base_url = $1, allowed_hosts = '{127.0.0.1}', may_be_local = true where code = $2",
    [`http://127.0.0.1:${port}`, studioVendor],
  )
  await readVendors(lab.ctx)
}, 60_000)
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await lab.close()
})

async function stuckBet() {
  const player = await lab.player('10.00')
  const [roundId, txId] = [randomUUID(), randomUUID()]
  await lab.call('bet', player, { txId, roundId, amount: '4.00' })
  await lab.ctx.pool.query(
    "update vendor_round set changed_at = now() - interval '3 days' where round_id = $1",
    [roundId],
  )
  const { sessionToken: _sessionToken, ...about } = player
  return { player, roundId, txId, about: { requestId: randomUUID(), ...about, roundId } }
}

const stateOf = async (roundId: string) =>
  (await lab.ctx.pool.query('select state from vendor_round where round_id = $1', [roundId])).rows[0].state

const ticketsOf = async ({ playerId }: LabPlayer) => {
  const { rows } = await lab.ctx.pool.query(
    'select reason, subject from vendor_open_ticket where member_id = $1 order by id',
    [playerId],
  )
  return rows
}

describe('a round that stays open', () => {
  it('is paid when the vendor says it was won, and the vendor’s own call later is a duplicate', async () => {
    const { player, roundId, about } = await stuckBet()
    const input = { ...about, txId: randomUUID(), amount: '9.00', roundClosed: true }
    ends.set(roundId, { state: 'ENDED', calls: [{ call: 'win', input }] })
    await watchRounds(lab.ctx)
    expect([await stateOf(roundId), await lab.balanceOf(player)]).toEqual(['CLOSED', pesos('15.00')])
    const late = await lab.answerOf(lab.send('/vendor/v1/win', { ...input, requestId: 'late' }))
    expect(late).toMatchObject({ status: 'OK', duplicate: true })
    expect(await lab.balanceOf(player)).toBe(pesos('15.00'))
  })

  it('is given back when the vendor says it never was', async () => {
    const { player, roundId, txId, about } = await stuckBet()
    const input = { ...about, txId: randomUUID(), refTxId: txId }
    ends.set(roundId, { state: 'ENDED', calls: [{ call: 'rollback', input }] })
    await watchRounds(lab.ctx)
    expect([await stateOf(roundId), await lab.balanceOf(player)]).toEqual(['VOID', pesos('10.00')])
  })

  it('becomes a ticket when the vendor does not know, until the vendor says that it ended', async () => {
    const { player, roundId, about } = await stuckBet()
    await watchRounds(lab.ctx)
    await watchRounds(lab.ctx)
    expect(await ticketsOf(player)).toEqual([{ reason: 'round_stuck', subject: roundId }])
    ends.set(roundId, { state: 'ENDED', calls: [{ call: 'endround', input: about }] })
    await lab.ctx.pool.query('update vendor_round set asked_at = null where round_id = $1', [roundId])
    await watchRounds(lab.ctx)
    expect(await ticketsOf(player)).toEqual([])
    expect(await stateOf(roundId)).toBe('CLOSED')
  })

  it.each([
    ['win', 'SETTLED', (bet: string) => ({ txId: randomUUID(), refTxId: bet, amount: '2.00' })],
    ['endround', 'CLOSED', () => ({})],
    ['rollback', 'VOID', (bet: string) => ({ txId: randomUUID(), refTxId: bet })],
  ] as const)('has no ticket any more once the vendor’s own %s ends it', async (name, state, said) => {
    const { player, roundId, txId } = await stuckBet()
    await watchRounds(lab.ctx)
    expect(await ticketsOf(player)).toHaveLength(1)
    await lab.call(name, player, { roundId, ...said(txId) })
    expect([await stateOf(roundId), await ticketsOf(player)]).toEqual([state, []])
  })

  it('gets no ticket when the vendor ends it while it is asked', async () => {
    const { player, roundId } = await stuckBet()
    meanwhile.set(roundId, () =>
      lab.call('win', player, { txId: randomUUID(), roundId, amount: '2.00', roundClosed: true }),
    )
    await watchRounds(lab.ctx)
    expect([await stateOf(roundId), await ticketsOf(player)]).toEqual(['CLOSED', []])
  })

  it('keeps its ticket when the vendor says it ended and one of its bets still stands', async () => {
    const { player, roundId, txId, about } = await stuckBet()
    await lab.call('bet', player, { txId: randomUUID(), roundId, amount: '1.00' })
    await lab.ctx.pool.query(
      "update vendor_round set changed_at = now() - interval '3 days' where round_id = $1",
      [roundId],
    )
    const input = { ...about, txId: randomUUID(), refTxId: txId }
    ends.set(roundId, { state: 'ENDED', calls: [{ call: 'rollback', input }] })
    await watchRounds(lab.ctx)
    expect([await stateOf(roundId), await ticketsOf(player)]).toEqual([
      'OPEN',
      [{ reason: 'round_stuck', subject: roundId }],
    ])
  })

  it('is ended although one before it cannot be asked about, which becomes a ticket', async () => {
    const [first, second] = [await stuckBet(), await stuckBet()]
    await lab.ctx.pool.query(
      "insert into vendor (code, name, wallet, base_url) values ('NOWHERE', 'Nowhere', 'seamless', 'no address at all')",
    )
    await readVendors(lab.ctx)
    await lab.ctx.pool.query(
      `update vendor_round set changed_at = now() - interval '4 days',
         vendor_id = (select id from vendor where code = 'NOWHERE') where round_id = $1`,
      [first.roundId],
    )
    await lab.ctx.pool.query(
      `insert into vendor_member (vendor_id, member_id)
       select vendor_id, member_id from vendor_round where round_id = $1`,
      [first.roundId],
    )
    ends.set(second.roundId, { state: 'ENDED', calls: [{ call: 'endround', input: second.about }] })
    await watchRounds(lab.ctx)
    expect(await stateOf(second.roundId)).toBe('CLOSED')
    expect(await ticketsOf(first.player)).toEqual([{ reason: 'round_stuck', subject: first.roundId }])
  })

  it('is left alone while it is young', async () => {
    const player = await lab.player('10.00')
    const roundId = randomUUID()
    await lab.call('bet', player, { txId: randomUUID(), roundId, amount: '4.00' })
    await watchRounds(lab.ctx)
    expect([await stateOf(roundId), await ticketsOf(player)]).toEqual(['OPEN', []])
  })
})
