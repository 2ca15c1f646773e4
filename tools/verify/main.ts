/** Proves one round, or a list of rounds, from a file; needs nothing but the file. */
import { readFileSync } from 'node:fs'
import { prove } from './prove.ts'
import type { Round } from './round.ts'
import { sha256 } from './seeds.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Usage: npm run verify -- round.json')
  process.exit(2)
}

let isProved = true
try {
  const read = JSON.parse(readFileSync(file, 'utf8')) as Round | Round[]
  for (const round of [read].flat()) {
    console.log(`${round.game}, bet ${round.seeds.nonce} of seed ${round.seeds.commitment}`)
    if (round.paytable) console.log(`  paytable ${sha256(JSON.stringify(round.paytable))}`)
    for (const { text, isTrue } of prove(round)) {
      console.log(`  ${isTrue ? '✓' : '✗ NOT TRUE:'} ${text}`)
      isProved &&= isTrue
    }
  }
} catch (error) {
  console.error(`This is no round: ${error instanceof Error ? error.message : error}`)
  process.exit(2)
}
process.exit(isProved ? 0 : 1)
