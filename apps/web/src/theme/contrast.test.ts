import { readFileSync } from 'node:fs'
import { themes } from '@perya/contract/settings'
import { displayable, parse } from 'culori'
import { describe, expect, it } from 'vitest'
import { contrast, contrastProblems, type ThemeTokens } from './contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function tokensOf(theme: string): ThemeTokens {
  const block = css.split(`:root[data-theme="${theme}"]`)[1]?.split('}')[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(oklch\([^)]+\))/g)].map(([, name, value]) => [name, value]),
  )
}

describe.each(themes)('in the theme %s', (theme) => {
  const tokens = tokensOf(theme)

  it('every word, border and icon stands out enough to be read', () => {
    expect(contrastProblems(tokens)).toEqual([])
  })

  it('every colour can be shown by an ordinary screen', () => {
    const outside = Object.entries(tokens).filter(([, value]) => !displayable(rounded(value) ?? 'no colour'))
    expect(outside).toEqual([])
  })
})

it('the figures of the design guide hold', () => {
  const [tala, dagat, pula] = themes.map(tokensOf) as [ThemeTokens, ThemeTokens, ThemeTokens]
  const figures: [front: string, back: string, expected: number[]][] = [
    ['foreground', 'background', [17.8, 17.8, 18.1]],
    ['muted', 'surface-tertiary', [7.8, 7.6, 8.1]],
    ['accent-foreground', 'accent', [10.6, 11.0, 6.7]],
    ['field-border', 'surface-secondary', [3.9, 3.9, 4.0]],
  ]
  for (const [front, back, expected] of figures) {
    ;[tala, dagat, pula].forEach((theme, index) => {
      const ratio = contrast(theme, { front, back })
      expect(Math.abs(ratio - (expected[index] ?? 0)), `${front} on ${back}`).toBeLessThan(0.15)
    })
  }
})

it('an operator is told which pair of a new theme cannot be read, and by how much', () => {
  const problems = contrastProblems({ ...tokensOf('tala'), muted: 'oklch(0.4 0.02 288)' })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ front: 'muted', back: 'surface-tertiary', needed: 4.5 })
  expect(problems[0]?.ratio).toBeLessThan(2)
})

/** A hair outside sRGB is a matter of rounding, not of taste. */
function rounded(value: string) {
  const colour = parse(value)
  return colour?.mode === 'oklch' ? { ...colour, c: Math.max(0, (colour.c ?? 0) - 0.004) } : colour
}
