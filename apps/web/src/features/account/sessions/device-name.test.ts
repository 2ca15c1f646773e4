import { expect, it } from 'vitest'
import { userAgents } from '#lib/testing/user-agents.ts'
import { deviceName, isPhone } from './device-name.rules.ts'

it.each([
  [userAgents.iphone17Safari, 'Safari · iPhone'],
  [userAgents.iphone17Chrome, 'Chrome · iPhone'],
  [userAgents.iphone17Facebook, 'Facebook · iPhone'],
  [userAgents.androidChrome, 'Chrome · Android'],
  [userAgents.androidApp, 'Perya app · Android'],
  [userAgents.macSafari, 'Safari · Mac'],
])('SET-1 a member recognises the device behind %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

it('SET-1 a device that says nothing about itself gets no made-up name', () => {
  expect(deviceName('')).toBeNull()
  expect(deviceName('curl/8.0')).toBeNull()
})

it('SET-1 phones and computers have a picture each', () => {
  expect(isPhone(userAgents.iphone17Safari)).toBe(true)
  expect(isPhone(userAgents.androidChrome)).toBe(true)
  expect(isPhone(userAgents.macSafari)).toBe(false)
})
