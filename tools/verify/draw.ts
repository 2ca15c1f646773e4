/** The proof of a lottery's draw, written apart from the lotteries: from the published facts to the result. */
import { isDeepStrictEqual } from 'node:util'
import { isSigned, publicBeacon, randomnessOf, roundAt } from './beacon.ts'
import type { Check } from './prove.ts'
import { type Draw, drawFrom, range, sha256, take } from './seeds.ts'

/** A draw as the site publishes it. */
export type PublishedDraw = {
  code: string
  family: string
  issueNo: string
  drawsAt: string
  drawSource: 'house' | 'external'
  chain: { terminal: string; length: number; publishedAt: string } | null
  place: number | null
  commitment: string | null
  beacon: { source: string; round: number; randomness: string | null; signature: string | null } | null
  betsRoot: string | null
  sealedAt: string | null
  seed: string | null
  result: string[] | null
}

type Beacon = NonNullable<PublishedDraw['beacon']>

export const isDraw = (value: object): value is PublishedDraw => 'issueNo' in value && 'betsRoot' in value

export function proveDraw(draw: PublishedDraw): Check[] {
  const { code, issueNo, chain, place, betsRoot, sealedAt, seed, result } = draw
  const { beacon } = draw
  const randomness = beacon?.randomness
  if (draw.drawSource === 'external') throw new Error('it was drawn elsewhere, so there is no seed to prove')
  if (!chain || place === null || !betsRoot || !sealedAt || !seed || !result || !beacon || !randomness) {
    throw new Error('it is not drawn yet')
  }
  const salt = sha256(`${code}|${issueNo}|${betsRoot}|${randomness}`)
  const { below } = drawFrom({ serverSeed: seed, clientSeed: salt, nonce: 0 })
  return [
    { text: 'the seed is the one committed to', isTrue: sha256(seed) === draw.commitment },
    {
      text: `hashed ${place + 1} times, the seed is the end of the chain published for the day`,
      isTrue: place < chain.length && hashed(seed, place + 1) === chain.terminal,
    },
    {
      text: 'the chain was published before the bets were sealed',
      isTrue: Date.parse(chain.publishedAt) < Date.parse(sealedAt),
    },
    {
      text: 'the bets were sealed before the draw',
      isTrue: Date.parse(sealedAt) <= Date.parse(draw.drawsAt),
    },
    ...proveBeacon(beacon, Date.parse(draw.drawsAt)),
    {
      text: 'the result follows from the seed, the bets and the beacon',
      isTrue: isDeepStrictEqual(resultOf(draw.family, below), result),
    },
  ]
}

function proveBeacon({ source, round, randomness, signature }: Beacon, drawsAt: number): Check[] {
  if (source === 'local') {
    return [{ text: 'the beacon is the stand-in of a demo, which nobody outside vouches for', isTrue: true }]
  }
  return [
    { text: 'the beacon is the public one', isTrue: source === publicBeacon },
    {
      text: `round ${round} of the beacon is the first at the hour of the draw`,
      isTrue: round === roundAt(drawsAt),
    },
    {
      text: 'the beacon’s key signed that round',
      isTrue: signature !== null && isSigned(round, signature),
    },
    {
      text: 'the randomness is the hash of that signature',
      isTrue: signature !== null && randomnessOf(signature) === randomness,
    },
  ]
}

function hashed(seed: string, times: number): string {
  let hash = seed
  for (let step = 0; step < times; step++) hash = sha256(hash)
  return hash
}

const digits = (below: Draw, count: number) => range(count).map(() => String(below(10)))
const two = (number: number) => String(number).padStart(2, '0')
const balls = (below: Draw, count: number, of: number) => take(below, range(of, 1), count).map(two)

/** How many digits the lots of a Vietnamese draw have, from the special prize down. */
const lots = {
  'vn-north': [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2],
  'vn-south': [6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2],
}

function resultOf(family: string, below: Draw): string[] {
  const digitCount = { ssc: 5, 'ph-3d': 3, 'ph-4d': 4, 'ph-6d': 6 }[family]
  if (digitCount) return digits(below, digitCount)
  const ballCount = { '11x5': [5, 11], keno: [20, 80], 'mark-six': [7, 49] }[family]
  if (ballCount) return balls(below, ballCount[0] as number, ballCount[1] as number)
  if (family === 'pk10') return take(below, range(10, 1), 10).map(String)
  if (family === 'k3') return range(3).map(() => String(1 + below(6)))
  if (family === 'ph-2d') return range(2).map(() => two(1 + below(31)))
  if (family === 'vn-north' || family === 'vn-south') {
    return lots[family].map((length) => digits(below, length).join(''))
  }
  const six = /^ph-(42|45|49|55|58)$/.exec(family)
  if (six) return balls(below, 6, Number(six[1]))
  throw new Error(`there is no family ${family}`)
}
