import { randomUUID } from 'node:crypto'
import { vendorCalls } from '@perya/contract/vendor'
import { walletBalance } from '@perya/contract/wallet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openClient } from '#features/identity/testing/client.ts'
import { findMemberByUserName } from '#features/members/index.ts'
import { eventually } from '#testing/eventually.ts'
import { features } from '../../app.ts'
import { createLaunchToken } from './create-launch-token.ts'
import { studioVendor } from './seed-demo.ts'
import { openVendorLab, type VendorLab } from './testing/vendor-lab.ts'

const gameCode = 'perya-color'

let lab: VendorLab
let time = Date.now()
beforeAll(async () => {
  lab = await openVendorLab({ features, context: { now: () => new Date(time) } })
  // The database's own clock began the vendor's key a moment ago.
  time += 60_000
})
afterAll(() => lab.close())

const send = (path: string, body: object) =>
  lab.answerOf(lab.send(path, { requestId: randomUUID(), ...body }, lab.studio, { now: time }))

it('R-94 a member who plays stays logged in; half an hour after the last bet the session is over', async () => {
  const client = openClient(lab)
  await client.logIn('juan')
  const member = await findMemberByUserName(lab.ctx.db, 'PERYA', 'juan')
  const memberId = member?.id as bigint
  const newest = () =>
    lab.ctx.db
      .selectFrom('session')
      .select(['id', 'last_seen_at'])
      .where('member_id', '=', memberId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  const { id: sessionId } = await newest()
  const launchToken = await createLaunchToken(
    lab.ctx,
    { memberId, sessionId },
    { vendorCode: studioVendor, gameCode },
  )
  const { sessionToken } = await send(vendorCalls.authenticate.path, { launchToken, gameCode })

  for (const _ of [1, 2, 3]) {
    time += 20 * 60_000
    const bet = await send(vendorCalls.bet.path, {
      playerId: memberId.toString(),
      sessionToken,
      gameCode,
      currency: 'PHP',
      txId: randomUUID(),
      roundId: randomUUID(),
      amount: '1.00',
    })
    expect(bet).toMatchObject({ status: 'OK' })
    await eventually(async () => expect((await newest()).last_seen_at).toEqual(new Date(time)))
    expect(await client.call(walletBalance, {})).toMatchObject({ success: true })
  }
  time += 30 * 60_000
  expect(await client.call(walletBalance, {})).toMatchObject({ errorCode: 'session.expired' })
})
