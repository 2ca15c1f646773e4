import type { Context } from '#platform/context.ts'
import type { Asked } from '#platform/web/site.ts'
import { merchantOf } from './directory.ts'
import { siteOrigin } from './site-origin.rules.ts'

/** Where links of a merchant lead, a trial twin's to its site; undefined when the site has no address. */
export function originOf(ctx: Context, code: string, asked: Asked): string | undefined {
  const merchant = merchantOf(ctx, code)
  const { hosts, settings } = merchant.trialOf === null ? merchant : merchantOf(ctx, merchant.trialOf)
  const { mode, port } = ctx.env
  return siteOrigin({ mode, port, hosts, mainDomain: settings.mainDomain }, asked)
}
