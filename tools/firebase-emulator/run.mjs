/** `npm run test:firebase`: the suite against Firebase's Auth emulator, by itself. */
import { ensureInstalled } from '../toolchain.mjs'
import { testFirebase } from './emulator.mjs'

await ensureInstalled()
process.exitCode = await testFirebase()
