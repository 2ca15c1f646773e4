/** The age of each category, asked by the calls that take bets. */
import { randomUUID } from 'node:crypto'
import { placeLotteryOrder } from '@perya/contract/lottery-orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogueFeature } from '#features/catalogue/index.ts'
import { openLotteryLab } from '#features/lottery/testing/lottery-lab.ts'
import { changeMerchant, merchantsFeature } from '#features/merchants/index.ts'
import { vendorsFeature } from '#features/vendors/index.ts'
import { openVendorLab, type VendorLab } from '#features/vendors/testing/vendor-lab.ts'
import { walletFeature } from '#features/wallet/index.ts'
import type { Pool } from '#platform/db.ts'

const young = `${new Date().getUTCFullYear() - 20}-01-01`
const setBirthDate = (pool: Pool, memberId: bigint) =>
  pool.query('update member set birth_date = $2 where id = $1', [memberId, young])
const setAges = async (lab: { ctx: VendorLab['ctx'] }, ages: Record<string, number>) => {
  await changeMerchant(lab.ctx.db, 'PERYA', 'minimumAge', '18')
  await changeMerchant(lab.ctx.db, 'PERYA', 'categoryAges', JSON.stringify(ages))
}

let vendors: VendorLab
let lottery: Awaited<ReturnType<typeof openLotteryLab>>
beforeAll(async () => {
  vendors = await openVendorLab({
    features: [merchantsFeature, walletFeature, vendorsFeature, catalogueFeature],
  })
  lottery = await openLotteryLab()
}, 120_000)
afterAll(async () => {
  await vendors.close()
  await lottery.test.close()
})

it('R-73 a vendor’s bet in a category for older players is refused, and one in another is taken', async () => {
  const { rows } = await vendors.ctx.pool.query(
    "select game_code, category from game where vendor = 'PERYA' order by category limit 1",
  )
  const { game_code: gameCode, category } = rows[0]
  const player = await vendors.player('100', gameCode)
  await setBirthDate(vendors.ctx.pool, BigInt(player.playerId))
  const bet = async () =>
    (await vendors.call('bet', player, { txId: randomUUID(), roundId: randomUUID(), amount: '1.00' })).status
  expect(await bet()).toBe('PLAYER_BLOCKED')
  await setAges(vendors, { [category]: 21, LIVE: 21 })
  expect(await bet()).toBe('PLAYER_BLOCKED')
  await setAges(vendors, { LIVE: 21 })
  expect(await bet()).toBe('OK')
})

it('R-73 an order of a lottery that is for older players is refused, and taken where it is not', async () => {
  const juan = await lottery.logIn('juan')
  await setBirthDate(lottery.ctx.pool, await lottery.memberId('juan'))
  const order = async () => {
    const [issueNo = ''] = await lottery.makeIssues(1)
    const asked = lottery.asked([{ issueNo, multiple: 1 }], [{ betType: 'ssc.position', content: '7||||' }])
    return (await juan.call(placeLotteryOrder, asked)).errorCode ?? 'placed'
  }
  expect(await order()).toBe('member.blocked')
  await setAges(lottery, { RNG: 21, ELOTT: 21 })
  expect(await order()).toBe('member.blocked')
  await setAges(lottery, { RNG: 21 })
  expect(await order()).toBe('placed')
})
