import { defineTexts } from './define-texts.ts'

/** What fields, empty screens and refusals say, on pages of several areas. */
export const sharedTexts = defineTexts({
  'menu.rewards': { TY: 'Mga promo', EN: 'Promos' },
  'menu.bets': { TY: 'Mga taya ko', EN: 'My bets' },
  'menu.record': { TY: 'Mga transaction', EN: 'Transactions' },
  'menu.verify': { TY: 'I-check ang round', EN: 'Check a round' },
  'menu.help': { TY: 'Help Center', EN: 'Help Center' },
  'menu.language': { TY: 'Wika', EN: 'Language' },
  'menu.settings': { TY: 'Settings', EN: 'Settings' },
  'menu.accountSettings': { TY: 'Account settings', EN: 'Account settings' },

  'device.title': { TY: 'Sa device na ito', EN: 'On this device' },
  'device.why': {
    TY: 'Naka-save lang dito ang mga pinili mo, kahit hindi ka naka-log in.',
    EN: 'What you choose stays on this device, logged in or not.',
  },
  'device.sound': { TY: 'Sound', EN: 'Sound' },
  'device.sound.text': { TY: 'Sa mga laro namin', EN: 'In our own games' },
  'device.motion': { TY: 'Animation', EN: 'Motion' },
  'device.motion.text': {
    TY: 'Banner, mga numero at paglipat ng page',
    EN: 'Banners, rolling numbers and page changes',
  },
  'device.motion.fixed': {
    TY: 'Naka-set ang phone mo sa reduced motion. Sa settings ng phone ito binabago.',
    EN: 'Your device is set to reduced motion. Change it in the device’s own settings.',
  },
  'device.theme': { TY: 'Theme', EN: 'Theme' },
  'device.theme.site': { TY: 'Theme ng site', EN: 'Site default' },
  'device.theme.tala': { TY: 'Tala: lila at ginto', EN: 'Tala: violet and gold' },
  'device.theme.dagat': { TY: 'Dagat: asul', EN: 'Dagat: sea blue' },
  'device.theme.pula': { TY: 'Pula: pula at ginto', EN: 'Pula: red and gold' },

  'ui.password.show': { TY: 'Ipakita ang password', EN: 'Show password' },
  'ui.password.hide': { TY: 'Itago ang password', EN: 'Hide password' },
  'ui.noData': { TY: 'Wala pang data', EN: 'No data' },
  'ui.slow': { TY: 'Medyo matagal mag-load', EN: 'This is taking a while' },
  'ui.slow.text': {
    TY: 'Hintayin pa nang kaunti, o subukan ulit.',
    EN: 'Wait a little longer, or try again.',
  },
  'ui.required': { TY: 'kailangan', EN: 'required' },

  'list.retry': { TY: 'Subukan ulit', EN: 'Try again' },
  'game.about': { TY: 'Tungkol sa {name}', EN: 'About {name}' },
  'sms.get': { TY: 'Kunin ang code', EN: 'Get code' },
  'account.offline': {
    TY: 'Walang koneksyon. I-check ang internet mo at subukan ulit.',
    EN: 'No connection. Check your internet and try again.',
  },
  'account.failed': {
    TY: 'Nagkaproblema. Subukan ulit.',
    EN: 'Something unexpected went wrong. Please try again.',
  },
  'account.retry': { TY: 'Subukan ulit', EN: 'Try again' },
  'passkey.unsupported': {
    TY: 'Kailangan din ng account mo ang passkey, pero wala nito ang browser na ito. Mag-log in sa browser o device kung saan mo ito ginawa.',
    EN: 'Your account also needs its passkey, and this browser doesn’t have it. Log in on the browser or device where you made it.',
  },
  'identity.birthDate': { TY: 'Birthday', EN: 'Date of birth' },
  'identity.birthDate.hint': {
    TY: 'Para lang sa {age} pataas.',
    EN: 'You must be {age} or older.',
  },
  'identity.tooYoung': {
    TY: 'Para lang ito sa {age} pataas.',
    EN: 'You must be {age} or older to play here.',
  },
  'identity.birthDate.missing': {
    TY: 'Ilagay ang birthday mo.',
    EN: 'Please enter your date of birth.',
  },
  'identity.verify': { TY: 'I-verify ang identity mo', EN: 'Verify your identity' },
  'withdraw.password.pause': {
    TY: 'Pagkatapos palitan, walang withdrawal nang 24 oras.',
    EN: 'After a change, you can’t withdraw for 24 hours.',
  },
  'security.paused': {
    TY: 'May binago ka sa security, kaya makakapag-withdraw ka ulit sa {when}.',
    EN: 'Your security settings changed, so you can withdraw again on {when}.',
  },
})
