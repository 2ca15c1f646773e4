import { richElements } from '@perya/contract/rich-text'
import { expect, it } from 'vitest'
import { xssCorpus } from '#testing/xss-corpus.ts'
import { safeHtml } from './rich-text.ts'

it('R-105 the corpus holds more than three hundred payloads, no two alike', () => {
  expect(xssCorpus.length).toBeGreaterThanOrEqual(300)
  expect(new Set(xssCorpus).size).toBe(xssCorpus.length)
})

/** Tags as a browser finds them: anything else in the text is text. */
const tagsIn = (html: string) => [...html.matchAll(/<\/?([a-z][^\s/>]*)([^>]*)>/gi)]
const allowed = new Set<string>(richElements)

it('R-105 what an operator’s text keeps has no tag, attribute or address that runs anything', () => {
  const offenders = xssCorpus.filter((payload) =>
    tagsIn(safeHtml(`<p>${payload}</p>`)).some(
      ([, name = '', attributes = '']) =>
        !allowed.has(name) ||
        /\son\w+\s*=|style\s*=|srcdoc|(?:href|src)="(?!https?:|mailto:|tel:|\/)/i.test(attributes),
    ),
  )
  expect(offenders).toEqual([])
})

it('R-105 a text that was made safe stays as it is when it is made safe again', () => {
  const turning = xssCorpus.filter((payload) => safeHtml(safeHtml(payload)) !== safeHtml(payload))
  expect(turning).toEqual([])
})

it('POP-3 everything rich text may be made of is kept, and http links like https ones', () => {
  const text =
    '<h2>A</h2><ul><li><b>x</b></li></ul><a href="/m/rewardCenter">in</a><a href="http://x.example/">out</a>' +
    '<a href="mailto:a@x.example">mail</a><a href="tel:+63917">call</a><img src="/art/banners/vip.avif" alt="VIP" />'
  expect(safeHtml(text)).toBe(text)
})

it('R-105 a picture from elsewhere, which no page would show, is left out', () => {
  expect(safeHtml('<p>a<img src="https://x.example/a.png">b<img src="x">c<img></p>')).toBe('<p>abc</p>')
})
