/**
 * Sends waiting items to the database in one call, as soon as one of two connections is free.
 *
 * A single item leaves at once. Many items share one call, one commit and one write to disk; a large crowd is split
 * over both connections. The only timer is for a call that hangs.
 * At most one item of a lane is under way, so a batch never waits for itself on a row. Where the call can process the
 * items of one row in turn, many items of one lane go in a call of their own instead of one after the other.
 */
import { randomInt } from 'node:crypto'
import { isFromDatabase } from './database-error.ts'
import type { Queue } from './waiting.ts'

type Waiting<Item, Answer> = {
  item: Item
  lane: bigint
  tries: number
  /** Since when nothing but a free connection keeps it. */
  readyAt: number
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

export type BatcherOptions<Item, Answer> = {
  /** The lane of an item, such as the member's account: two items of one lane are never under way at once. */
  laneOf: (item: Item) => bigint
  /** Makes one call for all items, which has committed when it returns one answer for each. */
  run: (items: readonly Item[]) => Promise<readonly Answer[]>
  connections?: number
  batchMax?: number
  /** How many items of one lane `run` may get at once, where it processes them in turn. */
  crowdMax?: number
}

const triesMax = 8

/** A smaller call is not worth its fixed cost while another is under way. */
const worthACall = 32

/** The largest crowd seen shrinks by this factor with each call, so the estimate follows when crowds get smaller. */
const crowdLeft = 0.95

/** Longer than any call takes: an item that waits this long behind a hanging call is sent without it. */
const patienceMs = 25

/** A batch waits at most this many turns of the event loop, as long as each turn brings another item. */
const turnsMax = 8

/** This many waiting items make a lane a crowd. */
const crowd = 4

export class Batcher<Item, Answer> implements Queue {
  readonly #options: BatcherOptions<Item, Answer>
  readonly #connections: number
  readonly #batchMax: number
  #free: number
  /** Items that may be sent now. */
  #ready: Waiting<Item, Answer>[] = []
  /** For each lane with an item ready or under way: the items that queue behind it. */
  readonly #lanes = new Map<bigint, Waiting<Item, Answer>[]>()
  /** How many callers are active at present, including those just answered. */
  #present = 0
  /** Items that are sent alone, because a batch with them failed. */
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
      const waiting: Waiting<Item, Answer> = { item, lane, tries: 0, readyAt: 0, resolve, reject }
      const queue = this.#lanes.get(lane)
      if (queue) {
        queue.push(waiting)
        return
      }
      this.#lanes.set(lane, [])
      this.#makeReady(waiting)
      this.#wake()
    })
  }

  /** Who queues behind others of the same lane does not count: a crowd on one account is no load on the rest. */
  waitedMs(now: number): number {
    const [first] = this.#ready
    return first ? now - first.readyAt : 0
  }

  #makeReady(waiting: Waiting<Item, Answer>): void {
    waiting.readyAt = performance.now()
    this.#ready.push(waiting)
  }

  #wake(): void {
    if (this.#isWoken || this.#free === 0) return
    this.#isWoken = true
    this.#gather(this.#ready.length, turnsMax)
  }

  /** Sends after a turn of the event loop that brought no new item, so items that arrive together are sent together. */
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

  /** A larger crowd goes in halves: while the database works on one, this process works on the other. */
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
          // The items of a crowd share a lane, which is free again after the last of them.
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
    // The few items left over would not be worth a call of their own.
    const share = this.#share()
    return this.#ready.splice(0, this.#ready.length < share * 1.5 ? this.#batchMax : share)
  }

  #recover(batch: readonly Waiting<Item, Answer>[], error: unknown): void {
    const code = isFromDatabase(error) ? error.code : undefined
    if (code === '40P01' || code === '40001' || code === '55P03') {
      this.#retry(batch, error)
    } else if (code !== undefined && batch.length > 1) {
      // One item makes the batch fail, and only sending each alone shows which.
      this.#alone.push(...batch)
    } else if (code === '23505') {
      // The same key came over two lanes at once; the other item has committed by now, so a retry finds it.
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
    if (next) this.#makeReady(next)
    else this.#lanes.delete(lane)
  }
}
