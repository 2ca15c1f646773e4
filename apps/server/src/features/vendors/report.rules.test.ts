import { describe, expect, it } from 'vitest'
import { comparedFrom, compareMovements, type Listed, listDays, spanOf, withSlack } from './report.rules.ts'

const span = spanOf('2026-11-14')
const own = (txId: string, amount = 5n) => ({ txId, playerId: '7', amount })
const listed = (txId: string, at: string, amount = 5n): Listed => ({ ...own(txId, amount), at: new Date(at) })
const noon = '2026-11-14T12:00:00.000Z'
const differences = (theirs: Listed[], ours = [own('a')], elsewhere: string[] = []) =>
  compareMovements(theirs, ours, new Set(elsewhere), span).map(({ kind, txId }) => `${kind} ${txId}`)

describe('R-41 a day of a vendor and of the ledger', () => {
  it.each([
    ['agree', [listed('a', noon)], []],
    ['agree where the vendor’s clock says another day', [listed('a', '2026-11-15T00:03:00.000Z')], []],
    ['agree where a row comes twice', [listed('a', noon), listed('a', noon)], []],
    ['agree where a row comes again, put right', [listed('a', noon, 4n), listed('a', noon)], []],
    ['differ by what is not listed', [], ['extra a']],
    ['differ by an amount', [listed('a', noon, -5n)], ['different a']],
    ['differ by a player', [{ ...listed('a', noon), playerId: '8' }], ['different a']],
    ['differ by what we lack', [listed('a', noon), listed('b', noon)], ['missing b']],
    ['differ by what we lack and a file has no time for', [listed('a', noon), own('b')], ['missing b']],
    [
      'agree about what the next day asks for',
      [listed('a', noon), listed('b', '2026-11-15T00:00:00.000Z')],
      [],
    ],
    [
      'agree about what the day before asked for',
      [listed('a', noon), listed('b', '2026-11-13T23:59:59.999Z')],
      [],
    ],
  ])('%s', (_what, theirs, expected) => {
    expect(differences(theirs)).toEqual(expected)
  })

  it('agree about what we took on another day', () => {
    expect(differences([listed('a', noon), listed('b', noon)], [own('a')], ['b'])).toEqual([])
  })

  it('are compared two hours after the day’s end, with ten minutes on both sides, and for a week', () => {
    expect(withSlack(span)).toEqual({
      from: new Date('2026-11-13T23:50:00.000Z'),
      to: new Date('2026-11-15T00:10:00.000Z'),
    })
    expect(comparedFrom('2026-11-14')).toEqual(new Date('2026-11-15T02:00:00.000Z'))
    expect(listDays(new Date('2026-11-15T01:59:59.000Z')).at(-1)).toBe('2026-11-13')
    const days = listDays(new Date('2026-11-15T02:00:00.000Z'))
    expect([days.length, days[0], days.at(-1)]).toEqual([7, '2026-11-08', '2026-11-14'])
  })
})
