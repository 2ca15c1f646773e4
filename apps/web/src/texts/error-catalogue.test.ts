import { serverTexts } from '@perya/contract/server-texts'
import { expect, it } from 'vitest'
import { readSources } from '../testing/sources.ts'
import { texts } from './index.ts'

const sources = readSources().filter(({ path }) => !path.startsWith('texts/'))
const said: Readonly<Record<string, { TY: string; EN: string }>> = { ...serverTexts, ...texts }

/** The messages of the specification, in its order, with the text that says each of them. */
const catalogue = [
  ['invalid invitation code', 'error.affiliate.unknown', /invalid invitation code/i],
  ['new and old password cannot be the same', 'error.modify.new.old.same', /cannot be the same/],
  ['log in an actual account', 'error.account.trial', /actual account/],
  ['not logged in, log in first', 'error.session.required', /not logged in.*log in first/i],
  ['account logged out, log in again', 'error.session.expired', /logged out.*log in again/i],
  ['verification code error', 'error.verification.wrong', /verification code error/i],
  ['no permission or temporarily unavailable', 'error.permission.denied', /no permission.*temporarily/i],
  ['user does not exist or is disabled', 'error.account.disabled', /does not exist or is disabled/],
  ['username already exists', 'error.username.taken', /already exists/],
  ['account format incorrect', 'error.username.format', /format of the account/],
  ['password format incorrect', 'error.password.format', /password/],
  ['e-mail format incorrect', 'error.email.format', /format of the e-mail/],
  ['name format incorrect', 'error.name.format', /format of the name/],
  ['mobile format incorrect', 'error.mobile.format', /format of the mobile/],
  ['confirmation password not matched', 'error.password.mismatch', /not matched/],
  ['referrer link error', 'error.recommender.unknown', /referrer link error/i],
  ['unknown error', 'error.unknown', /unexpected/],
  ['requested url is empty', 'launch.emptyAddress', /requested address is empty/],
  ['system upgrading', 'error.system.maintenance', /being upgraded/],
  ['access restricted', 'error.region.restricted', /restricted/],
  [
    'access restricted by IP or location, with contact',
    'restricted.text',
    /IP address or location.*talk to us/,
  ],
  ['maintenance notice', 'maintenance.text', /upgraded/],
  ['no Internet', 'connection.offline', /no internet/i],
  ['slow connection', 'connection.slow', /slow/],
  ['non-member cannot log in', 'error.login.notMember', /non-members cannot log in/i],
  ['non-agents cannot log in', 'error.login.notAgent', /non-agents cannot log in/i],
  ['registered successfully', 'register.success', /registered successfully/i],
  ['SMS sent', 'sms.sent', /SMS sent/],
  ['invitation code error', 'register.invitationError', /invitation code error/i],
  ['in_email_incorrect', 'in_email_incorrect', /incorrect/],
  ['no data', 'ui.noData', /no data/i],
  ['use Safari', 'download.useSafari', /^Please use Safari for download App\.$/],
  ['please wait', 'in_please_wait', /please wait/i],
] as const

it.each(catalogue)('ERR-1 "%s" is said by %s, in both languages', (_message, id, words) => {
  expect(said[id]?.EN).toMatch(words)
  expect(said[id]?.TY.length).toBeGreaterThan(5)
  expect(said[id]?.TY).not.toBe(said[id]?.EN)
})

/** Where the app says those of its messages that no answer of the server brings. */
const places: Readonly<Record<string, readonly string[]>> = {
  'launch.emptyAddress': ['features/launch/LaunchFailure.tsx'],
  'restricted.text': ['pages/restricted/RestrictedPage.tsx'],
  'maintenance.text': ['pages/maintenance/MaintenancePage.tsx'],
  'connection.offline': ['features/connection/ConnectionNotice.tsx'],
  'connection.slow': ['features/connection/ConnectionNotice.tsx'],
  'register.success': ['features/account/registration/RegistrationForm.tsx'],
  'sms.sent': ['features/account/sms-code/use-sms-code.ts'],
  'register.invitationError': ['features/account/registration/use-register.ts'],
  in_email_incorrect: ['features/account/password/ForgotByEmail.tsx'],
  'ui.noData': ['pages/user-agreement/UserAgreementPage.tsx'],
  'download.useSafari': ['features/download/DownloadHelp.tsx'],
  in_please_wait: [
    'app/Screen.tsx',
    'features/account/password/ChangePasswordForm.tsx',
    'features/account/password/ForgotByEmail.tsx',
    'features/account/sessions/SignOutButton.tsx',
    'features/account/sms-code/use-sms-code.ts',
    'features/header/SignOutDialog.tsx',
  ],
}

it.each(catalogue.filter(([, id]) => Object.hasOwn(texts, id)))(
  'ERR-1 "%s" is said where it applies',
  (_message, id) => {
    const sayers = sources.filter(({ code }) => code.includes(`'${id}'`)).map(({ path }) => path)
    expect(places[id]?.length).toBeGreaterThan(0)
    expect(sayers).toEqual(expect.arrayContaining([...(places[id] ?? [])]))
  },
)
