import { ownWords } from '@perya/contract/fallback'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Gates, Host } from '#platform/http/gates.ts'
import { merchantOf, siteOn } from './directory.ts'
import type { Merchant } from './merchant.ts'
import { findSite } from './site.ts'

export function merchantGates(ctx: Context): Pick<Gates, 'findHost' | 'findSite' | 'isOwnOrigin'> {
  const hosts = new WeakMap<Merchant, Host>()
  const hostFor = (site: Merchant, merchant: Merchant): Host => {
    let host = hosts.get(merchant)
    if (!host) {
      const { texts } = site.settings
      host = {
        merchant: merchant.code,
        site: site.code,
        currency: merchant.currency,
        refusal: refusalOf(site),
        ownWords: (language) => ownWords(texts, language),
      }
      hosts.set(merchant, host)
    }
    return host
  }
  return {
    findSite: (hostname) => findSite(ctx, hostname),
    isOwnOrigin(hostname, origin) {
      if (!URL.canParse(origin)) return false
      const { protocol, host } = new URL(origin)
      const { hosts, settings } = siteOn(ctx, hostname)
      const { mainDomain, domainRoute } = settings
      return protocol === 'https:' && [...hosts, mainDomain, ...domainRoute.domains].includes(host)
    },
    findHost(hostname, code) {
      const site = siteOn(ctx, hostname)
      if (code === undefined || code === site.code) return hostFor(site, site)
      const twin = merchantOf(ctx, code)
      if (twin.trialOf !== site.code) throw new AppError('merchant.unknown')
      return hostFor(site, twin)
    },
  }
}

function refusalOf(site: Merchant): Host['refusal'] {
  if (site.isInMaintenance) return 'system.maintenance'
  if (site.isRegionRestricted) return 'region.restricted'
  return null
}
