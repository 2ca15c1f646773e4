import { defineTexts } from './define-texts.ts'

/** Forgotten, reset and changed passwords, and the settings around them. */
export const passwordTexts = defineTexts({
  'forgot.by': { TY: 'Paano i-reset', EN: 'How to reset' },
  'forgot.by.phone': { TY: 'Sa mobile', EN: 'By mobile' },
  'forgot.by.email': { TY: 'Sa e-mail', EN: 'By e-mail' },
  'forgot.lead.phone': {
    TY: 'Magse-send kami ng code sa mobile number ng account mo.',
    EN: 'We’ll send a code to your account’s mobile number.',
  },
  'forgot.lead.email': {
    TY: 'Magse-send kami ng link sa e-mail ng account mo.',
    EN: 'We’ll send a link to your account’s e-mail.',
  },
  'forgot.email': { TY: 'E-mail', EN: 'E-mail' },
  in_email_incorrect: { TY: 'Mali ang e-mail.', EN: 'The e-mail is incorrect.' },
  in_been_out: {
    TY: 'Na-send na. I-check ang e-mail mo.',
    EN: 'Sent! Check your e-mail.',
  },
  'forgot.send': { TY: 'I-send ang link', EN: 'Send link' },
  'forgot.newPassword': { TY: 'Bagong password', EN: 'New password' },
  'forgot.submit': { TY: 'I-save ang password', EN: 'Save password' },
  'forgot.mobileShort': {
    TY: 'Ilagay ang mobile number, at least {min} na numero.',
    EN: 'Enter your mobile number, at least {min} digits.',
  },
  'forgot.done': { TY: 'Napalitan na ang password mo.', EN: 'Your password has been changed.' },

  'reset.lead': {
    TY: 'Gumawa ng bagong password. Isang beses lang magagamit ang link.',
    EN: 'Choose a new password. The link only works once.',
  },
  'reset.over': { TY: 'Hindi na gumagana ang link', EN: 'This link no longer works' },
  'reset.failed': { TY: 'Hindi ma-check ang link', EN: 'We couldn’t check the link' },
  'reset.askAgain': { TY: 'Humingi ng bagong link', EN: 'Get a new link' },
  'reset.done': {
    TY: 'Napalitan na. Mag-log in gamit ang bagong password.',
    EN: 'Done! Log in with your new password.',
  },

  'password.username': { TY: 'Username', EN: 'Username' },
  'password.old': { TY: 'Kasalukuyang password', EN: 'Current password' },
  'password.new': { TY: 'Bagong password', EN: 'New password' },
  'password.confirm': { TY: 'Ulitin ang bagong password', EN: 'Confirm new password' },
  'password.submit': { TY: 'I-confirm', EN: 'Confirm' },
  'password.enter': { TY: 'Ilagay ang password.', EN: 'Enter your password.' },
  'password.notMatched': {
    TY: 'Hindi magkapareho ang password. I-type ulit.',
    EN: 'Confirmation password not matched. Type it again.',
  },
  'password.same.title': { TY: 'Pareho ang password', EN: 'Same password' },
  'password.same': {
    TY: 'Hindi puwedeng pareho ang bago at lumang password.',
    EN: 'Your new password can’t be the same as the old one.',
  },
  'password.same.ok': { TY: 'Sige', EN: 'OK' },
  'password.saved': { TY: 'Na-save ang pagbabago', EN: 'Change saved' },
  'password.failed': {
    TY: 'Hindi nabago ang password. Subukan ulit.',
    EN: 'We couldn’t change your password. Try again.',
  },
  'password.otherDevices': {
    TY: 'Mala-log out ang iba mong device.',
    EN: 'Your other devices will be logged out.',
  },

  'passkey.logIn': { TY: 'Gamitin ang passkey', EN: 'Use a passkey' },
})
