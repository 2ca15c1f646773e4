import { games } from '@perya/catalogue-data'
import { converter, inGamut } from 'culori'
import { describe, expect, it } from 'vitest'
import { oklch } from './colour/oklch.ts'
import { paletteColours } from './colour/palette.ts'
import { layOut } from './lettering/layout.ts'
import { breakLines } from './lettering/lines.ts'
import { titleBox } from './lettering/title.ts'
import { warps } from './lettering/warp.ts'
import { canSet } from './material/font.ts'
import { icon } from './material/icon.ts'
import { metalsOn, styles } from './style.ts'
import { drawTile, tileDesign } from './tile.ts'

const sample = games.filter((_, at) => at % 29 === 0)

describe('a tile', () => {
  it('is the same picture for ever: one game, one drawing (CAT-2)', () => {
    for (const game of sample) expect(drawTile(tileDesign(game))).toBe(drawTile(tileDesign(game)))
  })

  it('is another picture for another game, even with the same look and words', () => {
    const [game] = games
    if (!game) throw new Error('the catalogue is empty')
    const design = tileDesign(game)
    expect(drawTile({ ...design, nodeId: 'another' })).not.toBe(drawTile(design))
  })

  it('can share a page with others: no name is used by two tiles', () => {
    const names = sample.flatMap((game) => [...new Set(drawTile(tileDesign(game)).match(/ id="[^"]+"/g))])
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
  })

  it('shows something for every silhouette the catalogue names (CAT-2)', () => {
    const named = games.flatMap(({ look }) =>
      'icon' in look ? [look.icon] : 'icons' in look ? look.icons : [],
    )
    for (const name of new Set(named)) expect(icon(name).outlines.length, name).toBeGreaterThan(0)
  })

  it('refuses a silhouette that does not exist', () => {
    expect(() => icon('no-such-thing')).toThrow('no silhouette is called "no-such-thing"')
  })

  it('never carries a sign of money or a face of a cartoon', () => {
    for (const game of sample) expect(drawTile(tileDesign(game))).not.toContain('$')
  })
})

describe('the lettering', () => {
  it('has a typeface for every title, with every accent of it (LIST-6)', () => {
    for (const { look, title } of games) {
      const fitting = styles[look.theme].fonts.filter((font) =>
        canSet(font, title.TY + title.TY.toUpperCase()),
      )
      expect(fitting.length, title.TY).toBeGreaterThan(0)
    }
  })

  it('stays inside its box whatever the words, the typeface and the bend', () => {
    for (const { look, title } of sample) {
      for (const warp of warps) {
        const [font] = styles[look.theme].fonts.filter((each) => canSet(each, title.TY.toUpperCase()))
        if (!font) throw new Error(`no typeface for ${title.TY}`)
        for (const { box } of layOut(breakLines(title.TY.toUpperCase()), font, warp, titleBox)) {
          expect(box.left).toBeGreaterThanOrEqual(titleBox.left - 0.1)
          expect(box.right).toBeLessThanOrEqual(titleBox.right + 0.1)
          expect(box.top).toBeGreaterThanOrEqual(titleBox.top - 0.1)
          expect(box.bottom).toBeLessThanOrEqual(titleBox.bottom + 0.1)
        }
      }
    }
  })

  it.each([
    ['Crash', ['Crash']],
    ['Hà Nội', ['Hà Nội']],
    ['Carabao Gold', ['Carabao', 'Gold']],
    ['Dragon ng Mayon', ['Dragon', 'ng', 'Mayon']],
    ['Super Parol 777', ['Super', 'Parol 777']],
    ['Lotto 6/42', ['Lotto', '6/42']],
  ])('breaks "%s" where a sign painter would', (title, lines) => {
    expect(breakLines(title).map(({ text }) => text)).toEqual(lines)
  })
})

describe('the colours', () => {
  const rgb = converter('rgb')

  it('all exist on a screen', () => {
    for (const colours of Object.values(paletteColours)) {
      for (const colour of Object.values(colours)) {
        expect(colour).toMatch(/^#[0-9a-f]{6}$/)
        expect(inGamut('rgb')(rgb(colour) ?? colour)).toBe(true)
      }
    }
  })

  it('lose chroma, not hue, when a screen cannot show them', () => {
    const toOklch = converter('oklch')
    const asked = { lightness: 0.7, hue: 150 }
    const given = toOklch(oklch(asked.lightness, 0.4, asked.hue))
    expect(given?.l).toBeCloseTo(asked.lightness, 1)
    expect(given?.h ?? 0).toBeCloseTo(asked.hue, -1)
  })

  it('leave every subject in a metal that stands out against its ground (CAT-2)', () => {
    for (const { look } of games) expect(metalsOn(look.theme, look.palette).length).toBeGreaterThan(0)
    expect(metalsOn('sea', 'cobalt')).not.toContain('ice')
  })
})
