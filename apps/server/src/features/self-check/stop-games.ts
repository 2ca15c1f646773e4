/** Stops what is no longer as it was sealed, by the switches operators use; only people open it again. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stopEverywhere } from '#features/lottery/index.ts'
import { ChangeRefused } from '#features/merchants/index.ts'
import { setVendorGame, setVendorMaintenance } from '#features/vendors/index.ts'
import type { Context } from '#platform/context.ts'
import type { Difference } from './differences.rules.ts'
import { projectRoot, type Release } from './release.ts'
import { parseRulesLock, rulesLocks } from './rules-lock.ts'

const signed = { operator: 'self-check', reason: 'self-check: not as it was sealed' }

/** As this process was started with them: by the time all are stopped, the files may no longer say. */
const vendorsOfHouse = new Set(
  rulesLocks
    .flatMap((lock) => parseRulesLock(readFileSync(join(projectRoot, lock), 'utf8')))
    .flatMap(({ component }) => (component.startsWith('game ') ? [component.split(' ')[1] as string] : [])),
)

export async function stopGames(
  ctx: Context,
  { games }: Pick<Release, 'games'>,
  differences: readonly Difference[],
): Promise<void> {
  const changed = new Set(differences.map(({ component }) => component))
  const ofGames = new Set(games.map(({ component }) => component))
  // What all games are played by has changed, so none of them can be trusted; a demo's tree is for changing.
  const isAll = [...changed].some((component) => !ofGames.has(component))
  if (isAll && ctx.env.mode === 'production') return stopAll(ctx)
  for (const component of changed) {
    if (!ofGames.has(component)) continue
    const [kind, first = '', gameCode = ''] = component.split(' ')
    if (kind === 'lottery') await stopEverywhere(ctx, { ...signed, code: first })
    else await whereOffered(setVendorGame(ctx, { ...signed, code: first, gameCode, isOpen: false }))
  }
}

async function stopAll(ctx: Context): Promise<void> {
  for (const vendor of vendorsOfHouse) await whereOffered(setVendorMaintenance(ctx, vendor, true))
  await stopEverywhere(ctx, { ...signed, code: '*' })
}

/** A platform may have no such vendor, and so none of its games to stop. */
async function whereOffered(stopping: Promise<void>): Promise<void> {
  await stopping.catch((error) => {
    if (!(error instanceof ChangeRefused)) throw error
  })
}
