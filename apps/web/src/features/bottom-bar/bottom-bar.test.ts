import { expect, it } from 'vitest'
import { isTallShell, tapInvite, tapMembers } from './bottom-bar.rules.ts'

it.each([
  { isStandalone: true, isNativeApp: false, screenHeight: 812, isTall: true },
  { isStandalone: false, isNativeApp: true, screenHeight: 932, isTall: true },
  { isStandalone: true, isNativeApp: true, screenHeight: 811, isTall: false },
  { isStandalone: false, isNativeApp: false, screenHeight: 932, isTall: false },
])(
  'NAV-3 a screen of $screenHeight (installed $isStandalone, app $isNativeApp) has the tall menu: $isTall',
  (row) => {
    expect(isTallShell(row)).toBe(row.isTall)
  },
)

it('NAV-4 Members turns the free trial away and lets everybody else in', () => {
  expect(tapMembers(false)).toBe('free_reject')
  expect(tapMembers(true)).toBe('go')
})

it.each([
  { hasSession: false, isReferralOn: false, answer: 'contact_service' },
  { hasSession: false, isReferralOn: true, answer: 'contact_service' },
  { hasSession: true, isReferralOn: false, answer: 'contact_service' },
  { hasSession: true, isReferralOn: true, answer: 'go' },
])(
  'NAV-4 Invite with session $hasSession and referral $isReferralOn answers $answer',
  ({ answer, ...visitor }) => {
    expect(tapInvite(visitor)).toBe(answer)
  },
)
