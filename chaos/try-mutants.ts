/** Every mutant in a run of its own, and before them the wallet as it is in the same runs: only the mutants may fail. */
import type { Mutant } from './mutants.ts'
import type { Evil } from './nemesis.ts'
import { runChaos } from './run.ts'

const size = { wallets: 12, limited: 1, hot: 4, workers: 16, duplicates: 0.25, lastAttempts: 6 }
/** Enough for nearly every fault to meet its chance. */
const quiet = { answers: 1_200, blows: 0 }
const broken = { answers: 1_200, blows: 24 }

/** A fault that needs a repeat to fall on the far side of a restart may miss it; a sound wallet is never caught. */
const triesMax = 3

/** The names of those that were not caught, or of a run that failed without any. */
export async function tryMutants(
  mutants: readonly Mutant[],
  seed: number,
  tell: (text: string) => void,
): Promise<string[]> {
  const survivors: string[] = []
  const run = async (evils: readonly Evil[], mutant?: Mutant, attempt = 0) => {
    const how = evils.length === 0 ? quiet : broken
    const blows = evils.includes('kill server') ? 4 : how.blows
    return runChaos({ ...size, ...how, blows, evils, seed: seed + attempt, mutant, tell: () => {} })
  }
  const kinds = new Map(mutants.map(({ evils = [] }) => [evils.join(), evils]))
  for (const [name, evils] of kinds) {
    const { violations } = await run(evils)
    const label = `the wallet as it is, with ${name || 'nothing going wrong'}`
    tell(`${violations.length === 0 ? '✓' : '✗'} ${label}`)
    for (const { invariant, count, example } of violations)
      tell(`    ${invariant}: ${count}, such as ${example}`)
    if (violations.length > 0) survivors.push(label)
  }
  for (const mutant of mutants) {
    let { violations } = await run(mutant.evils ?? [], mutant)
    for (let attempt = 1; violations.length === 0 && attempt < triesMax; attempt += 1)
      ({ violations } = await run(mutant.evils ?? [], mutant, attempt))
    if (violations.length === 0) survivors.push(mutant.name)
    const by = violations.map(({ invariant, count }) => `${invariant} (${count})`).join('; ')
    tell(`${violations.length > 0 ? '✓' : '✗'} ${mutant.name}${by ? `: caught by ${by}` : ': not caught'}`)
  }
  return survivors
}
