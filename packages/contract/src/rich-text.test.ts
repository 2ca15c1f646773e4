import { expect, it } from 'vitest'
import { linkOf, pictureOf } from './rich-text.ts'

it.each([
  ['https://example.com/a', 'outside'],
  ['HTTP://example.com', 'outside'],
  ['mailto:help@example.com', 'contact'],
  ['tel:+639171234567', 'contact'],
  ['/m/activity', 'inside'],
  ['m/activity?i=1', 'inside'],
])('POP-3 %s leads %s', (href, kind) => {
  expect(linkOf(href)?.kind).toBe(kind)
})

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'mailto:',
  'https:///evil.example',
  '//evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '',
  '   ',
])('POP-3 R-105 %j leads nowhere', (href) => {
  expect(linkOf(href)).toBeNull()
})

it('R-105 only a picture of the site’s own is shown', () => {
  expect(pictureOf('/art/banners/vip.avif')).toBe('/art/banners/vip.avif')
  for (const src of [
    'x',
    'https://evil.example/x.png',
    '//evil.example/x.png',
    '/\n/evil.example',
    'data:,',
  ]) {
    expect(pictureOf(src), src).toBeNull()
  }
})
