/** Who is offered the app, with which link, and what a tap on the offer does. Nothing here asks the server. */

export type Links = { ios: string | null; android: string | null; profile: string | null }

type Resource = { resourceType: string; url: string }

/** The merchant's links; a profile is fetched by the system, which needs the whole address. */
export function linksOf(resources: readonly Resource[], origin: string): Links {
  const find = (type: string) => resources.find(({ resourceType }) => resourceType === type)?.url ?? null
  const profile = find('MOBILECONFIG')
  return {
    ios: find('IOS'),
    android: find('Android'),
    profile: profile === null ? null : new URL(profile, origin).href,
  }
}

export type Visitor = {
  system: 'ios' | 'android' | 'other'
  isLegacyIos: boolean
  isSafari: boolean
  isNativeApp: boolean
  isStandalone: boolean
  hasClosedBar: boolean
  hasSession: boolean
}

export function isBarShown(visitor: Visitor, links: Links, isForMembersOnly: boolean): boolean {
  if (visitor.hasClosedBar || visitor.isStandalone || visitor.isNativeApp) return false
  if (isForMembersOnly && !visitor.hasSession) return false
  return visitor.system === 'ios' ? links.ios !== null || links.profile !== null : links.android !== null
}

/** On an iOS too old for the app: a profile to install, or the steps to the home screen. */
export type Tip = 'profile' | 'addToHome'

export type Tap =
  | { kind: 'go'; href: string }
  | { kind: 'useSafari' }
  | { kind: 'tip'; tip: Tip }
  | { kind: 'none' }

export function tapOf(visitor: Visitor, links: Links): Tap {
  if (visitor.isLegacyIos) return { kind: 'tip', tip: links.profile === null ? 'addToHome' : 'profile' }
  if (visitor.system !== 'ios')
    return links.android === null ? { kind: 'none' } : { kind: 'go', href: links.android }
  if (links.ios !== null) return { kind: 'go', href: links.ios }
  if (links.profile === null) return { kind: 'none' }
  return visitor.isSafari ? { kind: 'go', href: links.profile } : { kind: 'useSafari' }
}
