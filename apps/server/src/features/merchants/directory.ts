/**
 * Every merchant, kept in memory by each process and read again when one of them changes.
 *
 * A trial twin answers on the hosts of the site it belongs to, so a site and its twin share one status.
 */
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Close } from '#platform/feature.ts'
import { follow } from '#platform/follow.ts'
import { service } from '#platform/service.ts'
import { type Merchant, toMerchant } from './merchant.ts'
import { listMerchants } from './merchants.store.ts'

export const merchantChannel = 'merchant'

export type Directory = {
  byCode: ReadonlyMap<string, Merchant>
  byHost: ReadonlyMap<string, Merchant>
  default: Merchant | undefined
}

const directories = service<Directory>('directory of merchants')

/** Reads the merchants and keeps following them. */
export const openDirectory = (ctx: Context): Promise<Close> => follow(ctx, merchantChannel, () => reload(ctx))

async function reload(ctx: Context): Promise<void> {
  const merchants = (await listMerchants(ctx.db)).map(toMerchant)
  directories.open(ctx, {
    byCode: new Map(merchants.map((merchant) => [merchant.code, merchant])),
    byHost: new Map(merchants.flatMap((merchant) => merchant.hosts.map((host) => [host, merchant] as const))),
    default: merchants.find((merchant) => merchant.isDefault),
  })
}

/** The site on this host, else the default one. */
export function siteOn(ctx: Context, hostname: string): Merchant {
  const directory = directories.of(ctx)
  const merchant = directory.byHost.get(hostname) ?? directory.default
  if (!merchant) throw new AppError('merchant.unknown')
  return merchant
}

export function merchantOf(ctx: Context, code: string): Merchant {
  const merchant = directories.of(ctx).byCode.get(code)
  if (!merchant) throw new AppError('merchant.unknown')
  return merchant
}

/** The merchant of this code, else the default one, which answers for what names nobody. */
export function merchantOrDefault(ctx: Context, code: string): Merchant {
  const { byCode, default: fallback } = directories.of(ctx)
  const merchant = byCode.get(code) ?? fallback
  if (!merchant) throw new AppError('merchant.unknown')
  return merchant
}

/** The twin that holds this site's trial members. */
export function trialTwinOf(ctx: Context, code: string): Merchant | undefined {
  for (const merchant of directories.of(ctx).byCode.values()) {
    if (merchant.trialOf === code) return merchant
  }
  return undefined
}
