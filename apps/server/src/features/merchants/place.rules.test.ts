import { expect, it } from 'vitest'
import { picturePlaces, placeAt } from './place.rules.ts'

it.each([
  ['https://cdn.example', 'https://cdn.example'],
  ['https://cdn.example/perya/', 'https://cdn.example/perya'],
  ['http://cdn.example', null],
  ['cdn.example', null],
  ['', null],
  ['javascript:alert(1)', null],
])('VENDOR-1 a merchant who writes %j keeps pictures at %j', (text, place) => {
  expect(placeAt(text)).toBe(place)
})

it('VENDOR-1 the place of the domain route is asked before the CDNs', () => {
  const imageCDNs = ['https://one.example/', 'https://two.example']
  expect(
    picturePlaces({ domainRoute: { api: '', image: 'https://img.example', domains: [] }, imageCDNs }),
  ).toEqual(['https://img.example', 'https://one.example', 'https://two.example'])
  expect(picturePlaces({ domainRoute: { api: '', image: '', domains: [] }, imageCDNs: [] })).toEqual([])
})
