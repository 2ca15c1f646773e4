/**
 * Whoever waits goes together: calls leave for the database as soon as one of two connections is free.
 *
 * One caller alone waits for nobody; many share one call, one commit and one write to disk, and of a crowd each half
 * its own. The only timer is for a call that hangs.
 * At most one item of a lane is under way, so a batch never meets itself on a row. Where the call can take turns
 * on a row, many that wait for the same one go in a call of their own instead of one after the other.
 */
import { randomInt } from 'node:crypto'
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
  /** The most of one lane that `run` may get at once, where it takes them in turns. */
  crowdMax?: number
}

const triesMax = 8

/** So many are worth a call of their own, since every call has a price of its own. */
const worthACall = 32

/** What is left of the largest crowd seen at the next call, so that a smaller one is believed after a while. */
const crowdLeft = 0.95

/** Longer than a call takes: whoever waits so long behind one that hangs leaves without it. */
const patienceMs = 25

/** For so many turns of the event loop a batch waits while each of them still brings someone. */
const turnsMax = 8

/** So many behind one another in a lane are a crowd. */
const crowd = 4

export class Batcher<Item, Answer> {
  readonly #options: BatcherOptions<Item, Answer>
  readonly #connections: number
  readonly #batchMax: number
  #free: number
  /** May leave now. */
  #ready: Waiting<Item, Answer>[] = []
  /** One entry for each lane with an item ready or under way: those that queue behind it. */
  readonly #lanes = new Map<bigint, Waiting<Item, Answer>[]>()
  /** How many come and go at present, of whom some have just been answered. */
  #present = 0
  /** Leave by themselves, since together with others they failed. */
  #alone: Waiting<Item, Answer>[] = []
  #isWoken = false
  #patience: NodeJS.Timeout | undefined

  constructor(options: BatcherOptions<Item, Answer>) {
    this.#options = options
    this.#connections = options.connections ?? 2
    this.#free = this.#connections
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

  #wake(): void {
    if (this.#isWoken || this.#free === 0) return
    this.#isWoken = true
    this.#gather(this.#ready.length, turnsMax)
  }

  /** Leaves at the end of a turn of the event loop that brought nobody new: who comes together goes together. */
  #gather(seen: number, turns: number): void {
    setImmediate(() => {
      const { length } = this.#ready
      if (length > seen && length < this.#batchMax && turns > 1) return this.#gather(length, turns - 1)
      this.#isWoken = false
      while (this.#mayLeave()) this.#leave()
      this.#waitNoLonger()
    })
  }

  #mayLeave(): boolean {
    if (this.#free === 0) return false
    const waiting = this.#ready.length + this.#alone.length
    return waiting > 0 && (this.#free === this.#connections || waiting >= this.#share() / 2)
  }

  /** All but a few go in halves: while the database works for the one, this process works for the other. */
  #share(): number {
    return Math.min(this.#batchMax, Math.max(worthACall, Math.ceil(this.#present / 2)))
  }

  #waitNoLonger(): void {
    if (this.#patience || this.#free === 0 || this.#ready.length + this.#alone.length === 0) return
    this.#patience = setTimeout(() => {
      this.#patience = undefined
      if (this.#free > 0 && this.#ready.length + this.#alone.length > 0) this.#leave()
      this.#waitNoLonger()
    }, patienceMs)
  }

  /** A connection is free again. */
  #return(): void {
    this.#free += 1
    clearTimeout(this.#patience)
    this.#patience = undefined
  }

  #leave(): void {
    this.#present = Math.max(this.#lanes.size, this.#present * crowdLeft)
    const batch = this.#nextBatch()
    this.#free -= 1
    this.#options.run(batch.map((waiting) => waiting.item)).then(
      (answers) => {
        this.#return()
        batch.forEach((waiting, index) => {
          waiting.resolve(answers[index] as Answer)
          // A crowd shares one lane, which opens behind the last of them.
          if (batch[index + 1]?.lane !== waiting.lane) this.#advance(waiting.lane)
        })
        this.#wake()
      },
      (error: unknown) => {
        this.#return()
        this.#recover(batch, error)
        this.#wake()
      },
    )
  }

  #nextBatch(): Waiting<Item, Answer>[] {
    const alone = this.#alone.shift()
    if (alone) return [alone]
    const { crowdMax } = this.#options
    const first = this.#ready[0] as Waiting<Item, Answer>
    const behind = this.#lanes.get(first.lane) ?? []
    if (crowdMax !== undefined && behind.length >= crowd) {
      this.#ready.shift()
      return [first, ...behind.splice(0, crowdMax - 1)]
    }
    // A few that are left over would go in a call too small for its price.
    const share = this.#share()
    return this.#ready.splice(0, this.#ready.length < share * 1.5 ? this.#batchMax : share)
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
      setTimeout(
        () => {
          this.#alone.push(waiting)
          this.#wake()
        },
        randomInt(2 ** waiting.tries),
      )
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
