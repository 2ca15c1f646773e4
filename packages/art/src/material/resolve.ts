import { createRequire } from 'node:module'

/** Finds files inside the packages the art is made of. */
export const require = createRequire(import.meta.url)
