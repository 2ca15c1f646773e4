import { expect, it } from 'vitest'
import { isNewMember } from './new-member.rules.ts'

const registered = Date.parse('2026-11-19T02:00:00Z')
const member = { type: 1, regDate: '2026-11-19T02:00:00Z', mayInvite: true }
const dayMs = 86_400_000

it('HOME-1 a new member is welcomed for a day, not a moment longer', () => {
  expect(isNewMember(member, '0.00', registered + dayMs - 1)).toBe(true)
  expect(isNewMember(member, '0.00', registered + dayMs)).toBe(false)
})

it('HOME-1 nobody is welcomed who has money, tries the place, takes a break, or is not known yet', () => {
  expect(isNewMember(member, '0.01', registered)).toBe(false)
  expect(isNewMember({ ...member, type: 4 }, '0.00', registered)).toBe(false)
  expect(isNewMember({ ...member, mayInvite: false }, '0.00', registered)).toBe(false)
  expect(isNewMember(undefined, '0.00', registered)).toBe(false)
  expect(isNewMember(member, null, registered)).toBe(false)
})
