import { defineTexts } from './define-texts.ts'

/** What fields, empty screens and refusals say, on pages of several areas. */
export const sharedTexts = defineTexts({
  'menu.rewards': { TY: 'Mga promo', EN: 'Promotions' },
  'menu.bets': { TY: 'Mga taya ko', EN: 'My bets' },
  'menu.record': { TY: 'Galaw ng pera', EN: 'Money record' },
  'menu.verify': { TY: 'I-check ang round', EN: 'Check a round' },
  'menu.help': { TY: 'Tulong', EN: 'Help' },
  'menu.language': { TY: 'Wika', EN: 'Language' },
  'menu.settings': { TY: 'Mga setting', EN: 'Settings' },
  'menu.accountSettings': { TY: 'Mga setting ng account', EN: 'Account settings' },

  'device.title': { TY: 'Sa phone na ito', EN: 'On this device' },
  'device.why': {
    TY: 'Naka-save lang dito ang mga pinili mo, kahit hindi ka naka-log in.',
    EN: 'What you choose stays on this device, logged in or not.',
  },
  'device.sound': { TY: 'Tunog', EN: 'Sound' },
  'device.sound.text': { TY: 'Sa mga laro namin', EN: 'In our own games' },
  'device.motion': { TY: 'Mga galaw', EN: 'Motion' },
  'device.motion.text': {
    TY: 'Banner, mga numero at paglipat ng page',
    EN: 'Banners, rolling numbers and page changes',
  },
  'device.theme': { TY: 'Kulay', EN: 'Theme' },
  'device.theme.site': { TY: 'Kulay ng site', EN: 'The site’s own' },
  'device.theme.tala': { TY: 'Tala: lila at ginto', EN: 'Tala: violet and gold' },
  'device.theme.dagat': { TY: 'Dagat: asul', EN: 'Dagat: sea blue' },
  'device.theme.pula': { TY: 'Pula: pula at ginto', EN: 'Pula: red and gold' },

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
  'game.about': { TY: 'Tungkol sa {name}', EN: 'About {name}' },
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
  'identity.tooYoung': {
    TY: 'Para lang ito sa {age} taong gulang pataas.',
    EN: 'You must be {age} or older to play here.',
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
