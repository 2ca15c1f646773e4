import { type FlagName, flagNames, withDefaults } from '@perya/contract/flags'
import { describe, expect, it } from 'vitest'
import { texts } from '#texts/index.ts'
import { daysJoined, type EntryName, entryGroups, memberCentreTemplate, screenOf } from './entries.rules.ts'

const all = withDefaults(Object.fromEntries(flagNames.map((name) => [name, true])))
const shown = (
  flags = all,
  viewer: Parameters<typeof entryGroups>[1] = { type: 1, toUpline: true },
  isBuilt: Parameters<typeof entryGroups>[2] = () => true,
) => entryGroups(flags, viewer, isBuilt).flatMap(({ entries }) => entries)

it('MINE-1 an agent with everything turned on sees every entry once', () => {
  const entries = shown()
  expect(new Set(entries).size).toBe(entries.length)
  expect(entries).toHaveLength(17)
})

const behind: readonly (readonly [FlagName, EntryName])[] = [
  ['TRANSBETREPMEM3', 'gameRecord'],
  ['TRANSREC3', 'transactionRecord'],
  ['DEPRECM3', 'depositReport'],
  ['WITHREC3', 'withdrawReport'],
  ['PERSREP', 'profitAndLoss'],
  ['AGETRANSFERUP3', 'uplineTransfer'],
  ['REWCEN3', 'rewardCenter'],
  ['MISSION3', 'mission'],
  ['MANPLAYREB3', 'manualRebate'],
  ['PLYRBT', 'rebateReport'],
  ['MAILCEN', 'webEmail'],
  ['FEEDBACK3', 'feedback'],
]

it.each(behind)('MINE-1 turning %s off takes %s away, and nothing else', (flag, entry) => {
  expect(shown({ ...all, [flag]: false })).toEqual(shown().filter((name) => name !== entry))
})

it('MINE-1 no entry leads to a screen that is not built, and a group without entries has no name', () => {
  const unbuilt = ['rewardCenter', 'leaderBoard', 'manualRebate', 'rebateReport', 'agent']
  const isBuilt = (screen: string) => !unbuilt.includes(screen)
  const entries = shown(all, undefined, isBuilt)
  expect(entries).toHaveLength(12)
  expect(entries.every((entry) => isBuilt(screenOf(entry)))).toBe(true)
  expect(entryGroups(all, null, isBuilt).map(({ name }) => name)).toEqual(['money', 'account'])
})

describe('MINE-1 the agency entry', () => {
  it.each([
    [0, false],
    [1, true],
    [2, true],
    [4, false],
    [40, false],
    [41, true],
    [42, true],
  ])('for type %i: %s', (type, isShown) => {
    expect(shown(all, { type, toUpline: false }).includes('agent')).toBe(isShown)
  })

  it('is not for guests', () => {
    expect(shown(all, null)).not.toContain('agent')
  })
})

it.each([
  [0, false],
  [1, true],
  [2, true],
  [41, false],
])('MINE-1 AGT-6 the entry to contracts for type %i: %s', (type, isShown) => {
  expect(shown(all, { type, toUpline: false }).includes('salaryContract')).toBe(isShown)
})

describe('MINE-1 the transfer to the upline', () => {
  it.each([
    [0, true, true],
    [1, true, true],
    [2, true, false],
    [0, false, false],
  ])('for type %i with toUpline %s: %s', (type, toUpline, isShown) => {
    expect(shown(all, { type, toUpline }).includes('uplineTransfer')).toBe(isShown)
  })

  it('is not for guests', () => {
    expect(shown(all, null)).not.toContain('uplineTransfer')
  })
})

it('MINE-1 days joined are whole days, and none on the first day', () => {
  const joined = '2026-11-01T08:00:00.000Z'
  expect(daysJoined(joined, Date.parse('2026-11-01T08:00:00.000Z'))).toBe(0)
  expect(daysJoined(joined, Date.parse('2026-11-02T07:59:59.999Z'))).toBe(0)
  expect(daysJoined(joined, Date.parse('2026-11-02T08:00:00.000Z'))).toBe(1)
  expect(daysJoined(joined, Date.parse('2026-11-15T07:59:59.999Z'))).toBe(13)
  expect(daysJoined(joined, Date.parse('2026-10-31T00:00:00.000Z'))).toBe(0)
})

it('MINE-2 mem_cen 1 is the new template, anything else the base one', () => {
  expect(memberCentreTemplate({ mem_cen: '1' })).toBe('new')
  expect(memberCentreTemplate({ mem_cen: '0' })).toBe('base')
})

it.each([
  'gameRecord',
  'transactionRecord',
  'depositReport',
  'withdrawReport',
  'profitAndLoss',
  'uplineTransfer',
] as const)('MINE-1 the entry to %s has the name of the screen it opens', (entry) => {
  expect(texts[`mine.entry.${entry}`]).toEqual(texts[`title.${entry}`])
})
