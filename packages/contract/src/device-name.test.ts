import { expect, it } from 'vitest'
import { deviceName, isPhone } from './device-name.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari · iPhone'],
  [`${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'Chrome · iPhone'],
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]`, 'Facebook · iPhone'],
  [`${android} Chrome/138.0 Mobile Safari/537.36`, 'Chrome · Android'],
  [`${android} Chrome/138.0 Mobile Safari/537.36 PeryaApp/1.0`, 'Perya app · Android'],
  [`${mac} Version/17.5 Safari/605.1.15`, 'Safari · Mac'],
])('SET-1 a member recognises the device behind %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

it('SET-1 a device that says nothing about itself gets no made-up name', () => {
  expect(deviceName('')).toBeNull()
  expect(deviceName('curl/8.0')).toBeNull()
})

it('SET-1 phones and computers have a picture each', () => {
  expect(isPhone(iphone)).toBe(true)
  expect(isPhone(android)).toBe(true)
  expect(isPhone(mac)).toBe(false)
})
