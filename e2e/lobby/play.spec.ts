import { expect, test } from '../wallet/wallet.ts'

const games = [
  { name: 'Dice', query: 'gameId=DICE&vendor=PERYA&nodeId=perya-dice&gameCategory=INHOUSE', play: /^Roll/ },
  {
    name: 'a slot',
    query: 'gameId=DRAGON_OF_MAYON&vendor=LUNTIAN&nodeId=luntian-dragon-of-mayon&gameCategory=RNG',
    play: /^Spin/,
  },
] as const

for (const { name, query, play } of games) {
  test(`LAUNCH-3 R-68 ${name} really plays in the app: two taps at once bet once, and the ledger has the round`, async ({
    page,
    site,
    account,
  }) => {
    const rounds = async () => {
      const [row] = await account.query(
        "select count(*)::int as bets from vendor_tx t join member m on m.id = t.member_id where m.user_name = 'tala' and t.call = 'betwin' and t.status = 'OK'",
      )
      return Number(row?.bets)
    }
    const before = await rounds()
    await site.openAs('tala', `/m/launchGame?${query}&pageBack=home`, 'EN')
    const button = page.frameLocator('iframe').getByRole('button', { name: play })
    await expect(button).toBeEnabled()
    const answered = page.waitForResponse((response) => response.url().endsWith('/studio/api/play'))
    await button.dblclick()
    expect((await answered).ok()).toBe(true)
    await expect(button).toBeEnabled()
    expect(await rounds()).toBe(before + 1)
  })
}
