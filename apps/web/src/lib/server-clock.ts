/** The server's clock, as far as it is known: a device's own may be minutes off. */

/** The header of an answer knows whole seconds, and an answer takes a while. */
const closeEnoughMs = 3_000

let off: number | null = null

/** The first answer tells; later ones would let the time jump. */
export function noteServerTime(date: string | null): void {
  if (off !== null || date === null) return
  const found = Date.parse(date) - Date.now()
  off = Math.abs(found) > closeEnoughMs ? found : 0
}

export const serverNow = (): number => Date.now() + (off ?? 0)
