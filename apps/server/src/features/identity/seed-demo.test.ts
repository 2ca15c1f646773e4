import { formatAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findMemberByUserName, isInTeam } from '#features/members/index.ts'
import { readBalances } from '#features/wallet/index.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { seedDemo } from '../../app.ts'
import { findWithdrawalPasswordHash } from './credential/credential.store.ts'
import { verifyPassword } from './credential/passwords.ts'
import { openClient } from './testing/client.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const find = async (name: string) => {
  const member = await findMemberByUserName(test.ctx.db, 'PERYA', name)
  if (!member) throw new Error(`${name} is missing`)
  return member
}

it('the people of the demo log in with the password of the README and hold what it says', async () => {
  for (const [name, type, funds] of [
    ['juan', 0, '10000'],
    ['ligaya', 1, '50000'],
    ['datu', 2, '50000'],
  ] as const) {
    expect(await openClient(test).logIn(name)).toMatchObject({ customerType: type })
    const { id } = await find(name)
    const [balance] = await readBalances(test.ctx.db, [id])
    expect(formatAmount(balance?.cash ?? 0n)).toBe(formatAmount(BigInt(funds) * 10_000n))
    expect(await verifyPassword(await findWithdrawalPasswordHash(test.ctx.db, id), '202611')).toBe(true)
  }
})

it('datu stands above ligaya, and ligaya above juan', async () => {
  const [juan, ligaya, datu, bayani] = await Promise.all(['juan', 'ligaya', 'datu', 'bayani'].map(find))
  expect(juan?.uplineId).toBe(ligaya?.id)
  expect(ligaya?.uplineId).toBe(datu?.id)
  expect(await isInTeam(test.ctx.db, datu?.id as bigint, juan?.id as bigint)).toBe(true)
  expect(await isInTeam(test.ctx.db, bayani?.id as bigint, juan?.id as bigint)).toBe(false)
  expect(await isInTeam(test.ctx.db, juan?.id as bigint, datu?.id as bigint)).toBe(false)
})

it('a second start changes nothing', async () => {
  const state = async () => ({
    members: await test.ctx.db.selectFrom('member').select(['id', 'user_name']).orderBy('id').execute(),
    lines: await test.ctx.db
      .selectFrom('member_line')
      .selectAll()
      .orderBy('member_id')
      .orderBy('depth')
      .execute(),
  })
  const before = await state()
  await seedDemo(test.ctx)
  expect(await state()).toEqual(before)
})
