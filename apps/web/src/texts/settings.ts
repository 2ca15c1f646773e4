import { defineTexts } from './define-texts.ts'

/** The settings of an account: passkeys, devices, signing out. */
export const settingsTexts = defineTexts({
  'set.changePassword': { TY: 'Palitan ang password', EN: 'Change password' },
  'set.security': { TY: 'Mga passkey, device at seguridad', EN: 'Passkeys, devices and security' },
  'passkey.title': { TY: 'Mga passkey', EN: 'Passkeys' },
  'passkey.why': {
    TY: 'Mag-log in gamit ang fingerprint, mukha o PIN ng device, nang walang password. Kapag nagdagdag o nag-alis ka nito, walang withdrawal sa loob ng 24 oras.',
    EN: 'Log in with the fingerprint, face or PIN of your device, without a password. After you add or remove one, no withdrawal is taken for 24 hours.',
  },
  'passkey.add': { TY: 'Magdagdag ng passkey', EN: 'Add a passkey' },
  'passkey.added': { TY: 'Naidagdag ang passkey.', EN: 'The passkey was added.' },
  'passkey.made': { TY: 'Ginawa {when}', EN: 'Made {when}' },
  'passkey.exists': {
    TY: 'May passkey ka na sa device na ito.',
    EN: 'This device already has a passkey of yours.',
  },
  'passkey.remove': { TY: 'Alisin', EN: 'Remove' },
  'passkey.remove.label': { TY: 'Alisin ang passkey ng {device}', EN: 'Remove the passkey of {device}' },
  'passkey.remove.title': { TY: 'Alisin ang passkey na ito?', EN: 'Remove this passkey?' },
  'passkey.remove.text': {
    TY: 'Hindi na makakapag-log in gamit ang passkey ng {device}. Walang withdrawal sa loob ng 24 oras.',
    EN: 'The passkey of {device} will no longer log in. No withdrawal is taken for 24 hours.',
  },
  'passkey.remove.last': {
    TY: 'Ito na ang huli sa address na ito, kaya titigil ang paghingi ng passkey: sapat na ulit ang password mo para makapasok.',
    EN: 'It is your last one for this address, so passkeys are no longer asked for: your password alone will let you in again.',
  },
  'passkey.forHost': { TY: 'Para sa {host}', EN: 'For {host}' },
  'passkey.notHere': {
    TY: 'Walang passkey ang browser o address na ito. Buksan ang site sa bagong browser, gaya ng Chrome o Safari, para magdagdag.',
    EN: 'This browser or address has no passkeys. Open the site in a recent browser such as Chrome or Safari to add one.',
  },
  'passkey.removed': { TY: 'Naalis na ang passkey.', EN: 'The passkey was removed.' },
  'secondFactor.label': {
    TY: 'Hingin din ang passkey bukod sa password',
    EN: 'Ask for a passkey besides my password',
  },
  'secondFactor.why': {
    TY: 'Sa bawat log-in gamit ang password, SMS code, Google o Facebook. Hindi makakapasok ang nakakaalam lang ng password mo.',
    EN: 'With every log-in by password, SMS code, Google or Facebook. Whoever knows only your password stays out.',
  },
  'secondFactor.on': { TY: 'Hingin', EN: 'Ask for it' },
  'secondFactor.on.title': { TY: 'Hingin din ang passkey?', EN: 'Ask for a passkey as well?' },
  'secondFactor.on.text': {
    TY: 'Ipapakita mo ito ngayon, at sa bawat log-in mula ngayon; mala-log out ang ibang device. Kapag nawala ito, customer service lang ang makakatulong, kaya magdagdag ng isa pa sa ibang device. Walang withdrawal sa loob ng 24 oras.',
    EN: 'You show it now, and with every log-in from now on; other devices are logged out. If it gets lost only customer service can help, so add another one on a second device. No withdrawal is taken for 24 hours.',
  },
  'secondFactor.on.done': {
    TY: 'Hihingin na ang passkey mo sa bawat log-in.',
    EN: 'Your passkey is asked for from now on.',
  },
  'secondFactor.off': { TY: 'Itigil', EN: 'Stop asking' },
  'secondFactor.off.title': {
    TY: 'Itigil ang paghingi ng passkey?',
    EN: 'Stop asking for a passkey?',
  },
  'secondFactor.off.text': {
    TY: 'Sapat na ulit ang password mo para makapasok. Walang withdrawal sa loob ng 24 oras.',
    EN: 'Your password alone will let you in again. No withdrawal is taken for 24 hours.',
  },
  'secondFactor.off.done': {
    TY: 'Hindi na hihingin ang passkey mo.',
    EN: 'Your passkey is no longer asked for.',
  },
  'set.devices': { TY: 'Mga device na naka-log in', EN: 'Logged-in devices' },
  'set.devices.current': { TY: 'Ang device na ito', EN: 'This device' },
  'set.devices.seen': { TY: 'Huling ginamit {when}', EN: 'Last used {when}' },
  'set.devices.end': { TY: 'I-log out', EN: 'Log out' },
  'set.devices.end.label': { TY: 'I-log out ang {device}', EN: 'Log out {device}' },
  'set.devices.end.title': { TY: 'I-log out ang device na ito?', EN: 'Log out this device?' },
  'set.devices.end.text': {
    TY: 'Kakailanganing mag-log in ulit sa {device}.',
    EN: '{device} will have to log in again.',
  },
  'set.devices.ended': { TY: 'Na-log out na ang device.', EN: 'The device was logged out.' },
  'set.devices.failed': {
    TY: 'Hindi makuha ang listahan ng mga device.',
    EN: 'The list of devices could not be loaded.',
  },
  'set.devices.unknown': { TY: 'Ibang device', EN: 'Another device' },
  'set.signOut': { TY: 'Mag-sign out', EN: 'Sign out' },
  'set.signOut.title': { TY: 'Magsa-sign out ka na ba?', EN: 'Sign out?' },
  'set.signOut.text': {
    TY: 'Makakalimutan ng device na ito ang naka-save mong log-in.',
    EN: 'This device will forget your saved log-in.',
  },
})
