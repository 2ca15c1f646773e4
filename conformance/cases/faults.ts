import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { vendorCalls } from '@perya/contract/vendor'
import type { SignedCall } from '@perya/vendor-protocol'
import type { Case } from '../case.ts'
import { expectEqual, expectStatus, type Target } from '../target.ts'

/** The request as bytes, for connections that misbehave. */
function toBytes(url: URL, { path, headers, body }: SignedCall): { head: Buffer; body: Buffer } {
  const lines = Object.entries({
    ...headers,
    host: url.host,
    connection: 'close',
    'content-length': String(body.length),
  })
  const head = `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  return { head: Buffer.from(head), body }
}

/** Sends half of a request, waits, then the rest; answers with what came back. */
async function sendStalled(
  target: Target,
  call: SignedCall,
  meanwhile: () => Promise<void>,
): Promise<string> {
  const url = new URL(target.url)
  const { head, body } = toBytes(url, call)
  const socket = connect(Number(url.port || 80), url.hostname)
  const answered = new Promise<string>((resolve, reject) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
  socket.write(head)
  socket.write(body.subarray(0, body.length / 2))
  await meanwhile()
  socket.write(body.subarray(body.length / 2))
  return answered
}

/** Sends a request and is gone before any answer. */
function sendAndVanish(target: Target, call: SignedCall): Promise<void> {
  const url = new URL(target.url)
  const { head, body } = toBytes(url, call)
  return new Promise((resolve) => {
    const socket = connect(Number(url.port || 80), url.hostname, () => {
      socket.write(Buffer.concat([head, body]), () => socket.destroy())
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
}

export const faultCases: Case[] = [
  {
    name: 'two bets at once for the last peso: one is taken',
    async run(target) {
      for (let attempt = 0; attempt < 10; attempt += 1) {
        const player = await target.player('1.00')
        const bet = () =>
          target.call('bet', player, { txId: randomUUID(), roundId: randomUUID(), amount: '1.00' })
        const statuses = (await Promise.all([bet(), bet()])).map(({ status }) => status).sort()
        expectEqual('the answers', statuses, ['INSUFFICIENT_FUNDS', 'OK'])
        expectEqual('the balance', await target.balanceOf(player), '0.00')
      }
    },
  },
  {
    name: 'a win and a rollback of its bet at once: one of the two holds',
    async run(target) {
      for (let attempt = 0; attempt < 10; attempt += 1) {
        const player = await target.player('10.00')
        const [roundId, refTxId] = [randomUUID(), randomUUID()]
        expectStatus(await target.call('bet', player, { txId: refTxId, roundId, amount: '10.00' }), 'OK')
        const [win, rollback] = await Promise.all([
          target.call('win', player, { txId: randomUUID(), roundId, amount: '25.00' }),
          target.call('rollback', player, { txId: randomUUID(), roundId, refTxId }),
        ])
        const outcome = `${win.status} ${rollback.status}`
        const balances: Record<string, string> = {
          'OK ROUND_HAS_CREDIT': '25.00',
          'TX_ROLLED_BACK OK': '10.00',
          'TX_NOT_FOUND OK': '10.00',
        }
        if (!(outcome in balances)) throw new Error(`win and rollback answered ${outcome}`)
        expectEqual('the balance', await target.balanceOf(player), balances[outcome])
      }
    },
  },
  {
    name: 'a caller that stalls for two seconds holds up nobody, and its call is taken once',
    async run(target) {
      const player = await target.player('10.00')
      const bet = {
        requestId: randomUUID(),
        ...player,
        txId: randomUUID(),
        roundId: randomUUID(),
        amount: '1.00',
      }
      const answered = await sendStalled(target, target.sign(vendorCalls.bet.path, bet), async () => {
        const until = Date.now() + 2_000
        while (Date.now() < until) await target.balanceOf(player)
      })
      if (!answered.includes('"OK"'))
        throw new Error(`the stalled call was answered: ${answered.slice(0, 80)}`)
      const again = await target.send(target.sign(vendorCalls.bet.path, bet))
      expectEqual('the mark of a duplicate', again.duplicate, true)
      expectEqual('the balance', await target.balanceOf(player), '9.00')
    },
  },
  {
    name: 'a caller that vanishes before the answer finds one definite outcome under the same id',
    async run(target) {
      const player = await target.player('100.00')
      let taken = 0
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const bet = {
          requestId: randomUUID(),
          ...player,
          txId: randomUUID(),
          roundId: randomUUID(),
          amount: '1.00',
        }
        await sendAndVanish(target, target.sign(vendorCalls.bet.path, bet))
        const answer = await target.send(target.sign(vendorCalls.bet.path, bet))
        expectStatus(answer, 'OK')
        taken += 1
      }
      expectEqual('the balance', await target.balanceOf(player), `${100 - taken}.00`)
    },
  },
  {
    name: 'a vanished bet that is rolled back is never taken',
    async run(target) {
      const player = await target.player('100.00')
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const [txId, roundId] = [randomUUID(), randomUUID()]
        const bet = { requestId: randomUUID(), ...player, txId, roundId, amount: '1.00' }
        await sendAndVanish(target, target.sign(vendorCalls.bet.path, bet))
        const rollback = await target.call('rollback', player, { txId: randomUUID(), roundId, refTxId: txId })
        expectStatus(rollback, 'OK', 'TX_NOT_FOUND')
        const late = await target.send(target.sign(vendorCalls.bet.path, bet))
        // Rolled back after it was taken, the bet keeps its first answer; before, it finds the tombstone.
        expectStatus(late, 'OK', 'TX_ROLLED_BACK')
        const { state } = await target.call('status', player, { txId })
        expectEqual('the state', state, 'ROLLED_BACK')
      }
      expectEqual('the balance', await target.balanceOf(player), '100.00')
    },
  },
]
