import { expect, it } from 'vitest'
import { xssCorpus } from '#testing/xss-corpus.ts'
import { safeHtml } from './rich-text.ts'

it('R-105 the corpus holds more than three hundred payloads, no two alike', () => {
  expect(xssCorpus.length).toBeGreaterThanOrEqual(300)
  expect(new Set(xssCorpus).size).toBe(xssCorpus.length)
})

/** Tags as a browser finds them: anything else in the text is text. */
const tagsIn = (html: string) => [...html.matchAll(/<\/?([a-z][^\s/>]*)([^>]*)>/gi)]
const allowed =
  /^(p|br|h[234]|strong|b|em|i|u|s|small|span|blockquote|hr|[uo]l|li|table|thead|tbody|tr|t[hd]|a|img)$/

it('R-105 what an operator’s text keeps has no tag, attribute or address that runs anything', () => {
  const offenders = xssCorpus.filter((payload) =>
    tagsIn(safeHtml(`<p>${payload}</p>`)).some(
      ([, name = '', attributes = '']) =>
        !allowed.test(name) ||
        /\son\w+\s*=|style\s*=|srcdoc|(?:href|src)="(?!https:|mailto:|tel:|[\w/.#?-])/i.test(attributes),
    ),
  )
  expect(offenders).toEqual([])
})

it('R-105 a text that was made safe stays as it is when it is made safe again', () => {
  const turning = xssCorpus.filter((payload) => safeHtml(safeHtml(payload)) !== safeHtml(payload))
  expect(turning).toEqual([])
})
