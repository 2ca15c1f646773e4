import { ofServer, openDatabase, query } from '../database.ts'
import { expectAccessible } from '../site.ts'
import { expect, test } from '../wallet/wallet.ts'

const vendor = 'SALON'

/** The demo keeps this vendor's tables closed. */
async function offer(launchUrl: string | null, gameCodes: readonly unknown[]): Promise<void> {
  const { offerGames } = await ofServer('features/catalogue/switch-lobby.ts')
  await openDatabase((db) => offerGames(db, { vendor, launchUrl, gameCodes }))
}

test('LAUNCH-3 HEAD-2 a vendor that keeps balances has the player’s money until its game is left', async ({
  page,
  site,
  newMember,
  wallet,
}) => {
  await page.route('**/a-vendors-table*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>The table</h1>' }),
  )
  const [game] = await query('select node_id, game_code from game where vendor = $1 limit 1', [vendor])
  try {
    await offer('/a-vendors-table?token={token}', [game?.game_code])
    await expect
      .poll(async () => {
        const games = await page.request.get(`/wps/relay/GCSGAME_gameList?vassalage=${vendor}&pageSize=100`)
        return (await games.text()).includes('"state":"open"')
      })
      .toBe(true)
    const userName = await newMember()
    await wallet.move(userName, { kind: 'deposit', pesos: 100 })
    const address = `/m/launchGame?gameId=${game?.game_code}&vendor=${vendor}&nodeId=${game?.node_id}&gameCategory=LIVE`
    await site.openAs(userName, address, 'EN')
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'The table' })).toBeVisible()
    await expect(page.locator('.launch-bar')).toContainText('₱100.00')
    expect(await wallet.cashOf(userName)).toBe(0n)

    // A page that is gone tells nobody, and all of the money is still to be seen.
    await site.open('/m/home', 'EN')
    await page.getByRole('banner').getByRole('button', { name: userName }).click()
    const sheet = page.getByRole('dialog', { name: 'My money' })
    const parts = sheet.getByRole('definition')
    await expect(parts).toHaveText(['₱0.00', '₱0.00', '₱0.00', '₱100.00'])
    await expect(sheet).toContainText('Comes back when you leave the game, with what you won')
    await expectAccessible(page)

    await site.open(address, 'EN')
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'The table' })).toBeVisible()
    await query(
      `update demo_vendor_wallet set balance = balance + 250000
       where player = (select id::text from member where user_name = $1)`,
      [userName],
    )
    const left = page.waitForResponse('**/wps/game/leaveGame')
    await page.getByRole('button', { name: 'Leave the game' }).click()
    expect(await (await left).json()).toMatchObject({ success: true, value: { isBack: true } })
    expect(await wallet.cashOf(userName)).toBe(1_250_000n)
    await page.getByRole('banner').getByRole('button', { name: userName }).click()
    await expect(parts).toHaveText(['₱125.00', '₱0.00', '₱0.00'])
  } finally {
    await offer(null, [])
  }
})
