import { join } from 'node:path'
import { root } from './toolchain.mjs'

/** Where `npm test` leaves the names of the browser tests that needed a second try. */
export const flakyList = join(root, 'node_modules/.cache/flaky.json')
