/**
 * Proves that no game's rules or paytable changed unnoticed.
 *
 * `rules.lock` lists every game of the house with the files that state it and their hash; servers compare
 * themselves with it. `--seal` writes it anew, so that a change of rules is a line in a diff.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { games } from '@perya/catalogue-data'
import { type OriginalCode, originalOf, slotGames } from '@perya/game-rules'
import { type Family, lotteries } from '@perya/lottery-rules'
import { hashTree } from '../apps/server/src/features/self-check/hash-tree.ts'
import {
  type GameRules,
  hashRules,
  rulesLocks,
  writeRulesLock,
} from '../apps/server/src/features/self-check/rules-lock.ts'

const gameRules = 'packages/game-rules/src'
const lotteryRules = 'packages/lottery-rules/src'

const filesOfOriginal: Record<OriginalCode, readonly string[]> = {
  COLOR_GAME: ['color-game'],
  CRASH: ['crash', 'point'],
  DICE: ['dice'],
  HI_LO: ['card', 'hi-lo'],
  KENO: ['keno'],
  LIMBO: ['limbo', 'point'],
  LUCKY_9: ['card', 'lucky-nine'],
  MINES: ['mines'],
  PLINKO: ['plinko'],
  WHEEL: ['wheel'],
}

/** Families that are bet on alike share a folder. */
const folderOf = (family: Family) => family.replace(/^(ph|vn)-.*/, '$1')

const rulesOfGames: GameRules[] = games.flatMap((game) => {
  const { vendor, gameCode, nodeId } = game
  const component = `game ${vendor} ${gameCode}`
  const slot = slotGames.get(nodeId)
  if (slot) return [{ component, files: [`${gameRules}/slots/models/${slot.model}.ts`] }]
  const original = originalOf(game)
  if (!original) return []
  return [{ component, files: filesOfOriginal[original].map((name) => `${gameRules}/originals/${name}.ts`) }]
})

const rulesOfLotteries: GameRules[] = lotteries.map(({ code, family }) => {
  const folder = `${lotteryRules}/${folderOf(family)}`
  const files = readdirSync(folder).filter((name) => !name.endsWith('.test.ts'))
  return { component: `lottery ${code}`, files: files.sort().map((name) => `${folder}/${name}`) }
})

const hashes = await hashTree('.', [gameRules, lotteryRules])
const complaints: string[] = []
for (const [index, rules] of [rulesOfGames, rulesOfLotteries].entries()) {
  const lock = rulesLocks[index] as string
  rules.sort((a, b) => (a.component < b.component ? -1 : 1))
  const missing = rules.flatMap(({ files }) => files).filter((path) => !hashes.has(path))
  complaints.push(...missing.map((path) => `${path} is named as rules of a game and is not there.`))
  const text = writeRulesLock(rules.map((game) => ({ ...game, sha256: hashRules(game, hashes) })))
  if (process.argv.includes('--seal')) writeFileSync(lock, text)
  else if (!existsSync(lock) || readFileSync(lock, 'utf8') !== text) {
    complaints.push(`Rules differ from ${lock}: if they are meant to, run \`node tools/rules.ts --seal\`.`)
  }
  if (rules.length < 10) complaints.push(`Only ${rules.length} games were seen for ${lock}.`)
}

for (const complaint of complaints) console.error(complaint)
process.exit(complaints.length === 0 ? 0 : 1)
