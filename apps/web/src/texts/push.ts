import { defineTexts } from './define-texts.ts'

/** Notifications of an installed app. */
export const pushTexts = defineTexts({
  'push.title': { TY: 'Notifications', EN: 'Notifications' },
  'push.why': {
    TY: 'Magno-notify ang phone mo pag may bagong message o reply sa chat, kahit sarado ang app.',
    EN: 'Your phone notifies you of new messages and chat replies, even when the app is closed.',
  },
  'push.on': { TY: 'Naka-on sa device na ito', EN: 'On for this device' },
  'push.off': { TY: 'Naka-off sa device na ito', EN: 'Off for this device' },
  'push.turnOn': { TY: 'I-on ang notification', EN: 'Turn notifications on' },
  'push.turnOff': { TY: 'I-off ang notification', EN: 'Turn notifications off' },
  'push.isOnNow': { TY: 'Naka-on na ang notification.', EN: 'Notifications are on.' },
  'push.isOffNow': { TY: 'Naka-off na ang notification.', EN: 'Notifications are off.' },
  'push.install': {
    TY: 'I-install muna ang app sa home screen mo. Sa installed app lang gumagana ang notifications.',
    EN: 'Install the app on your home screen first. Notifications only work in the installed app.',
  },
  'push.unsupported': {
    TY: 'Hindi supported ng browser na ito ang notifications.',
    EN: 'This browser doesn’t support notifications.',
  },
  'push.denied': {
    TY: 'Naka-block sa browser mo ang notifications ng site na ito. I-allow ito sa settings ng app o browser, tapos bumalik dito.',
    EN: 'Your browser blocks notifications from this site. Allow them in the app or browser settings, then come back.',
  },
  'push.failed': {
    TY: 'Hindi ma-on ang notifications. I-check ang koneksyon at subukan ulit.',
    EN: 'We couldn’t turn on notifications. Check your connection and try again.',
  },
})
