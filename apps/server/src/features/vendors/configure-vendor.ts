/** How a vendor is set up, as an operator says; running servers follow within a second. */
import { ChangeRefused } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { assertPublic } from '#platform/public-call.ts'
import { announceVendors } from './directory.ts'
import { describeVendor } from './manage-vendor.ts'
import { insertVendor, setVendor, type VendorSettings } from './vendor.store.ts'

const wallets = ['seamless', 'transfer'] as const

/** A vendor that nobody can call from anywhere yet, and that has no key. Its kind of wallet is its for good. */
export async function addVendor(
  ctx: Context,
  { code, name, wallet }: { code: string; name: string; wallet: string },
): Promise<void> {
  if (!/^[A-Z0-9_]{2,16}$/.test(code)) {
    throw new ChangeRefused('The code of a vendor is 2 to 16 capital letters, digits or underscores.')
  }
  const kind = wallets.find((known) => known === wallet)
  if (!kind) throw new ChangeRefused(`The wallet is one of ${wallets.join(', ')}.`)
  await ctx.db.transaction().execute(async (tx) => {
    const isNew = await insertVendor(tx, { code, name, wallet: kind })
    if (!isNew) throw new ChangeRefused(`There is a vendor ${code} already.`)
    await announceVendors(tx)
  })
}

/** Where our own calls to a vendor go, `none` for nowhere; no other host is ever called for it. */
export async function setVendorUrl(ctx: Context, code: string, typed: string): Promise<void> {
  if (typed === 'none') return change(ctx, code, { base_url: null, allowed_hosts: [] })
  const url = readUrl(typed)
  if (!url) throw new ChangeRefused(`${typed} is no address such as https://wallet.example.com/perya.`)
  return change(ctx, code, {
    base_url: url.href.replace(/\/$/, ''),
    allowed_hosts: [url.hostname.replace(/^\[|\]$/g, '')],
  })
}

function readUrl(typed: string): URL | undefined {
  try {
    const url = new URL(typed)
    assertPublic(url)
    const isBare = [url.username, url.password, url.search, url.hash].every((part) => part === '')
    return isBare ? url : undefined
  } catch {
    return undefined
  }
}

const shortestRound = 60
const longestRound = 30 * 86_400

/** How long a round may stay open before its vendor is asked about it. */
export async function setRoundTimeout(ctx: Context, code: string, typed: string): Promise<void> {
  const seconds = /^\d{1,7}$/.test(typed) ? Number(typed) : 0
  if (seconds < shortestRound || seconds > longestRound) {
    throw new ChangeRefused(`A round may stay open for ${shortestRound} to ${longestRound} seconds.`)
  }
  return change(ctx, code, { round_timeout_seconds: seconds })
}

/** What a rollback of a bet that never came is answered: OK for the few vendors that take anything else for a fault. */
export async function setUnknownRollback(ctx: Context, code: string, isOk: boolean): Promise<void> {
  return change(ctx, code, { unknown_rollback_ok: isOk })
}

async function change(ctx: Context, code: string, settings: VendorSettings): Promise<void> {
  await describeVendor(ctx, code)
  await ctx.db.transaction().execute(async (tx) => {
    await setVendor(tx, code, settings)
    await announceVendors(tx)
  })
}
