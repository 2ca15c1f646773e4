import { defineTexts } from './define-texts.ts'

/** The settings of an account: passkeys, devices, signing out. */
export const settingsTexts = defineTexts({
  'set.changePassword': { TY: 'Palitan ang password', EN: 'Change password' },
  'set.security': { TY: 'Mga passkey, device at security', EN: 'Passkeys, devices and security' },
  'passkey.title': { TY: 'Mga passkey', EN: 'Passkeys' },
  'passkey.why': {
    TY: 'Mag-log in gamit ang fingerprint, mukha o PIN ng device, hindi na kailangan ng password. Pag nagdagdag o nag-alis ka nito, walang withdrawal nang 24 oras.',
    EN: 'Log in with your device’s fingerprint, face or PIN, no password needed. After you add or remove one, you can’t withdraw for 24 hours.',
  },
  'passkey.add': { TY: 'Magdagdag ng passkey', EN: 'Add a passkey' },
  'passkey.added': { TY: 'Naidagdag ang passkey.', EN: 'The passkey was added.' },
  'passkey.made': { TY: 'Ginawa {when}', EN: 'Created {when}' },
  'passkey.exists': {
    TY: 'May passkey ka na sa device na ito.',
    EN: 'You already have a passkey on this device.',
  },
  'passkey.remove': { TY: 'Alisin', EN: 'Remove' },
  'passkey.remove.label': { TY: 'Alisin ang passkey ng {device}', EN: 'Remove the passkey of {device}' },
  'passkey.remove.title': { TY: 'Alisin ang passkey na ito?', EN: 'Remove this passkey?' },
  'passkey.remove.text': {
    TY: 'Hindi mo na magagamit sa pag-log in ang passkey ng {device}. Walang withdrawal nang 24 oras.',
    EN: 'You can no longer log in with the passkey of {device}. You can’t withdraw for 24 hours.',
  },
  'passkey.remove.last': {
    TY: 'Ito na ang huling passkey mo sa address na ito, kaya password na lang ulit ang kailangan para mag-log in.',
    EN: 'This is your last passkey for this address, so your password alone will be enough to log in again.',
  },
  'passkey.forHost': { TY: 'Para sa {host}', EN: 'For {host}' },
  'passkey.notHere': {
    TY: 'Hindi supported ang passkey sa browser o address na ito. Buksan ang site sa bagong browser, gaya ng Chrome o Safari, para magdagdag.',
    EN: 'This browser or address doesn’t support passkeys. Open the site in a recent browser like Chrome or Safari to add one.',
  },
  'passkey.removed': { TY: 'Naalis na ang passkey.', EN: 'The passkey was removed.' },
  'secondFactor.label': {
    TY: 'Humingi rin ng passkey bukod sa password',
    EN: 'Also ask for my passkey, besides my password',
  },
  'secondFactor.why': {
    TY: 'Sa bawat login gamit ang password, SMS code, Google o Facebook. Kahit alam ng iba ang password mo, hindi sila makakapasok.',
    EN: 'On every login by password, SMS code, Google or Facebook. Even if someone knows your password, they can’t get in.',
  },
  'secondFactor.on': { TY: 'I-on', EN: 'Turn on' },
  'secondFactor.on.title': { TY: 'I-on ang passkey sa login?', EN: 'Also ask for a passkey?' },
  'secondFactor.on.text': {
    TY: 'Gagamitin mo ito ngayon at sa bawat login; mala-log out ang ibang device. Pag nawala ito, customer service lang ang makakatulong, kaya magdagdag ng isa pa sa ibang device. Walang withdrawal nang 24 oras.',
    EN: 'You’ll use it now and on every login; other devices are logged out. If you lose it, only customer service can help, so add another on a second device. You can’t withdraw for 24 hours.',
  },
  'secondFactor.on.done': {
    TY: 'Hihingin na ang passkey mo sa bawat login.',
    EN: 'We’ll ask for your passkey on every login.',
  },
  'secondFactor.off': { TY: 'I-off', EN: 'Turn off' },
  'secondFactor.off.title': {
    TY: 'I-off ang passkey sa login?',
    EN: 'Stop asking for a passkey?',
  },
  'secondFactor.off.text': {
    TY: 'Password na lang ulit ang kailangan para mag-log in. Walang withdrawal nang 24 oras.',
    EN: 'Your password alone will be enough to log in again. You can’t withdraw for 24 hours.',
  },
  'secondFactor.off.done': {
    TY: 'Hindi na hihingin ang passkey mo.',
    EN: 'We’ll no longer ask for your passkey.',
  },
  'set.devices': { TY: 'Mga device na naka-log in', EN: 'Logged-in devices' },
  'set.devices.current': { TY: 'Ang device na ito', EN: 'This device' },
  'set.devices.seen': { TY: 'Huling ginamit {when}', EN: 'Last used {when}' },
  'set.devices.end': { TY: 'I-log out', EN: 'Log out' },
  'set.devices.end.label': { TY: 'I-log out ang {device}', EN: 'Log out {device}' },
  'set.devices.end.title': { TY: 'I-log out ang device na ito?', EN: 'Log out this device?' },
  'set.devices.end.text': {
    TY: 'Kailangang mag-log in ulit sa {device}.',
    EN: 'You’ll have to log in again on {device}.',
  },
  'set.devices.ended': { TY: 'Na-log out na ang device.', EN: 'The device was logged out.' },
  'set.devices.failed': {
    TY: 'Hindi ma-load ang listahan ng mga device.',
    EN: 'We couldn’t load your devices.',
  },
  'set.devices.unknown': { TY: 'Ibang device', EN: 'Another device' },
  'set.signOut': { TY: 'Mag-log out', EN: 'Log out' },
  'set.signOut.title': { TY: 'Magla-log out ka na ba?', EN: 'Log out now?' },
  'set.signOut.text': {
    TY: 'Aalisin sa device na ito ang naka-save mong login.',
    EN: 'Your saved login will be removed from this device.',
  },
})
