import { expect, it } from 'vitest'
import { userAgents } from '#lib/testing/user-agents.ts'
import { capUserAgent, isLegacyIos, readDevice } from './device.rules.ts'

it.each([
  [userAgents.iphone17Safari, { system: 'ios', iosVersion: [17, 5], isSafari: true, isNativeApp: false }],
  [userAgents.iphone17Chrome, { system: 'ios', iosVersion: [17, 5], isSafari: false, isNativeApp: false }],
  [userAgents.iphone17Facebook, { system: 'ios', iosVersion: [17, 5], isSafari: false, isNativeApp: false }],
  [userAgents.ipad11Safari, { system: 'ios', iosVersion: [11, 4], isSafari: true, isNativeApp: false }],
  [userAgents.androidChrome, { system: 'android', iosVersion: null, isSafari: false, isNativeApp: false }],
  [userAgents.androidApp, { system: 'android', iosVersion: null, isSafari: false, isNativeApp: true }],
  [userAgents.macSafari, { system: 'other', iosVersion: null, isSafari: true, isNativeApp: false }],
  ['', { system: 'other', iosVersion: null, isSafari: false, isNativeApp: false }],
])('DL-4 reads the device of %s', (userAgent, device) => {
  expect(readDevice(userAgent)).toEqual(device)
})

it('DL-4 an iPad that calls itself a Mac is still iOS', () => {
  expect(readDevice(userAgents.macSafari, 5)).toMatchObject({
    system: 'ios',
    iosVersion: null,
    isSafari: true,
  })
})

it.each([
  ['9_3', true],
  ['11_4', true],
  ['12_0', true],
  ['12_1', true],
  ['12_2', false],
  ['12_4', false],
  ['13_0', false],
  ['17_5', false],
])('DL-3 iOS %s meets the legacy tips: %s', (version, isLegacy) => {
  expect(isLegacyIos(readDevice(userAgents.iphoneSafari(version)))).toBe(isLegacy)
})

it('CALLS-2 a user agent is cut to 255 characters, and one of 255 stays whole', () => {
  expect(capUserAgent('x'.repeat(400))).toHaveLength(255)
  expect(capUserAgent('y'.repeat(255))).toBe('y'.repeat(255))
})
