import { expect, it } from 'vitest'
import { defaultSettings } from './default-settings.ts'
import { toMerchant } from './merchant.ts'

const row = {
  code: 'LUMA',
  name: 'Luma',
  trial_of: null,
  currency: 'PHP',
  time_zone: 'Asia/Manila',
  theme: 'tala',
  is_default: false,
  maintenance: false,
  region_restricted: false,
  flags: {},
  hosts: [],
}

it('CONT-3 a site whose settings name no place for its licence leads to the usual one, and keeps its own places', () => {
  const { paths } = toMerchant({
    ...row,
    settings: { paths: { service: 'https://luma.example', terms: '/m/useragreement', privacy: '/m/help' } },
  }).settings
  expect(paths).toEqual({ ...defaultSettings.paths, service: 'https://luma.example', privacy: '/m/help' })
})

it('REG-1 a site that changes one field of the registration keeps the usual rules of the others', () => {
  const username = { ...defaultSettings.register.username, required: false }
  const { register } = toMerchant({ ...row, settings: { register: { username } } }).settings
  expect(register).toEqual({ ...defaultSettings.register, username })
})

it.each([
  ['PHP', '2000'],
  ['VND', '900000'],
  ['IDR', '550000'],
  ['XAU', null],
])('R-74 a site in %s takes %s of somebody unverified unless it says otherwise', (currency, max) => {
  const site = { ...row, currency }
  expect(toMerchant({ ...site, settings: {} }).settings.unverifiedDepositMax).toBe(max)
  for (const own of ['70', null]) {
    const { settings } = toMerchant({ ...site, settings: { unverifiedDepositMax: own } })
    expect(settings.unverifiedDepositMax).toBe(own)
  }
})
