import { expect, it } from 'vitest'
import css from './bottom-bar.css?raw'

it('NAV-3 the tall bar is 1.7 rem of the design, whose rem has 50 px', () => {
  expect(css).toContain('--tall-bar-height: calc(1.7 * 50px);')
  expect(css).toMatch(/\[data-tall\] \{\s*block-size: max\(var\(--tall-bar-height\)/)
})
