import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openContacts } from './open-contact.ts'

const key = randomBytes(32)

function seal(link: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  return Buffer.concat([iv, cipher.update(link, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  )
}

const contact = (csType: 'LIVECHAT' | 'TELEGRAM' | 'FACEBOOK', csPosition: number, link: string) => ({
  csType,
  csPosition,
  title: { TY: csType, EN: csType },
  path: seal(link),
})

it('CS-1 contact links arrive encrypted and are read on the device, in the order of csPosition', async () => {
  const contacts = [contact('FACEBOOK', 3, 'https://facebook.com/x'), contact('LIVECHAT', 1, '/m/service')]
  expect(contacts[0]?.path).not.toContain('facebook')
  const opened = await openContacts(contacts, key.toString('base64url'))
  expect(opened.map(({ csType, href }) => [csType, href])).toEqual([
    ['LIVECHAT', '/m/service'],
    ['FACEBOOK', 'https://facebook.com/x'],
  ])
})

it('CS-1 a link that would run a script or leave by another protocol is not offered', async () => {
  const contacts = [contact('TELEGRAM', 1, 'javascript:alert(1)'), contact('FACEBOOK', 2, '//evil.example')]
  expect(await openContacts(contacts, key.toString('base64url'))).toEqual([])
})

it('CS-1 a link changed on the way is refused', async () => {
  const changed = {
    ...contact('TELEGRAM', 1, 'https://t.me/x'),
    path: seal('https://t.me/x').replace(/^./, 'A'),
  }
  const other = randomBytes(32).toString('base64url')
  await expect(openContacts([changed], other)).rejects.toThrow()
})
