import { defineTexts } from './define-texts.ts'

/** What fields, empty screens and refusals say, on pages of several areas. */
export const sharedTexts = defineTexts({
  'ui.password.show': { TY: 'Ipakita ang password', EN: 'Show password' },
  'ui.password.hide': { TY: 'Itago ang password', EN: 'Hide password' },
  'ui.noData': { TY: 'Walang data', EN: 'No data' },
  'ui.slow': { TY: 'Medyo matagal mag-load', EN: 'This is taking a while' },
  'ui.slow.text': {
    TY: 'Hintayin pa nang kaunti, o subukan ulit.',
    EN: 'It may still come, or you can try again.',
  },
  'ui.required': { TY: 'kailangan', EN: 'required' },

  'list.retry': { TY: 'Subukan ulit', EN: 'Try again' },
  'sms.get': { TY: 'Kunin ang code', EN: 'Get code' },
  'account.offline': {
    TY: 'Walang koneksiyon. Tingnan ang internet at subukan ulit.',
    EN: 'No connection. Check your internet and try again.',
  },
  'account.failed': {
    TY: 'May nangyaring hindi inaasahan. Subukan ulit.',
    EN: 'Something unexpected went wrong. Please try again.',
  },
  'account.retry': { TY: 'Subukan ulit', EN: 'Try again' },
  'passkey.unsupported': {
    TY: 'Hinihingi rin ng account mo ang passkey, at wala nito ang browser na ito. Mag-log in sa browser o device kung saan mo ito ginawa.',
    EN: 'Your account asks for its passkey too, and this browser has none. Log in with the browser or device you made it on.',
  },
  'identity.birthDate': { TY: 'Petsa ng kapanganakan', EN: 'Birth date' },
  'identity.birthDate.hint': {
    TY: 'Para lang sa {age} taong gulang pataas.',
    EN: 'Only for people aged {age} or over.',
  },
  'identity.birthDate.missing': {
    TY: 'Ilagay ang petsa ng kapanganakan.',
    EN: 'Please enter your birth date.',
  },
  'identity.verify': { TY: 'I-verify ang pagkakakilanlan', EN: 'Verify your identity' },
  'withdraw.password.pause': {
    TY: 'Pagkatapos palitan, walang withdrawal sa loob ng 24 oras.',
    EN: 'After a change no withdrawal is taken for 24 hours.',
  },
  'security.paused': {
    TY: 'May binago kamakailan, kaya walang withdrawal hanggang {when}.',
    EN: 'Something was changed, so no withdrawal is taken until {when}.',
  },
})
