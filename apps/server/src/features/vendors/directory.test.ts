import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeServices } from '#platform/service.ts'
import { findVendor, readVendors } from './directory.ts'
import { openVendorLab, type VendorLab } from './testing/vendor-lab.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())

it('a vendor that was just read is not forgotten by a reading that began before it was there', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let heard = 0
  const { promise: looked, resolve: seen } = Promise.withResolvers<void>()
  const slow = lab.ctx.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      heard += 1
      if (heard === 2) seen()
      await released
      return result
    },
  })
  const ctx = { ...lab.ctx, db: slow, services: makeServices() }
  const early = readVendors(ctx)
  await looked
  await lab.ctx.pool.query("insert into vendor (code, name, wallet) values ('LATE', 'Late', 'transfer')")
  ctx.db = lab.ctx.db
  await readVendors(ctx)
  release()
  await early
  expect(findVendor(ctx, 'LATE')).toMatchObject({ name: 'Late' })
})
