import type { MerchantSettings } from '@perya/contract/settings'

/** A place outside the site, without a slash at its end; `null` for what is no https address. */
export function placeAt(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, origin, pathname } = new URL(text)
  return protocol === 'https:' ? origin + pathname.replace(/\/+$/, '') : null
}

/** Where the pictures of a merchant's games are, the one to ask first before the others; none for the site itself. */
export function picturePlaces({
  domainRoute,
  imageCDNs,
}: Pick<MerchantSettings, 'domainRoute' | 'imageCDNs'>): string[] {
  return [domainRoute.image, ...imageCDNs].flatMap((text) => placeAt(text) ?? [])
}
