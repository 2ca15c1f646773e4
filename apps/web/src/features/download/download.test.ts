import { expect, it } from 'vitest'
import { isLegacyIos, readDevice } from '#lib/device/device.rules.ts'
import { userAgents } from '#lib/testing/user-agents.ts'
import { isBarShown, linksOf, tapOf, type Visitor } from './download.rules.ts'

const origin = 'https://perya.example'
const all = linksOf(
  [
    { resourceType: 'IOS', url: 'https://apps.example/perya' },
    { resourceType: 'Android', url: '/download/perya.apk' },
    { resourceType: 'MOBILECONFIG', url: '/download/perya.mobileconfig' },
  ],
  origin,
)
const none = linksOf([], origin)
const profileOnly = { ...none, profile: all.profile }
const iosOnly = { ...none, ios: all.ios }
const androidOnly = { ...none, android: all.android }

function visitorWith(userAgent: string, differs: Partial<Visitor> = {}): Visitor {
  const device = readDevice(userAgent)
  return {
    system: device.system,
    isLegacyIos: isLegacyIos(device),
    isSafari: device.isSafari,
    isNativeApp: device.isNativeApp,
    isStandalone: false,
    hasClosedBar: false,
    hasSession: false,
    ...differs,
  }
}

const android = visitorWith(userAgents.androidChrome)
const iphone = visitorWith(userAgents.iphone17Safari)

it('DL-2 the profile link is made absolute with the origin of the site, the others stay as they are', () => {
  expect(all).toEqual({
    ios: 'https://apps.example/perya',
    android: '/download/perya.apk',
    profile: 'https://perya.example/download/perya.mobileconfig',
  })
})

it.each([
  ['a guest on Android', android, all, false, true],
  ['a guest on an iPhone', iphone, all, false, true],
  ['somebody who closed it', { ...android, hasClosedBar: true }, all, false, false],
  ['somebody who installed it', { ...android, isStandalone: true }, all, false, false],
  ['somebody in the native app', visitorWith(userAgents.androidApp), all, false, false],
  ['Android without an Android link', android, iosOnly, false, false],
  ['an iPhone with only an Android link', iphone, androidOnly, false, false],
  ['an iPhone with only a profile', iphone, profileOnly, false, true],
  ['a site without links', android, none, false, false],
  ['a guest where it is for members', android, all, true, false],
  ['a member where it is for members', { ...android, hasSession: true }, all, true, true],
] as const)(
  'DL-1 %s sees the download bar as the rules say',
  (_who, visitor, links, membersOnly, isShown) => {
    expect(isBarShown(visitor, links, membersOnly)).toBe(isShown)
  },
)

it.each([
  ['11_4', all, { kind: 'tip', tip: 'profile' }],
  ['12_1', all, { kind: 'tip', tip: 'profile' }],
  ['12_1', iosOnly, { kind: 'tip', tip: 'addToHome' }],
  ['12_2', iosOnly, { kind: 'go', href: iosOnly.ios }],
] as const)('DL-3 iOS %s gets the tips or the link of its age', (version, links, tap) => {
  expect(tapOf(visitorWith(userAgents.iphoneSafari(version)), links)).toEqual(tap)
})

it.each([
  ['an iPhone with an iOS link', iphone, all, { kind: 'go', href: all.ios }],
  ['an iPhone in Safari with a profile', iphone, profileOnly, { kind: 'go', href: all.profile }],
  [
    'an iPhone in Chrome with a profile',
    visitorWith(userAgents.iphone17Chrome),
    profileOnly,
    { kind: 'useSafari' },
  ],
  [
    'an iPhone in Facebook with a profile',
    visitorWith(userAgents.iphone17Facebook),
    profileOnly,
    { kind: 'useSafari' },
  ],
  [
    'an iPhone in Chrome with an iOS link',
    visitorWith(userAgents.iphone17Chrome),
    all,
    { kind: 'go', href: all.ios },
  ],
  ['Android', android, all, { kind: 'go', href: all.android }],
  ['a desktop', visitorWith(''), all, { kind: 'go', href: all.android }],
  ['nobody we have a link for', android, none, { kind: 'none' }],
] as const)('DL-4 a tap by %s leads where the rules say', (_who, visitor, links, tap) => {
  expect(tapOf(visitor, links)).toEqual(tap)
})
