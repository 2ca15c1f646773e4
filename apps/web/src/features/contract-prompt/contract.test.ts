import { expect, it } from 'vitest'
import { paths } from '#lib/paths.ts'
import { contractRoutes, pendingContracts } from './contract.rules.ts'

it('HOME-5 each request that waits becomes a prompt, daily salary first', () => {
  const all = { contracthoursalreq: 1, divtypecompperiodreq: 'W', dailysalreqtype: true }
  expect(pendingContracts(all)).toEqual(['daily', 'dividend', 'hour'])
  expect(pendingContracts({ divtypecompperiodreq: 'W' })).toEqual(['dividend'])
})

it.each([null, {}, { dailysalreqtype: null, divtypecompperiodreq: 0, contracthoursalreq: '' }])(
  'HOME-5 nothing pending (%j) prompts nobody',
  (requests) => {
    expect(pendingContracts(requests)).toEqual([])
  },
)

it('HOME-5 each prompt leads to its contract', () => {
  expect(paths[contractRoutes.daily]).toBe('/m/member/agent/getSalaryContract')
  expect(paths[contractRoutes.dividend]).toBe('/m/member/agent/getDevidendContract')
  expect(paths[contractRoutes.hour]).toBe('/m/member/agent/getHourContract')
})
