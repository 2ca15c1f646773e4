import { expect, it } from 'vitest'
import { draftOf, readDraft, readDrafts } from './draft.rules.ts'

const tier = { turnover: '300000.00', activeMembers: 3, loss: '0.00', rate: 35 }

it('AGT-6 an offer begins as the upline’s own contract and says the same terms again', () => {
  const draft = draftOf(tier)
  expect(draft).toEqual({ turnover: '300000', activeMembers: '3', loss: '0', rate: '0.35' })
  expect(readDraft(draft)).toEqual({ tier: { ...tier, loss: '0' } })
})

it.each([
  ['turnover', '-1'],
  ['turnover', ''],
  ['activeMembers', '2.5'],
  ['loss', 'x'],
  ['rate', '0'],
  ['rate', '0.001'],
  ['rate', '100.01'],
] as const)('AGT-6 %s %j is no figure, and nothing is sent', (field, typed) => {
  const draft = { ...draftOf(tier), [field]: typed }
  expect(readDraft(draft)).toEqual({ wrong: field })
  expect(readDrafts([draftOf(tier), draft], undefined)).toBeNull()
})

it('AGT-6 a dividend is offered by one’s own plan', () => {
  const plan = { mode: 'fixed', carryOver: 'none', periodsPerMonth: 2 } as const
  expect(readDrafts([draftOf(tier)], plan)).toEqual({ tiers: [{ ...tier, loss: '0' }], plan })
})
