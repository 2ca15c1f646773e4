/**
 * Whoever waits goes together: postings leave for the database as soon as one of two connections is free.
 *
 * There is no timer. One player alone waits for nobody; many share one call, one commit and one write to disk.
 * At most one posting of an account is under way, so a batch never meets itself on a wallet. Where many wait
 * for the same one, they take turns in a call of their own instead of holding up everyone's.
 */
import { randomInt } from 'node:crypto'
import type { Pool } from '#platform/db.ts'
import { isFromDatabase, type Posting, type PostingAnswer, postAlone } from './posting.store.ts'

type Waiting = {
  posting: Posting
  lane: bigint
  tries: number
  resolve: (answer: PostingAnswer) => void
  reject: (error: unknown) => void
}

export type BatcherOptions = { connections?: number; batchMax?: number }

const triesMax = 8

/** So many behind one another on an account go together. */
const crowd = 4
const crowdMax = 32

export class PostingBatcher {
  readonly #pool: Pool
  readonly #batchMax: number
  #free: number
  /** May leave now. */
  #ready: Waiting[] = []
  /** One entry for each account with a posting ready or under way: those that queue behind it. */
  readonly #lanes = new Map<bigint, Waiting[]>()
  /** Leave by themselves, since together with others they failed. */
  #alone: Waiting[] = []
  #isWoken = false

  constructor(pool: Pool, { connections = 2, batchMax = 128 }: BatcherOptions = {}) {
    this.#pool = pool
    this.#free = connections
    this.#batchMax = batchMax
  }

  post(posting: Posting): Promise<PostingAnswer> {
    return new Promise((resolve, reject) => {
      const lane = posting.legs[0]?.account ?? 0n
      const waiting: Waiting = { posting, lane, tries: 0, resolve, reject }
      const queue = this.#lanes.get(lane)
      if (queue) {
        queue.push(waiting)
        return
      }
      this.#lanes.set(lane, [])
      this.#ready.push(waiting)
      this.#wake()
    })
  }

  /** Leaves at the end of this turn of the event loop, so that calls read from the network together go together. */
  #wake(): void {
    if (this.#isWoken || this.#free === 0) return
    this.#isWoken = true
    setImmediate(() => {
      this.#isWoken = false
      while (this.#free > 0 && this.#ready.length + this.#alone.length > 0) this.#leave()
    })
  }

  #leave(): void {
    const batch = this.#nextBatch()
    this.#free -= 1
    postAlone(
      this.#pool,
      batch.map((waiting) => waiting.posting),
    ).then(
      (answers) => {
        this.#free += 1
        for (const lane of new Set(batch.map((waiting) => waiting.lane))) this.#advance(lane)
        batch.forEach((waiting, index) => {
          waiting.resolve(answers[index] as PostingAnswer)
        })
        this.#wake()
      },
      (error: unknown) => {
        this.#free += 1
        this.#recover(batch, error)
        this.#wake()
      },
    )
  }

  #nextBatch(): Waiting[] {
    const alone = this.#alone.shift()
    if (alone) return [alone]
    const first = this.#ready[0] as Waiting
    const behind = this.#lanes.get(first.lane) ?? []
    if (behind.length >= crowd) {
      this.#ready.shift()
      return [first, ...behind.splice(0, crowdMax - 1)]
    }
    return this.#ready.splice(0, Math.min(this.#batchMax, Math.ceil(this.#ready.length / this.#free)))
  }

  #recover(batch: readonly Waiting[], error: unknown): void {
    const code = isFromDatabase(error) ? error.code : undefined
    if (code === '40P01' || code === '40001' || code === '55P03') {
      this.#retry(batch, error)
    } else if (code !== undefined && batch.length > 1) {
      // One of them poisons the batch, and only alone it can be told which.
      this.#alone.push(...batch)
    } else if (code === '23505') {
      // The same key came over two accounts at once; the other one has committed by now and is found.
      this.#retry(batch, error)
    } else {
      // A lost connection leaves the outcome open; the caller asks again under the same key.
      for (const waiting of batch) this.#refuse(waiting, error)
    }
  }

  #retry(batch: readonly Waiting[], error: unknown): void {
    for (const waiting of batch) {
      waiting.tries += 1
      if (waiting.tries >= triesMax) {
        this.#refuse(waiting, error)
        continue
      }
      const pauseMs = randomInt(2 ** waiting.tries)
      setTimeout(() => {
        this.#alone.push(waiting)
        this.#wake()
      }, pauseMs)
    }
  }

  #refuse(waiting: Waiting, error: unknown): void {
    waiting.reject(error)
    this.#advance(waiting.lane)
  }

  #advance(lane: bigint): void {
    const next = this.#lanes.get(lane)?.shift()
    if (next) this.#ready.push(next)
    else this.#lanes.delete(lane)
  }
}
