import { expect, it } from 'vitest'
import { linkOf } from './link.rules.ts'

it.each([
  ['https://example.com/a', 'outside'],
  ['HTTP://example.com', 'outside'],
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
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '',
  '   ',
])('POP-3 R-105 %j leads nowhere', (href) => {
  expect(linkOf(href)).toBeNull()
})
