import type { Context } from '#platform/context.ts'
import { merchantOf } from './directory.ts'
import { picturePlaces } from './place.rules.ts'

/** What goes before the path of a game's picture; empty where the site itself has the pictures. A twin shows its site's. */
export function picturesOf(ctx: Context, code: string): string {
  const merchant = merchantOf(ctx, code)
  const { settings } = merchant.trialOf === null ? merchant : merchantOf(ctx, merchant.trialOf)
  return picturePlaces(settings)[0] ?? ''
}
