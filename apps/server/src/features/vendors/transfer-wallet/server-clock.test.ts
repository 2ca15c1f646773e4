import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { readBalances } from '#features/wallet/index.ts'
import { readVendors } from '../directory.ts'
import { openVendorLab, pesos } from '../testing/vendor-lab.ts'
import { pollTransfers } from './poll-transfers.ts'
import { sendToVendor } from './transfer-funds.ts'

it('R-25 money on its way to a vendor is not given back early by a server whose clock is ahead', async () => {
  const lab = await openVendorLab()
  // Hears of a transfer, answers nothing, and says later that it knows of none: it may be still on its way.
  const vendor = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      if (JSON.parse(text).method === 'ft') request.socket.destroy()
      else response.end(JSON.stringify({ status: 'NOT_FOUND' }))
    })
  })
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = vendor.address() as AddressInfo
    await lab.ctx.pool.query(
      `insert into vendor (code, name, wallet, base_url, allowed_hosts, may_be_local)
       values ('AHEAD', 'Ahead', 'transfer', $1, '{127.0.0.1}', true)`,
      [`http://127.0.0.1:${port}`],
    )
    const ahead = { ...lab.ctx, now: () => new Date(Date.now() + 3_600_000) }
    await readVendors(ahead)
    const memberId = BigInt((await lab.player('100.00')).playerId)
    const amount = pesos('40.00')
    expect(await sendToVendor(ahead, { memberId, vendorCode: 'AHEAD', amount })).toBe('open')
    await lab.ctx.pool.query("update vendor_transfer set next_poll_at = now() - interval '1 second'")
    await pollTransfers(ahead)
    const [balance] = await readBalances(lab.ctx.db, [memberId])
    expect(balance).toMatchObject({ cash: pesos('60.00'), inTransit: amount })
  } finally {
    vendor.closeAllConnections()
    vendor.close()
    await lab.close()
  }
})
