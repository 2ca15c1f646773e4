/** What one file of tests puts in place of the browser's globals is gone before the next is loaded. */
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.unstubAllGlobals()
})
