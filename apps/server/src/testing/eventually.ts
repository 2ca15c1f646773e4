import { vi } from 'vitest'

/** Resolves once the check passes; patient, since a busy machine is not a fault of the product. */
export const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 60_000, interval: 5 })
