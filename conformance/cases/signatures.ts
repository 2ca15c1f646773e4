import { randomUUID } from 'node:crypto'
import { vendorCalls } from '@perya/contract/vendor'
import type { SignedCall } from '@perya/vendor-protocol'
import type { Case } from '../case.ts'
import { expectEqual, expectStatus, type Player, type Target } from '../target.ts'

const minute = 60_000

function signedBet(target: Target, player: Player, signing?: { now?: number; nonce?: string }): SignedCall {
  const bet = {
    requestId: randomUUID(),
    ...player,
    txId: randomUUID(),
    roundId: randomUUID(),
    amount: '1.00',
  }
  return target.sign(vendorCalls.bet.path, bet, signing)
}

async function expectRefused(target: Target, what: string, call: SignedCall): Promise<void> {
  const answer = await target.send(call)
  expectEqual(`the HTTP status for ${what}`, answer.httpStatus, 401)
  expectStatus(answer, 'BAD_SIGNATURE')
}

export const signatureCases: Case[] = [
  {
    name: 'a signature that is missing, wrong, cut or of another brand is refused and moves nothing',
    async run(target) {
      const player = await target.player('10.00')
      const with_ = (change: Record<string, string | undefined>): SignedCall => {
        const call = signedBet(target, player)
        const headers = { ...call.headers, ...change }
        return {
          ...call,
          headers: Object.fromEntries(
            Object.entries(headers).filter(([, value]) => value !== undefined),
          ) as Record<string, string>,
        }
      }
      const other = signedBet(target, player).headers['x-signature'] as string
      for (const header of ['x-vendor', 'x-brand', 'x-key-id', 'x-timestamp', 'x-nonce', 'x-signature']) {
        await expectRefused(target, `no ${header}`, with_({ [header]: undefined }))
      }
      await expectRefused(target, 'the signature of another call', with_({ 'x-signature': other }))
      await expectRefused(target, 'a cut signature', with_({ 'x-signature': other.slice(0, 20) }))
      await expectRefused(target, 'an empty signature', with_({ 'x-signature': '=' }))
      await expectRefused(target, 'another brand', with_({ 'x-brand': 'NOBODY' }))
      await expectRefused(target, 'another vendor', with_({ 'x-vendor': 'NOBODY' }))
      await expectRefused(target, 'an unknown key', with_({ 'x-key-id': 'nobody' }))
      const moved = signedBet(target, player)
      await expectRefused(target, 'another path', { ...moved, path: vendorCalls.betwin.path })
      expectEqual('the balance', await target.balanceOf(player), '10.00')
    },
  },
  {
    name: 'the bytes are signed: the same JSON written another way is refused',
    async run(target) {
      const player = await target.player('10.00')
      const call = signedBet(target, player)
      const body = Buffer.from(JSON.stringify(JSON.parse(call.body.toString()), null, 1))
      await expectRefused(target, 'a body written another way', { ...call, body })
      const bigger = Buffer.from(call.body.toString().replace('"1.00"', '"9.00"'))
      await expectRefused(target, 'another amount', { ...call, body: bigger })
      expectEqual('the balance', await target.balanceOf(player), '10.00')
    },
  },
  {
    name: 'a clock six minutes off is refused, four minutes are not',
    async run(target) {
      const player = await target.player('10.00')
      for (const skew of [6 * minute, -6 * minute]) {
        await expectRefused(target, 'a skewed clock', signedBet(target, player, { now: Date.now() + skew }))
      }
      for (const skew of [4 * minute, -4 * minute]) {
        expectStatus(await target.send(signedBet(target, player, { now: Date.now() + skew })), 'OK')
      }
      expectEqual('the balance', await target.balanceOf(player), '8.00')
    },
  },
  {
    name: 'the same request again gets the first answer; its nonce with another body is refused',
    async run(target) {
      const player = await target.player('10.00')
      const nonce = randomUUID()
      const call = signedBet(target, player, { nonce })
      const first = await target.send(call)
      expectStatus(first, 'OK')
      const again = await target.send(call)
      expectEqual(
        'the answer',
        [again.status, again.balance, again.duplicate],
        [first.status, first.balance, true],
      )
      await expectRefused(target, 'a nonce used twice', signedBet(target, player, { nonce }))
      const asked = target.sign(vendorCalls.balance.path, { requestId: randomUUID(), ...player }, { nonce })
      await expectRefused(target, 'a nonce used twice', asked)
      expectEqual('the balance', await target.balanceOf(player), '9.00')
    },
  },
]
