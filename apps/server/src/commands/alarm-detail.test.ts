import { expect, it } from 'vitest'
import { describeDetail } from './alarm-detail.ts'

it.each([
  ['units', { amount: 300_000 }, '{"amount":"30.00"}'],
  ['units of a centavo', { amount: 125 }, '{"amount":"0.0125"}'],
  ['what is written as an amount', { amount: '40.00', said: '39.99' }, '{"amount":"40.00","said":"39.99"}'],
  [
    'what two programs say a slip wins',
    [{ slip: 's', multiple: 20_000, rules: '300000', control: '0' }],
    '[{"slip":"s","multiple":20000,"rules":"30.00","control":"0.00"}]',
  ],
  [
    'what is no amount',
    { count: 3, round: '12', tx: '9', ref: null },
    '{"count":3,"round":"12","tx":"9","ref":null}',
  ],
])('an alarm tells %s as people write them', (_what, detail, told) => {
  expect(describeDetail(detail)).toBe(told)
})
