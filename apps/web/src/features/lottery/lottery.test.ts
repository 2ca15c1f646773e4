import type { LotteryIssue, LotteryResult } from '@perya/contract/lottery'
import type { DrawProof } from '@perya/contract/lottery-draws'
import { makeChain, openStream, sha256, toHex } from '@perya/fairness'
import { betTypes, drawResult, type Field, quickPick, writeContent } from '@perya/lottery-rules'
import { describe, expect, it } from 'vitest'
import { texts } from '#texts/index.ts'
import { betNameOf, sayBet, sayContent, sayField, sayHow, sayPick, sayPrize } from './bet/bet-name.rules.ts'
import { offeredOf } from './bet/offered.rules.ts'
import { quickSet, toggled, withPicks } from './bet/pad.rules.ts'
import { readTyped } from './bet/read-typed.rules.ts'
import { soldBy } from './bet/sold.rules.ts'
import { leftOf } from './board/countdown.rules.ts'
import { byMenu } from './board/menu.rules.ts'
import { isUnderRoot, proveDraw } from './proof/prove-draw.rules.ts'
import { joinLatest } from './results/join-latest.rules.ts'
import { countsOf, inOrder, trendOf } from './results/trend.rules.ts'
import { chaseReach } from './slip/chase-reach.rules.ts'
import { leastWin, orderCost, priceOf, readLine } from './slip/slip.rules.ts'

const all = Object.values(betTypes).flat()
/** Says a text by its name, and fails for one that does not exist. */
const t = ((id: string) => {
  if (!(id in texts)) throw new Error(`there is no text ${id}`)
  return id
}) as unknown as Parameters<typeof sayBet>[0]

