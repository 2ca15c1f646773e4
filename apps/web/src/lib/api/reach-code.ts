import { ApiError } from './api-error.ts'

/** Waits for code that is fetched when first needed: out of reach, it fails as a call does. */
export async function reachCode<Module>(code: Promise<Module>): Promise<Module> {
  try {
    return await code
  } catch {
    throw new ApiError('network.offline', '')
  }
}
