import { afterEach, expect, it } from 'vitest'
import { addLine, changeLine, clearSlip, isSlipForOther, removeLines, slips } from './slips.ts'

afterEach(() => clearSlip('vn-south-ben-tre'))

const on = { issueNo: '20261117-ben-tre', roomType: 'free' } as const
const line = { betType: 'vn-south.de', content: '01', unitPrice: '1.00', mode: '1', multiple: 1 } as const

it('a slip is for another draw or room only once it has lines', () => {
  expect(isSlipForOther('vn-south-ben-tre', on)).toBe(false)
  addLine('vn-south-ben-tre', line, on)
  expect(isSlipForOther('vn-south-ben-tre', on)).toBe(false)
  expect(isSlipForOther('vn-south-ben-tre', { ...on, issueNo: '20261124-ben-tre' })).toBe(true)
  expect(isSlipForOther('vn-south-ben-tre', { ...on, roomType: 'vip' })).toBe(true)
})

it('lines that were placed leave the slip, changed since or not, and what is left is another order', () => {
  const slip = () => slips.get()['vn-south-ben-tre']
  addLine('vn-south-ben-tre', line, on)
  addLine('vn-south-ben-tre', { ...line, content: '02' }, on)
  const placed = slip()
  addLine('vn-south-ben-tre', { ...line, content: '03' }, on)
  changeLine('vn-south-ben-tre', placed?.lines[0]?.id ?? '', { multiple: 2 })
  const before = slip()
  removeLines('vn-south-ben-tre', placed?.lines ?? [])
  expect(slip()?.lines.map(({ content }) => content)).toEqual(['03'])
  expect([placed?.requestKey, before?.requestKey]).not.toContain(slip()?.requestKey)
  removeLines('vn-south-ben-tre', slip()?.lines ?? [])
  expect(slip()).toBe(undefined)
})
