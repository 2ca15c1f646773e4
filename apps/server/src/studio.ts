/** Runs the bundled game vendor beside the platform; the two still meet over HTTP only, as with any other vendor. */
import assert from 'node:assert/strict'
import {
  launchUrl,
  OperatorRefused,
  openStudio,
  operate,
  type RunningStudio,
  studioVendors,
} from '@perya/studio'
import { demoIdentity } from '@perya/vendor-protocol'
import { offerGames } from '#features/catalogue/index.ts'
import { ChangeRefused, demoMerchant } from '#features/merchants/index.ts'
import { platformPublicKey } from '#features/vendors/index.ts'
import type { Context } from '#platform/context.ts'

export function openStudioBeside(ctx: Context, databaseUrl: string): Promise<RunningStudio> {
  const { env, log, secrets } = ctx
  assert(env.mode === 'demo', 'in production the studio is a process of its own, with keys of its own')
  return openStudio({
    databaseUrl,
    walletUrl: `http://127.0.0.1:${env.vendorPort ?? env.port}`,
    brand: demoMerchant,
    identityOf: (vendor) => demoIdentity({ vendor, brand: demoMerchant }, 'hmac-sha256'),
    platformKey: platformPublicKey(ctx),
    secret: secrets.key('studio').toString('hex'),
    log: log.child({ part: 'studio' }),
  })
}

/** Opens the tiles of what can be played; without a client every one of them stays in maintenance. */
export async function offerStudioGames({ db }: Context, { offers }: RunningStudio): Promise<void> {
  for (const vendor of studioVendors) {
    const gameCodes = offers.get(vendor) ?? []
    await offerGames(db, { vendor, launchUrl: gameCodes.length > 0 ? launchUrl : null, gameCodes })
  }
}

/** What operators say to the studio beside a demo, which keeps its rounds in the same database. */
export async function operateStudio({ pool }: Pick<Context, 'pool'>, words: string[]): Promise<string> {
  try {
    return await operate({ db: pool, brand: demoMerchant }, words)
  } catch (error) {
    throw error instanceof OperatorRefused ? new ChangeRefused(error.message) : error
  }
}
