import { defineTexts } from './define-texts.ts'

/** Coming in: log-in, captcha, SMS codes, test play. */
export const loginTexts = defineTexts({
  'login.title': { TY: 'Mag-log in', EN: 'Log in' },
  'login.title.play': { TY: 'Mag-log in para maglaro', EN: 'Log in to play' },
  'login.title.agent': { TY: 'Log in ng mga agent', EN: 'Agent log in' },
  'login.welcome': { TY: 'Tuloy po kayo!', EN: 'Welcome back!' },
  'login.method': { TY: 'Paraan ng pag-log in', EN: 'Way to log in' },
  'login.method.username': { TY: 'User name', EN: 'User name' },
  'login.method.sms': { TY: 'Mobile number', EN: 'Mobile number' },
  'login.username': { TY: 'User name', EN: 'User name' },
  'login.password': { TY: 'Password', EN: 'Password' },
  'login.mobile': { TY: 'Mobile number', EN: 'Mobile number' },
  'login.country': { TY: 'Code ng bansa', EN: 'Country code' },
  'login.remember': { TY: 'Tandaan ang password', EN: 'Remember password' },
  'login.remember.sms': { TY: 'Tandaan ang number', EN: 'Remember number' },
  'login.submit': { TY: 'Mag-log in', EN: 'Log in' },
  'login.triesLeft': {
    TY: '{count} subok pa ang natitira.',
    EN: '{count, plural, one {# try left.} other {# tries left.}}',
  },
  'loginPrompt.stale': { TY: 'Mag-log in ulit', EN: 'Log in again' },
  'loginPrompt.staleWhy': {
    TY: 'Matagal ka nang naka-log in. Mag-log in ulit at itutuloy namin ang ginagawa mo.',
    EN: 'You logged in a while ago. Log in again, and we go on where you stopped.',
  },
  'login.or': { TY: 'o kaya', EN: 'or' },
  'login.facebook': { TY: 'Magpatuloy sa Facebook', EN: 'Continue with Facebook' },
  'login.google': { TY: 'Magpatuloy sa Google', EN: 'Continue with Google' },
  'login.social.agree': {
    TY: 'Kung bago ka rito, sa pagpapatuloy ay sinasabi mong {age} taong gulang ka na pataas at sang-ayon ka sa <0>mga tuntunin</0> at sa <1>privacy</1>.',
    EN: 'If you are new here, by going on you say that you are {age} or older and agree to the <0>terms</0> and the <1>privacy statement</1>.',
  },
  'login.social.failed': {
    TY: 'Hindi natuloy ang pag-log in. Subukan ulit.',
    EN: 'The log-in did not finish. Please try again.',
  },
  'login.home': { TY: 'Bumalik sa home', EN: 'Back home' },
  'login.register': { TY: 'Magrehistro na', EN: 'Register now' },
  'login.forgot': { TY: 'Nakalimutan ang password', EN: 'Forgot password' },
  'login.service': { TY: 'Customer service', EN: 'Customer service' },
  'login.links': { TY: 'Iba pang puwedeng gawin', EN: 'Other things to do' },
  'login.testPlay': { TY: 'Subukan nang libre', EN: 'Test play' },

  'captcha.label': { TY: 'Code sa larawan', EN: 'Code in the picture' },
  'captcha.hint.equation': {
    TY: 'Ilagay ang sagot sa equation, {length} na karakter.',
    EN: 'Enter the result of the equation, {length} characters.',
  },
  'captcha.hint.digits': {
    TY: 'Ilagay ang mga letra o numerong nakikita, {length} na karakter.',
    EN: 'Enter the letters or numbers shown, {length} characters.',
  },
  'in-vwrite-code': { TY: 'Ilagay ang code.', EN: 'Please enter the code.' },
  'captcha.image': {
    TY: 'Larawan ng code. Pindutin para sa bago.',
    EN: 'Picture of the code. Tap for a new one.',
  },
  'captcha.refresh': { TY: 'Kumuha ng bagong larawan', EN: 'Get a new picture' },
  'captcha.unreadable': { TY: 'Hindi mabasa ang larawan?', EN: 'Can’t read the picture?' },
  'captcha.working': { TY: 'Kinukumpirma namin, sandali lang…', EN: 'Checking for you, one moment…' },
  'captcha.confirmed': {
    TY: 'Nakumpirma na. Hindi na kailangan ang larawan.',
    EN: 'Confirmed. You don’t need the picture.',
  },
  'captcha.failed': {
    TY: 'Hindi nakuha ang larawan. Subukan ulit.',
    EN: 'The picture could not be loaded. Try again.',
  },

  'sms.code': { TY: 'Code mula sa SMS', EN: 'SMS code' },
  'sms.getFirst': { TY: 'Kunin muna ang code.', EN: 'Get the code first.' },
  'sms.again': { TY: 'Ulitin sa {time}', EN: 'Again in {time}' },
  'sms.sent': { TY: 'Naipadala na ang SMS.', EN: 'SMS sent.' },
  'sms.wrong': {
    TY: 'Mali o paso na ang verification code.',
    EN: 'Verification code error, or it has expired.',
  },
  'sms.failed': {
    TY: 'Hindi naipadala ang code. Subukan ulit.',
    EN: 'The code could not be sent. Please try again.',
  },
  'mobile.invalid': { TY: 'Ilagay ang tamang mobile number.', EN: 'Enter a valid mobile number.' },

  'trial.title': { TY: 'Maglaro nang libre', EN: 'Play for free' },
  'trial.text': {
    TY: 'Subukan ang mga laro gamit ang pang-ensayong pera. Walang kailangang ibigay, at walang totoong panalo.',
    EN: 'Try the games with play money. Nothing to fill in, and nothing real to win.',
  },
  'trial.start': { TY: 'Simulan ang libreng subok', EN: 'Start the free trial' },
  'trial.continue': { TY: 'Ituloy bilang {name}', EN: 'Continue as {name}' },
  'trial.point.money': { TY: 'May pang-ensayong pera agad', EN: 'Play money right away' },
  'trial.point.device': {
    TY: 'Sa device na ito lang ang trial account',
    EN: 'The trial account stays on this device',
  },
  'trial.point.limits': {
    TY: 'Kailangan ng totoong account para mag-deposit at mag-withdraw',
    EN: 'Depositing and withdrawing need an actual account',
  },
  'trial.member': {
    TY: 'Naka-log in ka na bilang {name}.',
    EN: 'You are already logged in as {name}.',
  },
  'trial.member.play': { TY: 'Maglaro', EN: 'Play' },
})
