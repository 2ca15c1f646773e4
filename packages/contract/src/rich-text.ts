/** The elements of an operator's rich text: the server keeps only these, and the app draws all of them. */
export const richElements = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'span', 'blockquote', 'hr'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img'],
] as const

export const pictureAttributes = ['src', 'alt', 'width', 'height'] as const

export type RichLink = { kind: 'outside' | 'inside' | 'contact'; to: string }

/** Where a link leads: http addresses outside, mail and telephone to their app, paths inside; other schemes nowhere. */
export function linkOf(href: string): RichLink | null {
  const text = asRead(href)
  if (/^https?:\/\/[^/]/i.test(text)) return { kind: 'outside', to: text }
  if (/^(?:mailto|tel):./i.test(text)) return { kind: 'contact', to: text }
  if (text === '' || /^[^/?#]*:/.test(text) || isOtherHost(text)) return null
  return { kind: 'inside', to: text.startsWith('/') ? text : `/${text}` }
}

/** A picture of the site's own: the page's policy shows no other. */
export function pictureOf(src: string): string | null {
  const text = asRead(src)
  return text.startsWith('/') && !isOtherHost(text) ? text : null
}

const isOtherHost = (text: string) => /^[/\\]{2}/.test(text)

/** An address as browsers read it: they drop line breaks anywhere and control characters around it. */
const asRead = (address: string) => address.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+|[\0-\x20]+$/g, '')
