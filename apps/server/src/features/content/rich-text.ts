import type { Text } from '@perya/contract/language'
import { linkOf, pictureAttributes, pictureOf, richElements } from '@perya/contract/rich-text'
import sanitize from 'sanitize-html'
import { AppError } from '#platform/app-error.ts'

const options: sanitize.IOptions = {
  allowedTags: [...richElements],
  allowedAttributes: { a: ['href'], img: [...pictureAttributes] },
  allowedSchemes: [],
  allowedSchemesByTag: { a: ['http', 'https', 'mailto', 'tel'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href = '' }) => {
      const link = linkOf(href)
      return { tagName, attribs: link === null ? {} : { href: link.to } }
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && pictureOf(attribs.src ?? '') === null,
}

/** Done once, where a text comes in, so that no reader has to trust its writer. */
export function safeHtml(html: string): string {
  return sanitize(html, options)
}

/** The same in every language it is written in; each has to say or show something. */
export function safeTexts(contents: Text): Text {
  return Object.fromEntries(
    Object.entries(contents).map(([language, html]) => {
      const safe = safeHtml(html)
      if (isEmpty(safe)) throw new AppError('content.empty', { language })
      return [language, safe]
    }),
  ) as Text
}

const isEmpty = (html: string) => html.replace(/<(?!img\b)[^>]*>/g, '').trim() === ''
