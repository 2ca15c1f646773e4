/**
 * Asks of every game's outcomes whether chance made them, by the policy of one repetition.
 *
 *   npm run randomness                              a hundred thousand outcomes of each game
 *   npm run randomness -- --outcomes 10000000       as many as a release asks for
 *   npm run randomness -- --games dice,lottery      those whose names begin so
 *   npm run randomness -- --raw                     the stream itself, by rngtest, ent and all of dieharder
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type Game, games } from './game.ts'
import { failuresOf, type Trial } from './policy.ts'
import { tryRaw } from './raw.ts'
import { roundsOf, sampleOf } from './sample.ts'
import { trialsOf } from './trials.ts'

const { values } = parseArgs({
  options: {
    outcomes: { type: 'string', default: '100000' },
    games: { type: 'string', default: '' },
    raw: { type: 'boolean', default: false },
  },
})

function tryGames(chosen: readonly Game[], outcomes: number): Trial[] {
  return chosen.flatMap((game) => {
    const seed = randomBytes(32).toString('hex')
    const trials = trialsOf(sampleOf(game, outcomes, roundsOf(seed)))
    const least = Math.min(...trials.map(({ p }) => p))
    console.log(
      `  ${game.name.padEnd(22)} ${trials.length} trials, least chance ${least.toFixed(5)}   ${seed}`,
    )
    return trials
  })
}

/** A failure is tried once more with new seeds and ten times the outcomes; a second one stands. */
function judge(chosen: readonly Game[], outcomes: number): boolean {
  const trials = tryGames(chosen, outcomes)
  const failures = failuresOf(trials)
  console.log(`${trials.length} trials of ${outcomes} outcomes, ${failures.length} failed`)
  if (failures.length === 0) return true
  for (const { name, p } of failures) console.log(`  ${name}: ${p}`)
  const doubtful = chosen.filter((game) => failures.some(({ name }) => name.startsWith(`${game.name}:`)))
  const again = failuresOf(tryGames(doubtful, outcomes * 10))
  for (const { name, p } of again) console.log(`  again ${name}: ${p}`)
  return again.length === 0
}

const prefixes = values.games.split(',').map((prefix) => prefix.trim())
const chosen = games.filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)))
const isFair = values.raw ? await tryRaw() : judge(chosen, Number(values.outcomes))
console.log(isFair ? 'Nothing speaks against chance.' : 'FAILED')
process.exit(isFair ? 0 : 1)