describe('LOTT-1 everything that can be bet', () => {
  it('has a name and says how it wins, as its rows, picks and prizes have names', () => {
    for (const betType of all) {
      sayBet(t, betType)
      sayHow(t, betType)
      for (const field of betType.fields) {
        sayField(t, field.code)
        for (const pick of field.picks.slice(0, 60)) sayPick(t, pick, field.code)
      }
      for (const prize of betType.prizes) sayPrize(t, prize.code)
    }
  })

  it('is called differently from every other bet of its family', () => {
    for (const types of Object.values(betTypes)) {
      const sold = types.filter(({ year }) => year === undefined || year === 'horse')
      const names = sold.map((betType) => JSON.stringify(betNameOf(betType)))
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('can be picked quickly, put on a slip, read back and priced', () => {
    const source = openStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'slip', nonce: 0 })
    for (const betType of all) {
      const content = quickPick(betType, source)
      const line = {
        id: '1',
        betType: betType.code,
        content: writeContent(content),
        unitPrice: '2',
        mode: '0.1',
        multiple: 3,
      } as const
      const read = readLine(line)
      expect(read?.content, betType.code).toEqual(content)
      if (!read) continue
      const priced = priceOf(read, 1_950)
      expect(priced.cost).toBe(BigInt(priced.count) * 6_000n)
      expect(priced.returned, betType.code).toBeGreaterThan(0)
      expect(priced.returned, betType.code).toBeLessThan(10_000)
      expect(orderCost([line], [{ multiple: 1 }, { multiple: 4 }])).toBe(5n * priced.cost)
      expect(leastWin([read], 1_950)).toBeGreaterThan(0n)
      expect(sayContent(t, betType, content)).not.toBe('')
    }
  })
})

it('LOTT-3 a plan for profit counts on a win, never on a stake that comes back', () => {
  const big = {
    id: '1',
    betType: 'keno.sum-size',
    content: 'big',
    unitPrice: '2',
    mode: '1',
    multiple: 1,
  } as const
  const read = readLine(big)
  expect(read && leastWin([read], 1_950)).toBe(39_000n)
})

it('LOTT-1 LAUNCH-2 a desk opens with what its lottery offers, whatever its address asks for', () => {
  const lotto = { prizeMode: 'Lott', playTypes: ['Tradition'] } as const
  expect(offeredOf({ ...lotto, playTypes: [...lotto.playTypes] }, { playType: 'Entertainment' })).toEqual({
    prizeMode: 'Lott',
    playType: 'Tradition',
  })
  for (const [family, types] of Object.entries(betTypes)) {
    const sold = [...new Set(types.flatMap(({ playTypes }) => playTypes))]
    const { playType } = offeredOf({ prizeMode: 'Lott', playTypes: sold }, { playType: 'Entertainment' })
    expect(
      types.some(({ playTypes }) => playTypes.includes(playType)),
      family,
    ).toBe(true)
  }
})

describe('LOTT-3 the pad', () => {
  const position = all.find(({ code }) => code === 'ssc.position')
  const keno = all.find(({ code }) => code === 'keno.pick-2')

  it('takes words for many numbers at once, and no more than a row takes', () => {
    const [digits] = position?.fields ?? []
    const [balls] = keno?.fields ?? []
    if (!position || !keno || !digits || !balls) throw new Error('the catalogue has changed')
    expect(quickSet(digits, 'big')).toEqual(['5', '6', '7', '8', '9'])
    expect(quickSet(digits, 'odd')).toEqual(['1', '3', '5', '7', '9'])
    expect(quickSet(balls, 'all')).toBeNull()
    const picked = withPicks(position, [[], [], [], [], []], 0, ['3', '1'])
    expect(writeContent(picked)).toBe('1,3||||')
    expect(toggled(picked[0] ?? [], '3')).toEqual(['1'])
    const tooMany = balls.picks.slice(0, balls.most + 1)
    expect(withPicks(keno, [['01']], 0, tooMany)).toEqual([['01']])
  })
})

describe('LOTT-3 the Vietnamese way of typing', () => {
  const field = (code: string) => all.find((each) => each.code === code)?.fields[0] as Field
  const two = field('vn-north.bao-lo-2d')
  const three = field('vn-north.bao-lo-3d')
  const read = (row: Field, picks: readonly string[], text: string) =>
    readTyped(row, picks, { text, family: 'vn-north', multipleMax: 1_000 })

  it('adds numbers, in words too, and no more than a row takes', () => {
    expect(read(two, ['07'], '12đảo 01keo03')).toEqual({ picks: ['07', '01', '02', '03', '12', '21'] })
    expect(read(two, [], 'tài')).toMatchObject({ picks: expect.arrayContaining(['50', '99']) })
    expect(read(two, [], '12 123')).toEqual({ fault: { word: '123', why: 'unknown' } })
    expect(read(three, [], '122đảo')).toEqual({ picks: ['122', '212', '221'] })
    expect(read(three, [], '000kéo100')).toEqual({ most: 100 })
  })

  it('takes whole bets in any row, no larger than the room does, and says what it does not guess', () => {
    expect(read(three, ['001'], '01.02dd1')).toMatchObject({
      bets: [{ betType: { code: 'vn-north.dau-duoi' }, content: [['01', '02']], multiple: 1 }],
    })
    expect(read(two, [], '01dd1001')).toEqual({ mostTimes: 1_000 })
    expect(read(two, [], '2mn 01.02dd1')).toEqual({ fault: { word: '2mn', why: 'stations' } })
    expect(read(two, [], '01.02dd1 foo5')).toEqual({ fault: { word: 'foo', why: 'word' } })
    expect(read(two, [], '12.34da5')).toEqual({ fault: { word: 'da', why: 'word' } })
    expect(read(two, [], 'mb')).toEqual({ fault: { word: 'mb', why: 'bet' } })
    expect(read(two, [], 'mb 01.02')).toEqual({ fault: { word: '02', why: 'type' } })
    for (const why of [
      'unknown',
      'ambiguous',
      'stations',
      'unit',
      'amount',
      'type',
      'bet',
      'word',
      'twice',
      'no-bet',
    ])
      expect(texts).toHaveProperty([`lottery.typed.${why}`])
  })
})

it.each([
  [59_001, { days: 0, clock: '01:00' }],
  [999, { days: 0, clock: '00:01' }],
  [-5, { days: 0, clock: '00:00' }],
  [3_600_000, { days: 0, clock: '01:00:00' }],
  [90_061_000, { days: 1, clock: '01:01:01' }],
])('LOTT-2 %i ms are left as %o', (ms, left) => {
  expect(leftOf(ms)).toEqual(left)
})

it('LOTT-1 bets on animals are those of the year of the issue, and of today where it is drawn while there is none', () => {
  const years = (issueNo: string | null, now: string) => {
    const sold = soldBy({ code: 'mark-six-5', issue: issueNo === null ? null : { issueNo } }, Date.parse(now))
    return new Set(sold.flatMap(({ year }) => year ?? []))
  }
  expect(years('202602160001', '2026-11-15T00:00:00Z')).toEqual(new Set(['snake']))
  expect(years(null, '2026-02-16T15:59:59Z')).toEqual(new Set(['snake']))
  // The year begins at midnight in Manila.
  expect(years(null, '2026-02-16T16:00:00Z')).toEqual(new Set(['horse']))
  expect(years(null, '2027-03-01T00:00:00Z')).toEqual(new Set(['goat']))
  expect(soldBy({ code: 'none', issue: null }, 0)).toEqual([])
})

it('LOTT-2 numbers are counted as they came, and nothing is foretold', () => {
  const result = (...drawn: string[]) => ({ result: drawn }) as unknown as LotteryResult
  const results = [result('1', '2', '3'), result('1', '1', '6'), result('4', '2', '6')]
  const counts = countsOf(trendOf('k3', results, null))
  expect(counts.find(({ pick }) => pick === '1')).toEqual({ pick: '1', times: 3, ago: 0 })
  expect(counts.find(({ pick }) => pick === '4')).toEqual({ pick: '4', times: 1, ago: 2 })
  expect(counts.find(({ pick }) => pick === '5')).toEqual({ pick: '5', times: 0, ago: null })
  const order = (by: 'hot' | 'cold') => inOrder(counts, by).map(({ pick }) => pick)
  expect(order('hot').slice(0, 3)).toEqual(['1', '2', '6'])
  expect(order('cold').slice(0, 2)).toEqual(['5', '4'])
})

it('LOTT-2 the chart marks what came, in the column of its number and of the place that is looked at', () => {
  const result = (issueNo: string, ...drawn: string[]) =>
    ({ issueNo, result: drawn }) as unknown as LotteryResult
  const dice = trendOf('k3', [result('9', '4', '2', '4')], null)
  expect(dice.picks).toHaveLength(6)
  expect(dice.rows).toEqual([
    {
      issueNo: '9',
      hits: [
        { pick: '2', column: 1, times: 1 },
        { pick: '4', column: 3, times: 2 },
      ],
    },
  ])
  const cars = trendOf('pk10', [result('9', '7', '3', '10'), result('8', '1', '10', '3')], 1)
  expect(cars.rows.map(({ hits }) => hits.map(({ column }) => column))).toEqual([[2], [9]])
})

describe('LOTT-2 the history', () => {
  const drawn = (minute: number, ...result: string[]) =>
    ({
      issueNo: `2026111500${minute}`,
      drawsAt: `2026-11-15T00:${minute}:00.000Z`,
      result,
    }) as unknown as LotteryResult
  const issues = (results: readonly LotteryResult[]) => results.map(({ issueNo }) => issueNo.slice(-2))

  it('takes what is drawn meanwhile on top, a late draw into its place, and a corrected one as it is now', () => {
    const known = [drawn(14, '1'), drawn(12, '2'), drawn(11, '3')]
    const latest = [drawn(15, '4'), drawn(14, '5'), drawn(13, '6'), drawn(12, '2')]
    const { results, isTorn } = joinLatest(known, latest)
    expect(issues(results)).toEqual(['15', '14', '13', '12', '11'])
    expect(results[1]?.result).toEqual(['5'])
    expect(isTorn).toBe(false)
  })

  it('never puts draws side by side that have others between them', () => {
    const { results, isTorn } = joinLatest([drawn(11), drawn(10)], [drawn(40), drawn(39)])
    expect(issues(results)).toEqual(['40', '39'])
    expect(isTorn).toBe(true)
    expect(joinLatest([], [drawn(40)]).isTorn).toBe(false)
    expect(joinLatest([drawn(11)], []).isTorn).toBe(false)
  })
})

it('LOTT-3 a chase reaches no further than the draws that are known', () => {
  const known = ['1', '2', '3', '4'].map((issueNo) => ({ issueNo }) as unknown as LotteryIssue)
  const reach = (from: string, most = 100) => {
    const { ahead, most: asked } = chaseReach(known, from, most)
    return [ahead.length, asked]
  }
  expect(reach('2')).toEqual([3, 3])
  expect(reach('1', 3)).toEqual([3, 3])
  expect(reach('4')).toEqual([1, 2])
  expect(reach('9')).toEqual([0, 100])
  expect(chaseReach(undefined, '1', 100)).toEqual({ ahead: [], most: 100 })
})

describe('R-59 the proof of a draw', () => {
  const { commitment: terminal, seeds } = makeChain('0f'.repeat(32), 5)
  const hash = (text: string) => toHex(sha256(new TextEncoder().encode(text)))
  const facts = { code: 'ssc-1', issueNo: '202611150003', betsRoot: hash('bets'), randomness: hash('beacon') }
  const seed = seeds[2] as string
  const salt = hash(`${facts.code}|${facts.issueNo}|${facts.betsRoot}|${facts.randomness}`)
  const proof: DrawProof = {
    code: facts.code,
    family: 'ssc',
    issueNo: facts.issueNo,
    state: 'SETTLED',
    opensAt: '2026-11-15T00:01:55.000Z',
    closesAt: '2026-11-15T00:02:55.000Z',
    drawsAt: '2026-11-15T00:03:00.000Z',
    drawSource: 'house',
    chain: { day: '2026-11-15', terminal, length: 5, publishedAt: '2026-11-13T00:00:00.000Z' },
    place: 2,
    commitment: hash(seed),
    beacon: { source: 'local', round: 1, randomness: facts.randomness, signature: null },
    betsRoot: facts.betsRoot,
    betsCount: 1,
    sealedAt: '2026-11-15T00:02:56.000Z',
    seed,
    drawnAt: '2026-11-15T00:03:00.000Z',
    result: [...drawResult('ssc', openStream({ serverSeed: seed, clientSeed: salt, nonce: 0 }))],
    correctedResult: null,
    rulings: [],
    sources: [],
  }

  it('holds for what was published, and for nothing else', () => {
    expect(proveDraw(proof)).toMatchObject({ isProved: true, result: proof.result })
    expect(proveDraw({ ...proof, seed: seeds[3] as string })?.isCommitted).toBe(false)
    expect(proveDraw({ ...proof, betsRoot: hash('other bets') })?.isProved).toBe(false)
    expect(
      proveDraw({ ...proof, result: [...(proof.result ?? [])].reverse().map(() => '0') })?.isResult,
    ).toBe(false)
    expect(proveDraw({ ...proof, sealedAt: '2026-11-15T00:03:01.000Z' })?.isProved).toBe(false)
    expect(proveDraw({ ...proof, seed: null })).toBeNull()
  })

  it('finds a bet under the root by its neighbours', () => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    const leaf = (text: string) => sha256(Uint8Array.from([0, ...bytes(text)]))
    const [mine, other] = [leaf('mine'), leaf('other')]
    const betsRoot = toHex(sha256(Uint8Array.from([1, ...other, ...mine])))
    const path = [{ side: 'left', hash: toHex(other) }] as const
    expect(isUnderRoot({ text: 'mine', path, betsRoot })).toBe(true)
    expect(isUnderRoot({ text: 'mine!', path, betsRoot })).toBe(false)
    expect(isUnderRoot({ text: 'mine', path: [{ side: 'right', hash: toHex(other) }], betsRoot })).toBe(false)
  })
})

describe('LOTT-1 the hub', () => {
  const lotteries = ['ssc', 'vn-south', 'ph-42', 'ph-2d'].map((family) => ({
    family,
    intervalSeconds: family === 'ssc' ? 60 : null,
  })) as unknown as Parameters<typeof byMenu>[0]
  const menusIn = (timeZone: string) => byMenu(lotteries, timeZone).map(({ menu }) => menu)

  it('begins with the lotteries of the site’s own country', () => {
    expect(menusIn('Asia/Manila')).toEqual(['ph', 'ssc', 'vn'])
    expect(menusIn('Asia/Ho_Chi_Minh')).toEqual(['vn', 'ssc', 'ph'])
    expect(menusIn('Europe/Malta')).toEqual(['ssc', 'vn', 'ph'])
  })
})
