/**
 * Whoever waits goes together: calls leave for the database as soon as one of two connections is free.
 *
 * There is no timer. One caller alone waits for nobody; many share one call, one commit and one write to disk.
 * At most one item of a lane is under way, so a batch never meets itself on a row.
 */
import { isFromDatabase } from './database-error.ts'

type Waiting<Item, Answer> = {
  item: Item
  lane: bigint
  tries: number
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

export type BatcherOptions<Item, Answer> = {
  /** What two items may not share while under way, such as the member's account. */
  laneOf: (item: Item) => bigint
  /** One call for all of them that has committed when it answers, one answer for each. */
  run: (items: readonly Item[]) => Promise<readonly Answer[]>
  connections?: number
  batchMax?: number
}

const triesMax = 8

export class Batcher<Item, Answer> {
  readonly #options: BatcherOptions<Item, Answer>
  readonly #batchMax: number
  #free: number
  /** May leave now. */
  #ready: Waiting<Item, Answer>[] = []
  /** One entry for each lane with an item ready or under way: those that queue behind it. */
  readonly #lanes = new Map<bigint, Waiting<Item, Answer>[]>()
  /** Leave by themselves, since together with others they failed. */
  #alone: Waiting<Item, Answer>[] = []
  #isWoken = false

  constructor(options: BatcherOptions<Item, Answer>) {
    this.#options = options
    this.#free = options.connections ?? 2
    this.#batchMax = options.batchMax ?? 128
  }

  add(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const lane = this.#options.laneOf(item)
      const waiting: Waiting<Item, Answer> = { item, lane, tries: 0, resolve, reject }
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
    const alone = this.#alone.shift()
    const share = Math.min(this.#batchMax, Math.ceil(this.#ready.length / this.#free))
    const batch = alone ? [alone] : this.#ready.splice(0, share)
    this.#free -= 1
    this.#options.run(batch.map((waiting) => waiting.item)).then(
      (answers) => {
        this.#free += 1
        batch.forEach((waiting, index) => {
          waiting.resolve(answers[index] as Answer)
          this.#advance(waiting.lane)
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

  #recover(batch: readonly Waiting<Item, Answer>[], error: unknown): void {
    const code = isFromDatabase(error) ? error.code : undefined
    if (code === '40P01' || code === '40001' || code === '55P03') {
      this.#retry(batch, error)
    } else if (code !== undefined && batch.length > 1) {
      // One of them poisons the batch, and only alone it can be told which.
      this.#alone.push(...batch)
    } else if (code === '23505') {
      // The same key came over two lanes at once; the other one has committed by now and is found.
      this.#retry(batch, error)
    } else {
      // A lost connection leaves the outcome open; the caller asks again under the same key.
      for (const waiting of batch) this.#refuse(waiting, error)
    }
  }

  #retry(batch: readonly Waiting<Item, Answer>[], error: unknown): void {
    for (const waiting of batch) {
      waiting.tries += 1
      if (waiting.tries >= triesMax) {
        this.#refuse(waiting, error)
        continue
      }
      setTimeout(() => {
        this.#alone.push(waiting)
        this.#wake()
      }, 2 ** waiting.tries)
    }
  }

  #refuse(waiting: Waiting<Item, Answer>, error: unknown): void {
    waiting.reject(error)
    this.#advance(waiting.lane)
  }

  #advance(lane: bigint): void {
    const next = this.#lanes.get(lane)?.shift()
    if (next) this.#ready.push(next)
    else this.#lanes.delete(lane)
  }
}
