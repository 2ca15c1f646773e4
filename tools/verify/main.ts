/** Proves a round, a draw, or a list of them from a file; needs nothing but the file. */
import { readFileSync } from 'node:fs'
import { isDraw, type PublishedDraw, proveDraw } from './draw.ts'
import { type Check, prove } from './prove.ts'
import type { Round } from './round.ts'
import { sha256 } from './seeds.ts'

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Usage: npm run verify -- round.json')
  process.exit(2)
}

type Played = Round | PublishedDraw

function checksOf(played: Played): Check[] {
  if (isDraw(played)) {
    console.log(`${played.code}, draw ${played.issueNo}`)
    return proveDraw(played)
  }
  console.log(`${played.game}, bet ${played.seeds.nonce} of seed ${played.seeds.commitment}`)
  if (played.paytable) console.log(`  paytable ${sha256(JSON.stringify(played.paytable))}`)
  return prove(played)
}

let isProved = true
try {
  const read = JSON.parse(readFileSync(file, 'utf8')) as Played | Played[]
  for (const played of [read].flat()) {
    for (const { text, isTrue } of checksOf(played)) {
      console.log(`  ${isTrue ? '✓' : '✗ NOT TRUE:'} ${text}`)
      isProved &&= isTrue
    }
  }
} catch (error) {
  console.error(`This cannot be proved: ${error instanceof Error ? error.message : error}`)
  process.exit(2)
}
process.exit(isProved ? 0 : 1)
