import { sha256 as hashBytes, makeChain, openStream, toHex } from '@perya/fairness'
import { drawResult, families } from '@perya/lottery-rules'
import { expect, it } from 'vitest'
import { isDraw, type PublishedDraw, proveDraw } from './draw.ts'

const hash = (text: string) => toHex(hashBytes(new TextEncoder().encode(text)))
const { commitment: terminal, seeds } = makeChain('5a'.repeat(32), 12)

type Beacon = NonNullable<PublishedDraw['beacon']>

function drawOf(
  family: (typeof families)[number],
  place: number,
  beacon: Beacon = { source: 'local', round: 1, randomness: hash(`beacon ${place}`), signature: null },
): PublishedDraw {
  const [code, issueNo] = [`${family}-1`, `2026111500${String(place).padStart(2, '0')}`]
  const betsRoot = hash(`bets ${place}`)
  const serverSeed = seeds[place] as string
  const clientSeed = hash(`${code}|${issueNo}|${betsRoot}|${beacon.randomness}`)
  return {
    code,
    family,
    issueNo,
    drawsAt: '2026-11-15T00:01:00.000Z',
    drawSource: 'house',
    chain: { terminal, length: seeds.length, publishedAt: '2023-08-13T00:00:00.000Z' },
    place,
    commitment: hash(serverSeed),
    beacon,
    betsRoot,
    sealedAt: '2026-11-15T00:00:55.000Z',
    seed: serverSeed,
    result: [...drawResult(family, openStream({ serverSeed, clientSeed, nonce: 0 }))],
  }
}

const holds = (draw: PublishedDraw) => proveDraw(draw).every(({ isTrue }) => isTrue)

it.each(families)('R-59 a draw of %s is proved by a program that shares nothing with it', (family) => {
  for (const place of [0, 5, 11]) expect(proveDraw(drawOf(family, place))).toHaveLength(6)
  for (const place of [0, 5, 11]) expect(holds(drawOf(family, place))).toBe(true)
})

it('R-59 a draw with anything changed is not', () => {
  const draw = drawOf('ssc', 3)
  expect(isDraw(draw)).toBe(true)
  for (const change of [
    { seed: seeds[4] as string },
    { place: 4 },
    { betsRoot: hash('others') },
    { beacon: { source: 'local', round: 1, randomness: hash('another'), signature: null } },
    { issueNo: '202611150099' },
    { result: ['1', '1', '1', '1', 'x'] },
    { sealedAt: '2026-11-15T00:01:01.000Z' },
    { chain: { terminal, length: seeds.length, publishedAt: '2026-11-15T00:00:56.000Z' } },
  ]) {
    expect(holds({ ...draw, ...change }), JSON.stringify(change)).toBe(false)
  }
  expect(() => proveDraw({ ...draw, seed: null })).toThrow('not drawn yet')
  expect(() => proveDraw({ ...draw, drawSource: 'external' })).toThrow('drawn elsewhere')
})

/** What the league said in round 1000, at the second it said so. */
const spoken: Beacon = {
  source: 'drand:52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  round: 1_000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}
const whenSpoken = { sealedAt: '2023-08-23T15:59:20.000Z', drawsAt: '2023-08-23T15:59:24.000Z' }
const withSignature = (signature: string): Beacon => ({
  ...spoken,
  signature,
  randomness: toHex(hashBytes(Buffer.from(signature, 'hex'))),
})

it('R-60 a draw by the public beacon is proved by the league’s own signature of the round its hour names', () => {
  const draw = { ...drawOf('ssc', 3, spoken), ...whenSpoken }
  expect(proveDraw(draw)).toHaveLength(9)
  expect(holds(draw)).toBe(true)
})

it.each<[string, Beacon, Partial<PublishedDraw>]>([
  ['without a signature', { ...spoken, signature: null }, {}],
  ['with a made-up signature whose hash fits', withSignature('ab'.repeat(48)), {}],
  [
    'with a point nobody signed with',
    withSignature(
      '97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb',
    ),
    {},
  ],
  ['by another round than its hour names', spoken, { drawsAt: '2023-08-23T15:59:30.000Z' }],
  [
    'whose round was renamed to fit its hour',
    { ...spoken, round: 1_002 },
    { drawsAt: '2023-08-23T15:59:30.000Z' },
  ],
  ['by a beacon of somebody’s own', { ...spoken, source: 'drand:52db' }, {}],
  ['by randomness the beacon did not say', { ...spoken, randomness: hash('another') }, {}],
])('R-60 a draw %s is not', (_, beacon, change) => {
  expect(holds({ ...drawOf('ssc', 3, beacon), ...whenSpoken, ...change })).toBe(false)
})
