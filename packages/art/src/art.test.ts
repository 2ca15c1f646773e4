import { leagues, teams, vendors } from '@perya/catalogue-data'
import { describe, expect, it } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { bannerDesigns, drawBanner } from './banner.ts'
import { credits } from './credits.ts'
import { drawShield } from './shield.ts'
import { drawVendorLogo } from './vendor-logo.ts'

describe('a vendor logo', () => {
  it('takes the colour of the page around it, so that the chosen vendor can turn to the accent (LIST-3)', () => {
    for (const vendor of vendors) {
      const logo = drawVendorLogo(vendor)
      expect(logo).toContain('fill="currentColor"')
      expect(logo).not.toMatch(/#[0-9a-f]{3,6}/)
    }
  })

  it('differs from every other, even where the mark is shared (VENDOR-1)', () => {
    expect(new Set(vendors.map(drawVendorLogo)).size).toBe(vendors.length)
  })
})

describe('a shield', () => {
  it('stands for one club or league only (HOT-1)', () => {
    const shields = [...leagues, ...teams].map(drawShield)
    expect(new Set(shields).size).toBe(shields.length)
  })
})

describe('a banner', () => {
  it('has no background of its own and is drawn the same each time (HOME-3)', () => {
    for (const design of bannerDesigns) {
      expect(drawBanner(design)).toBe(drawBanner(design))
      expect(drawBanner(design)).not.toContain('width="716" height="312" fill')
    }
  })
})

describe('the credits', () => {
  it('name every typeface the letters are cut from', () => {
    const packages = Object.keys(packageJson.devDependencies).filter((name) =>
      name.startsWith('@fontsource/'),
    )
    const credited = credits.map(({ name }) => `@fontsource/${name.toLowerCase().replaceAll(' ', '-')}`)
    expect(packages.filter((name) => !credited.includes(name))).toEqual([])
  })

  it('name the icon set as CC BY 3.0 asks: author, licence, and what was changed', () => {
    expect(credits[0]).toMatchObject({ licence: 'CC BY 3.0', by: expect.stringContaining('Delapouite') })
    for (const { use } of credits) expect(use.TY && use.EN).toBeTruthy()
  })
})
