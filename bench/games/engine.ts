/** The engine alone: how many rounds a second it decides, and what they return on average. */
import { createCipheriv } from 'node:crypto'
import { openStream, type WordSource } from '@perya/fairness'
import {
  declaredReturns,
  hiLoWays,
  luckyNineBestMove,
  luckyNineTotal,
  originals,
  playSlot,
  type Ratio,
  type SlotModelId,
  slotModels,
} from '@perya/game-rules'

/** A bet of one peso: what it pays, in pesos, and what it returns exactly. */
type Model = { name: string; exact: number; play: (source: WordSource) => number }

const stake = 10_000n
const pesos = (payout: bigint) => Number(payout) / 10_000
/** Far more digits than a simulation can tell apart. */
const toNumber = ({ numerator, denominator }: Ratio) => Number((numerator * 10n ** 15n) / denominator) / 1e15

const slots = (Object.keys(slotModels) as SlotModelId[]).map((id): Model => {
  const model = slotModels[id]
  return {
    name: id,
    exact: toNumber(declaredReturns[id]),
    play: (source) => playSlot(model, source).coins / model.coins,
  }
})

/** Higher from the lower half of the ranks, lower from the upper. */
const guess = (rank: number) => (rank <= 7 ? 'higher' : 'lower')
const ranks = Array.from({ length: 13 }, (_, at) => at + 1)

const dice = { side: 'under', chance: 4_950 } as const
const plinko = { rows: 16, risk: 'high' } as const
const wheel = { size: 50, risk: 'high' } as const

const houseGames: Model[] = [
  {
    name: 'color-game',
    exact: toNumber(originals.COLOR_GAME.rtp()),
    play: (source) =>
      pesos(originals.COLOR_GAME.settle({ stakes: { red: stake } }, originals.COLOR_GAME.draw(source))),
  },
  {
    name: 'crash at 2.00',
    exact: toNumber(originals.CRASH.rtp(200)),
    play: (source) =>
      pesos(originals.CRASH.settle({ stake, autoCashOut: 200 }, originals.CRASH.draw(source))),
  },
  {
    name: 'dice',
    exact: toNumber(originals.DICE.rtp(dice)),
    play: (source) => pesos(originals.DICE.settle({ stake, ...dice }, originals.DICE.draw(source))),
  },
  {
    name: 'hi-lo, one guess',
    exact:
      ranks.reduce((sum, rank) => sum + toNumber(originals.HI_LO.rtp([hiLoWays(rank, guess(rank))])), 0) / 13,
    play: (source) => {
      const outcome = originals.HI_LO.draw(source)
      const rank = Math.floor((outcome.cards[0] ?? 0) / 4) + 1
      return pesos(originals.HI_LO.settle({ stake }, outcome, [guess(rank)]))
    },
  },
  {
    name: 'keno, five picks',
    exact: toNumber(originals.KENO.rtp(5)),
    play: (source) =>
      pesos(originals.KENO.settle({ stake, picks: [1, 2, 3, 4, 5] }, originals.KENO.draw(source))),
  },
  {
    name: 'limbo at 2.00',
    exact: toNumber(originals.LIMBO.rtp({ target: 200 })),
    play: (source) => pesos(originals.LIMBO.settle({ stake, target: 200 }, originals.LIMBO.draw(source))),
  },
  {
    name: 'lucky 9, best move',
    exact: toNumber(originals.LUCKY_9.rtp().hand),
    play: (source) => {
      const outcome = originals.LUCKY_9.draw(source)
      const move = luckyNineBestMove(luckyNineTotal(outcome.player.slice(0, 2)))
      return pesos(originals.LUCKY_9.settle({ stake }, outcome, move))
    },
  },
  {
    name: 'mines, five, three opened',
    exact: toNumber(originals.MINES.rtp({ mines: 5, safe: 3 })),
    play: (source) => {
      const outcome = originals.MINES.draw(source, { mines: 5 })
      const hit = [0, 1, 2].findIndex((cell) => outcome.mines.includes(cell))
      const opened = [0, 1, 2].slice(0, hit === -1 ? 3 : hit + 1)
      return pesos(originals.MINES.settle({ stake, mines: 5 }, outcome, opened))
    },
  },
  {
    name: 'plinko, 16 rows, high',
    exact: toNumber(originals.PLINKO.rtp(plinko)),
    play: (source) =>
      pesos(originals.PLINKO.settle({ stake, ...plinko }, originals.PLINKO.draw(source, plinko))),
  },
  {
    name: 'wheel of 50, high',
    exact: toNumber(originals.WHEEL.rtp(wheel)),
    play: (source) => pesos(originals.WHEEL.settle({ stake, ...wheel }, originals.WHEEL.draw(source, wheel))),
  },
]

/** The same words in every run, and a hundred times as many a second as the stream of a round gives. */
function openFastSource(seed: number): WordSource {
  const key = Buffer.alloc(16)
  key.writeUInt32BE(seed)
  const cipher = createCipheriv('aes-128-ctr', key, Buffer.alloc(16))
  const zeros = Buffer.alloc(1 << 16)
  let block = new Uint32Array(0)
  let used = 0
  return {
    bits: 32,
    next: () => {
      if (used === block.length) {
        const bytes = cipher.update(zeros)
        block = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
        used = 0
      }
      return block[used++] as number
    },
  }
}

/** With the stream every real round has, HMAC and all. */
function roundsPerSecond({ play }: Model): number {
  const serverSeed = 'ab'.repeat(32)
  const forMs = 400
  let nonce = 0
  const run = (until: number) => {
    while (performance.now() < until) {
      for (let turn = 0; turn < 50; turn++)
        play(openStream({ serverSeed, clientSeed: 'bench', nonce: nonce++ }))
    }
  }
  run(performance.now() + 100)
  nonce = 0
  const start = performance.now()
  run(start + forMs)
  return Math.round((nonce / (performance.now() - start)) * 1_000)
}

/** How far the average of the rounds lies from the exact return, in standard errors. */
function simulate({ play, exact }: Model, rounds: number, seed: number) {
  const source = openFastSource(seed)
  let [sum, squares] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const paid = play(source)
    sum += paid
    squares += paid * paid
  }
  const mean = sum / rounds
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds)
  return { mean, halfWidth: z99 * error, z: (mean - exact) / error }
}

/** Of a normal distribution, 99 % lies within so many standard errors. */
const z99 = 2.5758

const percent = (share: number) => `${(share * 100).toFixed(3)} %`

export function measureEngine(rounds: number) {
  const seen = [...slots, ...houseGames].map((model, at) => {
    const perSecond = roundsPerSecond(model)
    const { mean, halfWidth, z } = simulate(model, rounds, at + 1)
    const isInside = Math.abs(z) <= z99
    console.log(
      `  ${model.name.padEnd(26)} ${String(perSecond).padStart(8)} rounds/s   exact ${percent(model.exact)}   ` +
        `seen ${percent(mean)} ± ${percent(halfWidth)} ${isInside ? '' : '  OUTSIDE'}`,
    )
    return { perSecond, isInside, z: Math.abs(z) }
  })
  return {
    simulatedRounds: rounds,
    gameModels: seen.length,
    rtpInside99: seen.filter(({ isInside }) => isInside).length,
    rtpWorstZ: Math.round(Math.max(...seen.map(({ z }) => z)) * 100) / 100,
    slowestRoundsPerSecond: Math.min(...seen.map(({ perSecond }) => perSecond)),
  }
}
