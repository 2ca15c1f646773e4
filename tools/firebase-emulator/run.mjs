/** `npm run test:firebase`: the suite against Firebase's Auth emulator, by itself. */
import { ensureInstalled } from '../toolchain.mjs'
import { openEmulator, testFirebase } from './emulator.mjs'

await ensureInstalled()
const emulator = await openEmulator()
process.exitCode = await testFirebase(emulator)
await emulator.stop()
