import sharp from 'sharp'
import { operate } from '../operator.ts'
import { expectAccessible } from '../site.ts'
import { expect, test } from '../wallet/wallet.ts'

const picture = (name: string, background: string) =>
  sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }))

test('R-74 R-106 R-10 two taps from the member centre a member shows an ID, reads why it was refused, shows it again and is verified while the page is open', async ({
  page,
  site,
  newMember,
}) => {
  site.expectComplaint(/status of 400/)
  const userName = await newMember()
  await site.openAs(userName, '/m/mine', 'TY')
  await page.getByRole('link', { name: 'Security', exact: true }).click()
  await page.getByRole('button', { name: /^Identity/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'I-send' }).click()
  await expect(sheet.getByText('Ilagay ang buong pangalan.')).toBeVisible()
  await expect(sheet.getByRole('alert')).toHaveText('Kumpletuhin muna ang mga picture bago i-send.')
  await expectAccessible(page)

  await expect(sheet.getByText('Ilagay ang birthday mo.')).toBeVisible()

  const add = (side: string) => sheet.getByRole('group', { name: side }).locator('input[type=file]')
  const show = async () => {
    await sheet.getByLabel(/^Birthday/).fill('1990-05-17')
    await sheet.getByLabel(/^Uri ng ID/).selectOption({ label: 'Driver’s license' })
    await sheet.getByLabel(/^ID number/).fill(`N01-${userName.replace(/\W/g, '')}`)
    await add('Harap ng ID').setInputFiles(await picture('front.jpg', '#1d4ed8'))
    await add('Likod ng ID').setInputFiles(await picture('back.jpg', '#166534'))
    await add('Selfie na hawak ang ID').setInputFiles(await picture('selfie.jpg', '#b45309'))
    await expect(sheet.locator('.chosen-picture img')).toHaveCount(3)
    await expect(sheet.locator('.chosen-picture__state')).toHaveCount(0)
    // Not the name withdrawals go to, then the right one; what was chosen stays.
    await sheet.getByLabel(/^Buong pangalan/).fill('Maria Clara')
    await sheet.getByRole('button', { name: 'I-send' }).click()
    await expect(sheet.getByText(/^Iba ito sa pangalan/)).toBeVisible()
    await sheet.getByLabel(/^Buong pangalan/).fill('Juan dela Cruz')
    await sheet.getByRole('button', { name: 'I-send' }).click()
    await expect(sheet.getByRole('status').filter({ hasText: 'Chine-check pa' })).toBeVisible()
  }
  // A file that only says it is a picture is told so, and nothing typed is lost.
  await sheet.getByLabel(/^ID number/).fill('N01-1')
  await add('Harap ng ID').setInputFiles({
    name: 'id.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg><script>alert(1)</script></svg>'),
  })
  await expect(sheet.getByText('PNG o JPG lang ang puwedeng i-attach.')).toBeVisible()
  await expect(sheet.getByLabel(/^ID number/)).toHaveValue('N01-1')
  await show()

  const waiting = async () => {
    const line = (await operate('identity', 'checks')).split('\n').find((each) => each.includes(userName))
    return (line ?? '').split(' ')[0] as string
  }
  const first = await waiting()
  const folder = test.info().outputPath('checks')
  expect(await operate('identity', 'show', first, folder, 'by', 'rosa')).toContain('Name: Juan dela Cruz')
  await operate('identity', 'refuse', first, 'unreadable', 'by', 'rosa')
  // Nobody reloads: the page hears of it.
  await expect(sheet.getByText('Malabo o putol ang picture ng ID.')).toBeVisible()
  await expectAccessible(page)
  await show()
  await operate('identity', 'verify', await waiting(), 'by', 'rosa')
  await expect(sheet.getByRole('heading', { name: 'Verified na' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Identity.*Verified/ })).toBeVisible()
  await site.open('/m/webEmail', 'TY')
  await expect(page.getByText('Verified ka na!')).toBeVisible()
})
