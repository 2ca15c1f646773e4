/** Stops what is no longer as it was sealed, by the switches operators use; only people open it again. */
import { stopEverywhere } from '#features/lottery/index.ts'
import { ChangeRefused } from '#features/merchants/index.ts'
import { setVendorGame, setVendorMaintenance } from '#features/vendors/index.ts'
import type { Context } from '#platform/context.ts'
import type { Difference } from './differences.rules.ts'
import type { Release } from './release.ts'

const signed = { operator: 'self-check', reason: 'self-check: not as it was sealed' }

export async function stopGames(
  ctx: Context,
  { games }: Pick<Release, 'games'>,
  differences: readonly Difference[],
): Promise<void> {
  const changed = new Set(differences.map(({ component }) => component))
  const ofGames = new Set(games.map(({ component }) => component))
  // What all games are played by has changed, so none of them can be trusted.
  const isAll = [...changed].some((component) => !ofGames.has(component))
  if (isAll) return stopAll(ctx, [...ofGames])
  for (const component of changed) {
    const [kind, first = '', gameCode = ''] = component.split(' ')
    if (kind === 'lottery') await stopEverywhere(ctx, { ...signed, code: first })
    else await whereOffered(setVendorGame(ctx, { ...signed, code: first, gameCode, isOpen: false }))
  }
}

async function stopAll(ctx: Context, components: readonly string[]): Promise<void> {
  const vendors = new Set(
    components.filter((each) => each.startsWith('game ')).map((each) => each.split(' ')[1] ?? ''),
  )
  for (const vendor of vendors) await whereOffered(setVendorMaintenance(ctx, vendor, true))
  await stopEverywhere(ctx, { ...signed, code: '*' })
}

/** A platform may have no such vendor, and so none of its games to stop. */
async function whereOffered(stopping: Promise<void>): Promise<void> {
  await stopping.catch((error) => {
    if (!(error instanceof ChangeRefused)) throw error
  })
}
