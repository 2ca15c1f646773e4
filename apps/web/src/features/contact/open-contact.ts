import type { SealedContact } from '@perya/contract/merchants'

export type ContactLink = Omit<SealedContact, 'path'> & { href: string }

/** The contact links of a site, readable again, in the order the merchant placed them. */
export async function openContacts(contacts: readonly SealedContact[], key: string): Promise<ContactLink[]> {
  const secret = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt'])
  const opened = await Promise.all(
    contacts.map(async ({ path, ...contact }) => ({ ...contact, href: await openLink(path, secret) })),
  )
  return opened
    .filter(({ href }) => /^(?:https:\/\/|\/(?!\/))/.test(href))
    .sort((one, other) => one.csPosition - other.csPosition)
}

/** AES-GCM, the twelve bytes of the iv first. */
async function openLink(path: string, secret: CryptoKey): Promise<string> {
  const bytes = bytesOf(path)
  const content = { name: 'AES-GCM', iv: bytes.subarray(0, 12) }
  return new TextDecoder().decode(await crypto.subtle.decrypt(content, secret, bytes.subarray(12)))
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
