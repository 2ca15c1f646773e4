import { putFeedback } from '@perya/contract/feedback'
import sharp from 'sharp'
import { expect, test } from '../account/account.ts'
import { operate } from '../operator.ts'
import { expectAccessible, expectSaid, tapTwice } from '../site.ts'

const picture = (name: string, background: string, kind: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width: 320, height: 200, channels: 3, background } })
    [kind]()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: `image/${kind}`, buffer }))

test('CONT-2 R-106 a member sends feedback with pictures and reads the answer', async ({
  page,
  site,
  newMember,
  account,
}) => {
  site.expectComplaint(/status of 400/)
  const userName = await newMember()
  await site.openAs(userName, '/m/feedback')
  const content = page.getByLabel(/Ano ang nangyari/)
  const files = page.locator('input[type=file]')
  await content.fill('Two words')
  await page.getByRole('button', { name: 'I-send' }).click()
  await expect(page.getByText('Sumulat ng 3 hanggang 200 salita.')).toBeVisible()
  await content.fill('The wheel stopped\nbefore the end')
  await page.getByLabel(/Detalye para mahanap/).fill('x'.repeat(150))
  await expect(page.getByLabel(/Detalye para mahanap/)).toHaveValue('x'.repeat(140))

  await files.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) })
  await expect(page.getByText('Lampas sa 5 MB ang picture. Paliitin muna.')).toBeVisible()
  // A page that calls itself a picture gets as far as the server.
  await files.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<script>') })
  await expect(page.getByText('PNG o JPG lang ang puwedeng i-attach.')).toBeVisible()
  await files.setInputFiles([
    await picture('../../one.png', 'red'),
    await picture('two.jpg', 'blue', 'jpeg'),
    await picture('three.png', 'green'),
  ])
  await expect(page.locator('.chosen-picture__state')).toHaveCount(0)
  await expect(files).toHaveCount(0)
  await expectAccessible(page)
  await tapTwice(page, page.getByRole('button', { name: 'I-send' }), putFeedback)
  await expectSaid(page, 'Salamat! Na-send na.')
  await expect(content).toHaveValue('')

  const item = page.locator('.feedback-item')
  await expect(item).toHaveCount(1)
  await expect(item).toContainText('The wheel stopped')
  await expect(item.getByText(/Naghihintay ng sagot/)).toBeVisible()
  await item.getByRole('button', { name: 'Picture 2' }).click()
  const shown = page.getByRole('dialog').getByRole('img')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
  await page.keyboard.press('Escape')

  const [row] = await account.query(
    'select f.id from feedback f join member m on m.id = member_id where user_name = $1',
    [userName],
  )
  expect(await operate('merchant', 'feedback')).toContain(`${userName}  The wheel stopped`)
  await operate(
    'merchant',
    'feedback',
    String(row?.id),
    'answer',
    '{"TY":"Naayos na po.","EN":"It is mended."}',
  )
  await site.open('/m/feedback')
  await expect(item).toContainText('Naayos na po.')
  await expectAccessible(page)
})

test('ERR-1 CONT-2 feedback that cannot be sent stays as it was written, with the reason', async ({
  page,
  site,
  newMember,
}) => {
  site.expectComplaint(/status of 429|ERR_FAILED/)
  await site.openAs(await newMember(), '/m/feedback', 'EN')
  await page.getByLabel(/What happened/).fill('Please do not lose me')
  await page.locator('input[type=file]').setInputFiles(await picture('one.png', 'red'))
  await page.route('**/wps/feedback', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 429,
          json: {
            success: false,
            errorCode: 'feedback.tooMany',
            message: 'You’ve sent too much feedback today.',
          },
        })
      : route.continue(),
  )
  await expect(page.locator('.chosen-picture__state')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('You’ve sent too much feedback today.')).toBeVisible()
  await expect(page.getByLabel(/What happened/)).toHaveValue('Please do not lose me')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.feedback-item')).toContainText('Please do not lose me')
})

test('CONT-2 feedback whose answer was lost is kept once when it is sent again, and one changed since is taken as new', async ({
  page,
  site,
  newMember,
}) => {
  site.expectComplaint(/ERR_FAILED/)
  await site.openAs(await newMember(), '/m/feedback', 'EN')
  const items = page.locator('.feedback-item')
  const send = page.getByRole('button', { name: 'Send' })
  const loseAnswer = async () => {
    await page.route('**/wps/feedback', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      await route.fetch()
      await route.abort()
    })
    await send.click()
    await expect(page.locator('form').getByRole('alert')).toBeVisible()
    await page.unroute('**/wps/feedback')
  }
  await page.getByLabel(/What happened/).fill('The first of them')
  await loseAnswer()
  await send.click()
  await expect(items).toHaveCount(1)
  await expect(page.getByLabel(/What happened/)).toHaveValue('')

  await page.getByLabel(/What happened/).fill('The second of them')
  await loseAnswer()
  await page.getByLabel(/Details so we can find it/).fill('And another thing')
  await send.click()
  await expect(items).toHaveCount(3)
  await expect(items.filter({ hasText: 'And another thing' })).toHaveCount(1)
})

test('CONT-2 a site that takes no feedback says so, and still shows what it answered', async ({
  page,
  site,
}) => {
  await site.change('FEEDBACK3', 'off')
  await site.openAs('datu', '/m/feedback', 'EN')
  await expect(page.getByRole('heading', { name: 'Feedback is closed for now' })).toBeVisible()
  await expect(page.locator('form')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'My feedback' })).toBeVisible()
  await expectAccessible(page)
})
