import { expect, it } from 'vitest'
import { isExplained, shareText } from './explained.rules.ts'

it.each([
  ['all of it', 10n ** 18n, 10n ** 18n, '100.00000 %', true],
  ['all of nothing', 0n, 0n, '100.00000 %', true],
  ['exactly as much as has to be', 100_000n, 99_999n, '99.99900 %', true],
  ['one unit too little, where no float sees it', 10n ** 18n, 99_999n * 10n ** 13n - 1n, '99.99899 %', false],
  ['one unit less than all, which is not all', 10n ** 18n, 10n ** 18n - 1n, '99.99999 %', true],
  ['nothing', 5n, 0n, '0.00000 %', false],
])('R-21 the share of %s is told without rounding it up', (_what, crossed, matched, text, isEnough) => {
  expect([shareText({ crossed, matched }), isExplained({ crossed, matched })]).toEqual([text, isEnough])
})
