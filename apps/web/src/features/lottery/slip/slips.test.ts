import { afterEach, expect, it } from 'vitest'
import { addLine, clearSlip, isSlipForOther } from './slips.ts'

afterEach(() => clearSlip('vn-south-ben-tre'))

it('a slip is for another draw or room only once it has lines', () => {
  const on = { issueNo: '20261117-ben-tre', roomType: 'free' } as const
  expect(isSlipForOther('vn-south-ben-tre', on)).toBe(false)
  const line = { betType: 'vn-south.de', content: '01', unitPrice: '1.00', mode: '1', multiple: 1 } as const
  addLine('vn-south-ben-tre', line, on)
  expect(isSlipForOther('vn-south-ben-tre', on)).toBe(false)
  expect(isSlipForOther('vn-south-ben-tre', { ...on, issueNo: '20261124-ben-tre' })).toBe(true)
  expect(isSlipForOther('vn-south-ben-tre', { ...on, roomType: 'vip' })).toBe(true)
})
