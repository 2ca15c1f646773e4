import { defineTexts } from './define-texts.ts'

/** Notifications of an installed app. */
export const pushTexts = defineTexts({
  'push.title': { TY: 'Notification sa phone', EN: 'Phone notifications' },
  'push.why': {
    TY: 'Sasabihan ka ng phone mo kapag may bagong mensahe o sagot sa chat, kahit sarado ang app.',
    EN: 'Your phone tells you about a new message or an answer in the chat, even while the app is closed.',
  },
  'push.on': { TY: 'Naka-on sa device na ito', EN: 'On for this device' },
  'push.off': { TY: 'Naka-off sa device na ito', EN: 'Off for this device' },
  'push.turnOn': { TY: 'I-on ang notification', EN: 'Turn notifications on' },
  'push.turnOff': { TY: 'I-off ang notification', EN: 'Turn notifications off' },
  'push.isOnNow': { TY: 'Naka-on na ang notification.', EN: 'Notifications are on.' },
  'push.isOffNow': { TY: 'Naka-off na ang notification.', EN: 'Notifications are off.' },
  'push.install': {
    TY: 'I-install muna ang app sa home screen mo. Sa naka-install na app lang gumagana ang notification.',
    EN: 'Install the app on your home screen first. Notifications work in the installed app only.',
  },
  'push.unsupported': {
    TY: 'Hindi kaya ng browser na ito ang notification.',
    EN: 'This browser cannot show notifications.',
  },
  'push.denied': {
    TY: 'Naka-block sa browser mo ang notification ng site na ito. Payagan ito sa settings ng app o browser, saka bumalik dito.',
    EN: 'Your browser blocks the notifications of this site. Allow them in the settings of the app or browser, then come back.',
  },
  'push.failed': {
    TY: 'Hindi na-on ang notification. Tingnan ang koneksiyon at subukan ulit.',
    EN: 'Notifications could not be turned on. Please check your connection and try again.',
  },
})
