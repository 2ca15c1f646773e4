import { defineTexts } from './define-texts.ts'

/** Coming in: log-in, captcha, SMS codes, test play. */
export const loginTexts = defineTexts({
  'login.title': { TY: 'Mag-log in', EN: 'Log in' },
  'login.title.play': { TY: 'Mag-log in para maglaro', EN: 'Log in to play' },
  'login.title.agent': { TY: 'Agent login', EN: 'Agent login' },
  'login.welcome': { TY: 'Welcome back!', EN: 'Welcome back!' },
  'login.method': { TY: 'Paano mag-log in', EN: 'How to log in' },
  'login.method.username': { TY: 'Username', EN: 'Username' },
  'login.method.sms': { TY: 'Mobile number', EN: 'Mobile number' },
  'login.username': { TY: 'Username', EN: 'Username' },
  'login.password': { TY: 'Password', EN: 'Password' },
  'login.mobile': { TY: 'Mobile number', EN: 'Mobile number' },
  'login.country': { TY: 'Country code', EN: 'Country code' },
  'login.remember': { TY: 'Tandaan ang password', EN: 'Remember password' },
  'login.remember.sms': { TY: 'Tandaan ang number', EN: 'Remember number' },
  'login.submit': { TY: 'Mag-log in', EN: 'Log in' },
  'login.triesLeft': {
    TY: '{count} subok na lang.',
    EN: '{count, plural, one {# try left.} other {# tries left.}}',
  },
  'loginPrompt.stale': { TY: 'Mag-log in ulit', EN: 'Log in again' },
  'loginPrompt.staleWhy': {
    TY: 'Matagal ka nang naka-log in. Mag-log in ulit para maituloy ang ginagawa mo.',
    EN: 'You logged in a while ago. Log in again to pick up where you left off.',
  },
  'login.or': { TY: 'o', EN: 'or' },
  'login.facebook': { TY: 'Mag-log in gamit ang Facebook', EN: 'Continue with Facebook' },
  'login.google': { TY: 'Mag-log in gamit ang Google', EN: 'Continue with Google' },
  'login.social.agree': {
    TY: 'Bago ka rito? Pag nagpatuloy ka, kino-confirm mong {age} pataas ka na at sang-ayon ka sa <0>terms</0> at <1>privacy policy</1>.',
    EN: 'New here? By continuing, you confirm you’re {age} or older and agree to our <0>terms</0> and <1>privacy policy</1>.',
  },
  'login.social.failed': {
    TY: 'Hindi natuloy ang pag-log in. Subukan ulit.',
    EN: 'Login didn’t go through. Please try again.',
  },
  'login.home': { TY: 'Balik sa home', EN: 'Back to home' },
  'login.register': { TY: 'Mag-register na', EN: 'Register now' },
  'login.forgot': { TY: 'Nakalimutan ang password?', EN: 'Forgot password?' },
  'login.service': { TY: 'Customer service', EN: 'Customer service' },
  'login.links': { TY: 'Iba pang option', EN: 'More options' },
  'login.testPlay': { TY: 'Subukan nang libre', EN: 'Play for free' },

  'captcha.label': { TY: 'Code sa picture', EN: 'Code in the picture' },
  'captcha.hint.equation': {
    TY: 'I-type ang sagot: {length} character.',
    EN: 'Type the answer: {length} characters.',
  },
  'captcha.hint.digits': {
    TY: 'I-type ang mga letra o numerong nakikita mo: {length} character.',
    EN: 'Type the {length} characters you see.',
  },
  'in-vwrite-code': { TY: 'Ilagay ang code.', EN: 'Please enter the code.' },
  'captcha.image': {
    TY: 'Picture ng code. I-tap para palitan.',
    EN: 'Picture of the code. Tap for a new one.',
  },
  'captcha.refresh': { TY: 'Palitan ang picture', EN: 'New picture' },
  'captcha.unreadable': { TY: 'Hindi mabasa ang picture?', EN: 'Can’t read the picture?' },
  'captcha.working': { TY: 'Chine-check lang, sandali…', EN: 'Just checking…' },
  'captcha.confirmed': {
    TY: 'Okay na. Hindi na kailangan ang picture.',
    EN: 'All good. No picture needed.',
  },
  'captcha.failed': {
    TY: 'Hindi ma-load ang picture. Subukan ulit.',
    EN: 'We couldn’t load the picture. Try again.',
  },

  'sms.code': { TY: 'SMS code', EN: 'SMS code' },
  'sms.getFirst': { TY: 'Kunin muna ang code.', EN: 'Get the code first.' },
  'sms.again': { TY: 'I-resend sa {time}', EN: 'Resend in {time}' },
  'sms.sent': { TY: 'Na-send na ang SMS.', EN: 'SMS sent.' },
  'sms.wrong': {
    TY: 'Mali o expired na ang code. Humingi ng bago.',
    EN: 'Verification code error: it’s wrong or expired. Get a new one.',
  },
  'sms.failed': {
    TY: 'Hindi na-send ang code. Subukan ulit.',
    EN: 'We couldn’t send the code. Please try again.',
  },
  'mobile.invalid': { TY: 'Maglagay ng tamang mobile number.', EN: 'Enter a valid mobile number.' },

  'trial.title': { TY: 'Maglaro nang libre', EN: 'Play for free' },
  'trial.text': {
    TY: 'Subukan ang mga laro gamit ang play money. Walang registration, walang totoong panalo.',
    EN: 'Try the games with play money. No registration, no real winnings.',
  },
  'trial.start': { TY: 'Maglaro nang libre', EN: 'Start playing' },
  'trial.continue': { TY: 'Ituloy bilang {name}', EN: 'Continue as {name}' },
  'trial.point.money': { TY: 'May play money ka agad', EN: 'Play money right away' },
  'trial.point.device': {
    TY: 'Dito lang sa device na ito ang trial account',
    EN: 'The trial account stays on this device',
  },
  'trial.point.limits': {
    TY: 'Totoong account ang kailangan para mag-deposit at mag-withdraw',
    EN: 'You need a real account to deposit and withdraw',
  },
  'trial.member': {
    TY: 'Naka-log in ka na bilang {name}.',
    EN: 'You are already logged in as {name}.',
  },
  'trial.member.play': { TY: 'Maglaro', EN: 'Play' },
})
