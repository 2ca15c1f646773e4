import { vi } from 'vitest'

/** A browser's two storages for tests in Node, with a limit to run into. */
export function fakeStorage({ maxBytes = Number.POSITIVE_INFINITY }: { maxBytes?: number } = {}): void {
  vi.stubGlobal('localStorage', storage(maxBytes))
  vi.stubGlobal('sessionStorage', storage(maxBytes))
}

function storage(maxBytes: number): Storage {
  const area = Object.create(methods) as Record<string, string>
  Object.defineProperty(area, 'maxBytes', { value: maxBytes, enumerable: false })
  return area as unknown as Storage
}

const methods = {
  getItem(this: Record<string, string>, key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] ?? null) : null
  },
  setItem(this: Record<string, string>, key: string, text: string): void {
    const others = Object.entries(this).filter(([other]) => other !== key)
    const used = others.reduce((sum, [name, value]) => sum + name.length + value.length, 0)
    if (used + key.length + text.length > Number(this.maxBytes))
      throw new DOMException('full', 'QuotaExceededError')
    this[key] = text
  },
  removeItem(this: Record<string, string>, key: string): void {
    delete this[key]
  },
  clear(this: Record<string, string>): void {
    for (const key of Object.keys(this)) delete this[key]
  },
}
