import type { Text } from '@perya/contract/language'
import sanitize from 'sanitize-html'

/** What an announcement may be made of: words, lists, links and pictures, nothing that runs or covers the page. */
const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'span', 'blockquote', 'hr'],
    ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img'],
  ],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'], th: ['scope'] },
  allowedSchemes: ['https'],
  allowedSchemesByTag: { a: ['https', 'mailto', 'tel'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
}

/** Done once, where a text comes in, so that no reader has to trust its writer. */
export function safeHtml(html: string): string {
  return sanitize(html, options)
}

/** The same in every language it is written in. */
export function safeTexts(contents: Text): Text {
  return Object.fromEntries(
    Object.entries(contents).map(([language, html]) => [language, safeHtml(html)]),
  ) as Text
}
