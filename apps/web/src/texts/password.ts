import { defineTexts } from './define-texts.ts'

/** Forgotten, reset and changed passwords, and the settings around them. */
export const passwordTexts = defineTexts({
  'forgot.by': { TY: 'Paraan ng pagbawi', EN: 'Way to get it back' },
  'forgot.by.phone': { TY: 'Sa phone', EN: 'By phone' },
  'forgot.by.email': { TY: 'Sa e-mail', EN: 'By e-mail' },
  'forgot.lead.phone': {
    TY: 'Magpapadala kami ng code sa mobile number ng account mo.',
    EN: 'We will send a code to the mobile number of your account.',
  },
  'forgot.lead.email': {
    TY: 'Magpapadala kami ng link sa e-mail ng account mo.',
    EN: 'We will send a link to the e-mail of your account.',
  },
  'forgot.email': { TY: 'E-mail', EN: 'E-mail' },
  in_email_incorrect: { TY: 'Hindi tama ang e-mail.', EN: 'The e-mail is incorrect.' },
  in_been_out: {
    TY: 'Naipadala na. Tingnan ang e-mail mo.',
    EN: 'It has been sent. Check your e-mail.',
  },
  'forgot.send': { TY: 'Ipadala ang link', EN: 'Send the link' },
  'forgot.newPassword': { TY: 'Bagong password', EN: 'New password' },
  'forgot.submit': { TY: 'Itakda ang password', EN: 'Set password' },
  'forgot.mobileShort': {
    TY: 'Ilagay ang mobile number, hindi bababa sa {min} na numero.',
    EN: 'Enter your mobile number, at least {min} digits.',
  },
  'forgot.done': { TY: 'Nabago na ang password mo.', EN: 'Your password has been changed.' },

  'reset.lead': {
    TY: 'Pumili ng bagong password. Isang beses lang gagana ang link.',
    EN: 'Choose a new password. The link works once.',
  },
  'reset.over': { TY: 'Hindi na gumagana ang link', EN: 'This link no longer works' },
  'reset.failed': { TY: 'Hindi masuri ang link', EN: 'The link could not be checked' },
  'reset.askAgain': { TY: 'Humingi ng bagong link', EN: 'Ask for a new link' },
  'reset.done': {
    TY: 'Nabago na. Mag-log in gamit ang bagong password.',
    EN: 'Changed. Log in with your new password.',
  },

  'password.username': { TY: 'User name', EN: 'User name' },
  'password.old': { TY: 'Kasalukuyang password', EN: 'Current password' },
  'password.new': { TY: 'Bagong password', EN: 'New password' },
  'password.confirm': { TY: 'Ulitin ang bagong password', EN: 'Repeat the new password' },
  'password.submit': { TY: 'Kumpirmahin', EN: 'Confirm' },
  'password.enter': { TY: 'Ilagay ang password.', EN: 'Enter password.' },
  'password.notMatched': {
    TY: 'Hindi tugma ang dalawang password.',
    EN: 'Confirmation password not matched.',
  },
  'password.same.title': { TY: 'Pareho ang password', EN: 'Same password' },
  'password.same': {
    TY: 'Hindi puwedeng pareho ang bago at lumang password.',
    EN: 'The new password and the old password cannot be the same.',
  },
  'password.same.ok': { TY: 'Sige', EN: 'OK' },
  'password.saved': { TY: 'Na-save ang pagbabago', EN: 'Change saved' },
  'password.failed': {
    TY: 'Hindi nabago ang password. Subukan ulit.',
    EN: 'The password could not be changed. Try again.',
  },
  'password.otherDevices': {
    TY: 'Mala-log out ang iba mong device.',
    EN: 'Your other devices will be logged out.',
  },

  'passkey.logIn': { TY: 'Gamitin ang passkey', EN: 'Use a passkey' },
})
