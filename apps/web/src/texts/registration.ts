import { defineTexts } from './define-texts.ts'

/** Becoming a member. */
export const registrationTexts = defineTexts({
  'register.title': { TY: 'Gumawa ng account', EN: 'Create your account' },
  'register.lead': {
    TY: 'Isang minuto lang, may account ka na.',
    EN: 'It only takes a minute.',
  },
  'register.method': { TY: 'Paano mag-register', EN: 'How to register' },
  'register.method.username': { TY: 'Username', EN: 'Username' },
  'register.method.mobileNum': { TY: 'Mobile number', EN: 'Mobile number' },
  'register.username': { TY: 'Username', EN: 'Username' },
  'register.password': { TY: 'Password', EN: 'Password' },
  'register.confirmPassword': { TY: 'Ulitin ang password', EN: 'Confirm password' },
  'register.mobileNum': { TY: 'Mobile number', EN: 'Mobile number' },
  'register.verificationCode': { TY: 'SMS code', EN: 'SMS code' },
  'register.paymentPassword': { TY: 'Withdrawal password', EN: 'Withdrawal password' },
  'register.idNumber': { TY: 'ID number', EN: 'ID number' },
  'register.qqNum': { TY: 'QQ', EN: 'QQ' },
  'register.facebook': { TY: 'Facebook', EN: 'Facebook' },
  'register.wechat': { TY: 'WeChat', EN: 'WeChat' },
  'register.line': { TY: 'LINE', EN: 'LINE' },
  'register.whatsapp': { TY: 'WhatsApp', EN: 'WhatsApp' },
  'register.zalo': { TY: 'Zalo', EN: 'Zalo' },
  'register.email': { TY: 'E-mail', EN: 'E-mail' },
  'register.nickname': { TY: 'Nickname', EN: 'Nickname' },
  'register.payeeName': { TY: 'Buong pangalan', EN: 'Full name' },
  'register.recommenderId': { TY: 'Username ng nag-refer', EN: 'Referrer’s username' },
  'register.affiliateCode': { TY: 'Invite code', EN: 'Invitation code' },
  'register.optional': { TY: 'Optional', EN: 'Optional' },
  'register.incorrectPassword': {
    TY: 'Ulitin ang password.',
    EN: 'Type the password again.',
  },
  'register.confirmationCorrect': {
    TY: 'Hindi magkapareho ang password. I-type ulit.',
    EN: 'Confirmation password not matched. Type it again.',
  },
  'register.usernameTaken': {
    TY: 'May gumagamit na nito. Pumili ng ibang username.',
    EN: 'This username already exists. Try another.',
  },
  'register.invited': {
    TY: 'In-invite ka gamit ang code na {code}.',
    EN: 'You were invited with code {code}.',
  },
  'register.linkUnknown': {
    TY: 'Hindi na gumagana ang invite code na {code}. Puwede ka pa ring mag-register.',
    EN: 'Invitation code {code} no longer works. You can still register.',
  },
  'register.invitationError': { TY: 'Mali ang invite code.', EN: 'Invitation code error. Please check it.' },
  'register.agree': {
    TY: '{age} pataas na ako at sang-ayon ako sa <0>terms</0> at <1>privacy policy</1>.',
    EN: 'I’m {age} or older and agree to the <0>terms</0> and <1>privacy policy</1>.',
  },
  'register.submit': { TY: 'Mag-register', EN: 'Register' },
  'register.success': { TY: 'Registered ka na! Welcome!', EN: 'Registered successfully!' },
  'register.toLogin': {
    TY: 'May account ka na? <0>Mag-log in</0>',
    EN: 'Already have an account? <0>Log in</0>',
  },
  'register.closed': {
    TY: 'Sarado muna ang registration',
    EN: 'Registration is closed for now',
  },
  'register.closed.text': {
    TY: 'I-contact ang customer service para magka-account.',
    EN: 'Please contact customer service to get an account.',
  },
  'register.rulesFailed': {
    TY: 'Hindi ma-load ang registration form.',
    EN: 'We couldn’t load the registration form.',
  },
})
