import { sayInChat } from '@perya/contract/chat'
import { expect, test } from '../account/account.ts'
import { operate } from '../operator.ts'
import { expectAccessible, tapTwice } from '../site.ts'

test('CONT-4 CS-1 a member and an operator talk, each seeing the other’s words at once', async ({
  page,
  site,
  newMember,
}) => {
  const userName = await newMember()
  await site.openAs(userName, '/m/service')
  await page.getByRole('link', { name: 'Live chat' }).click()
  await expect(page.getByText('Hello! Ano ang maitutulong namin?')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Mag-type ng message').fill('My first line')
  await page.keyboard.press('Enter')
  const lines = page.getByRole('log', { name: 'Usapan' }).locator('.chat__line')
  await expect(lines).toHaveText([/My first line/])
  await expect(page.getByLabel('Mag-type ng message')).toHaveValue('')
  expect(await operate('merchant', 'chat')).toContain(`${userName}: My first line`)
  await operate('merchant', 'chat', 'say', userName, 'An answer', 'of several words')
  await expect(lines).toHaveText([/My first line/, /An answer of several words/])
  await page.getByLabel('Mag-type ng message').fill('Thank you')
  await tapTwice(page, page.getByRole('button', { name: 'I-send' }), sayInChat)
  await expect(lines).toHaveCount(3)
  await expectAccessible(page)
  await page.reload()
  await expect(lines).toHaveText([/My first line/, /An answer/, /Thank you/])
  expect(await operate('merchant', 'chat', 'read', userName)).toMatch(/you: An answer.*\n.*: Thank you$/)

  await site.open('/m/home')
  await operate('merchant', 'chat', 'say', userName, 'One more thing')
  await page.getByRole('button', { name: 'May sagot na kami sa iyo' }).click()
  await page.getByRole('link', { name: 'Live chat' }).click()
  await page.getByRole('link', { name: /Live chat.*1/ }).click()
  await expect(lines.last()).toContainText('One more thing')
})

test('ERR-1 CONT-4 a line that cannot be said stays, and said again it is there once', async ({
  page,
  site,
  newMember,
}) => {
  site.expectComplaint(/ERR_FAILED/)
  await site.openAs(await newMember(), '/m/service?chat=open', 'EN')
  await page.route('**/CBS_sayInChat', async (route) => {
    // It arrives, and the answer gets lost.
    await route.fetch()
    await route.abort()
  })
  await page.getByLabel('Type a message').fill('Did you hear me?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('It wasn’t sent. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Type a message')).toHaveValue('Did you hear me?')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('Type a message')).toHaveValue('')
  await expect(page.getByText('Did you hear me?')).toHaveCount(1)
})

test('CONT-4 an answer that came before the member’s next line is there once it can be had', async ({
  page,
  site,
  newMember,
}) => {
  site.expectComplaint(/ERR_FAILED/)
  await page.route('**/wps/member/events', (route) => route.abort())
  const userName = await newMember()
  await site.openAs(userName, '/m/service?chat=open', 'EN')
  const lines = page.getByRole('log', { name: 'Conversation' }).locator('.chat__line')
  const say = async (text: string) => {
    await page.getByLabel('Type a message').fill(text)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(lines.last()).toContainText(text)
  }
  await say('Is anyone there?')
  await page.route('**/CBS_launchChat', (route) => route.abort())
  await operate('merchant', 'chat', 'say', userName, 'We are')
  await say('Hello?')
  await page.unroute('**/CBS_launchChat')
  await expect(lines).toHaveText([/Is anyone there/, /We are/, /Hello/])
})

test('CONT-4 a visitor who opens the chat is asked to log in', async ({ page, site }) => {
  await site.open('/m/service?chat=open', 'EN')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('MSG-1 CONT-1 a message that comes while a page is open lights the dot and stands in the list', async ({
  page,
  site,
  newMember,
}) => {
  const userName = await newMember()
  await site.openAs(userName, '/m/webEmail', 'EN')
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
  await operate(
    'merchant',
    'letter',
    userName,
    '{"titles":{"TY":"Balita","EN":"News"},"texts":{"TY":"a","EN":"b"}}',
  )
  await expect(page.getByRole('link', { name: /News/ })).toBeVisible()
  await site.open('/m/home', 'EN')
  await expect(page.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible()
  await operate(
    'merchant',
    'letter',
    userName,
    '{"titles":{"TY":"Isa pa","EN":"More"},"texts":{"TY":"a","EN":"b"}}',
  )
  await expect(page.getByRole('link', { name: 'Messages, 2 unread' })).toBeVisible()
})
