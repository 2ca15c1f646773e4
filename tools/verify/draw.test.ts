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
  beacon: Beacon = { source: 'local', randomness: hash(`beacon ${place}`), signature: null },
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
    chain: { terminal, length: seeds.length },
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
  for (const place of [0, 5, 11]) expect(proveDraw(drawOf(family, place))).toHaveLength(4)
  for (const place of [0, 5, 11]) expect(holds(drawOf(family, place))).toBe(true)
})

it('R-59 a draw with anything changed is not', () => {
  const draw = drawOf('ssc', 3)
  expect(isDraw(draw)).toBe(true)
  for (const change of [
    { seed: seeds[4] as string },
    { place: 4 },
    { betsRoot: hash('others') },
    { beacon: { source: 'local', randomness: hash('another'), signature: null } },
    { issueNo: '202611150099' },
    { result: ['1', '1', '1', '1', 'x'] },
    { sealedAt: '2026-11-15T00:01:01.000Z' },
  ]) {
    expect(holds({ ...draw, ...change }), JSON.stringify(change)).toBe(false)
  }
  expect(() => proveDraw({ ...draw, seed: null })).toThrow('not drawn yet')
  expect(() => proveDraw({ ...draw, drawSource: 'external' })).toThrow('drawn elsewhere')
})

it('R-60 a draw that names the public beacon carries the signature its randomness came from', () => {
  const signature = 'ab'.repeat(48)
  const randomness = toHex(hashBytes(Buffer.from(signature, 'hex')))
  const draw = drawOf('ssc', 3, { source: 'drand:52db', randomness, signature })
  expect(proveDraw(draw)).toHaveLength(5)
  expect(holds(draw)).toBe(true)
  for (const other of [null, 'cd'.repeat(48)]) {
    expect(holds({ ...draw, beacon: { ...(draw.beacon as Beacon), signature: other } })).toBe(false)
  }
})
