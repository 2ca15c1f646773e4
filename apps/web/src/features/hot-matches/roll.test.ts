import { expect, it } from 'vitest'
import css from './hot-matches.css?raw'

it('HOT-1 a match rolls in within half a second', () => {
  expect(css).toMatch(/\.hot-match__track \{[^}]*transition: translate 500ms /)
})
