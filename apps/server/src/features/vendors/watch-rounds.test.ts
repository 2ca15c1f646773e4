import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listTickets } from './alarm.store.ts'
import { readVendors } from './directory.ts'
import { studioVendor } from './seed-demo.ts'
import { openVendorLab, pesos, type VendorLab } from './testing/vendor-lab.ts'
import { watchRounds } from './watch-rounds.ts'

let lab: VendorLab
let server: Server
/** What the vendor answers about a round. */
const ends = new Map<string, object>()
beforeAll(async () => {
  lab = await openVendorLab()
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () =>
      response.end(JSON.stringify(ends.get(JSON.parse(text).roundId) ?? { state: 'OPEN' })),
    )
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

  it('becomes a ticket the player sees when the vendor does not know, until it is resolved', async () => {
    const { player, roundId, about } = await stuckBet()
    await watchRounds(lab.ctx)
    await watchRounds(lab.ctx)
    const memberId = BigInt(player.playerId)
    expect(await listTickets(lab.ctx.db, memberId)).toMatchObject([
      { reason: 'round_stuck', subject: roundId },
    ])
    ends.set(roundId, { state: 'ENDED', calls: [{ call: 'endround', input: about }] })
    await lab.ctx.pool.query('update vendor_round set asked_at = null where round_id = $1', [roundId])
    await watchRounds(lab.ctx)
    expect(await listTickets(lab.ctx.db, memberId)).toEqual([])
    expect(await stateOf(roundId)).toBe('CLOSED')
  })

  it('is left alone while it is young', async () => {
    const player = await lab.player('10.00')
    const roundId = randomUUID()
    await lab.call('bet', player, { txId: randomUUID(), roundId, amount: '4.00' })
    await watchRounds(lab.ctx)
    expect([await stateOf(roundId), await listTickets(lab.ctx.db, BigInt(player.playerId))]).toEqual([
      'OPEN',
      [],
    ])
  })
})
