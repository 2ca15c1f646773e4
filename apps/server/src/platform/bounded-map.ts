/** A map that forgets the entries set longest ago when it would hold more than its most. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number

  constructor(most: number) {
    super()
    this.#most = most
  }

  override set(key: Key, value: Value): this {
    this.delete(key)
    if (this.size >= this.#most) this.#forget(Math.ceil(this.#most / 8))
    return super.set(key, value)
  }

  /** Deletes many at once: finding a map's oldest entry steps over everything deleted before it. */
  #forget(count: number): void {
    let left = count
    for (const key of this.keys()) {
      if (left-- === 0) return
      this.delete(key)
    }
  }
}
