import { ApiError } from './api-error.ts'

/** How long code that is kept on the device may take to come, before being offline counts. */
const keptMs = 1_000

/** Waits for code that is fetched when first needed: out of reach, it fails as a call does, and may be asked for again. */
export async function reachCode<Module>(code: Promise<Module>): Promise<Module> {
  try {
    return await Promise.race([code, offline()])
  } catch {
    throw new ApiError('network.offline', '')
  }
}

function offline(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => {
      if (!navigator.onLine) reject(new Error('offline'))
    }, keptMs)
  })
}
