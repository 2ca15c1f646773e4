import { defineTexts } from './define-texts.ts'

/** Becoming a member. */
export const registrationTexts = defineTexts({
  'register.title': { TY: 'Gumawa ng account', EN: 'Create your account' },
  'register.lead': {
    TY: 'Isang minuto lang, may account ka na.',
    EN: 'One minute, and the account is yours.',
  },
  'register.method': { TY: 'Paraan ng pagrehistro', EN: 'Way to register' },
  'register.method.username': { TY: 'User name', EN: 'User name' },
  'register.method.mobileNum': { TY: 'Mobile number', EN: 'Mobile number' },
  'register.username': { TY: 'User name', EN: 'User name' },
  'register.password': { TY: 'Password', EN: 'Password' },
  'register.confirmPassword': { TY: 'Ulitin ang password', EN: 'Repeat the password' },
  'register.mobileNum': { TY: 'Mobile number', EN: 'Mobile number' },
  'register.verificationCode': { TY: 'Code mula sa SMS', EN: 'SMS code' },
  'register.paymentPassword': { TY: 'Password sa pag-withdraw', EN: 'Withdrawal password' },
  'register.idNumber': { TY: 'Numero ng valid ID', EN: 'ID number' },
  'register.qqNum': { TY: 'QQ', EN: 'QQ' },
  'register.facebook': { TY: 'Facebook', EN: 'Facebook' },
  'register.wechat': { TY: 'WeChat', EN: 'WeChat' },
  'register.line': { TY: 'LINE', EN: 'LINE' },
  'register.whatsapp': { TY: 'WhatsApp', EN: 'WhatsApp' },
  'register.zalo': { TY: 'Zalo', EN: 'Zalo' },
  'register.email': { TY: 'E-mail', EN: 'E-mail' },
  'register.nickname': { TY: 'Palayaw', EN: 'Nickname' },
  'register.payeeName': { TY: 'Buong pangalan', EN: 'Full name' },
  'register.recommenderId': { TY: 'User name ng nag-refer', EN: 'Referrer’s user name' },
  'register.affiliateCode': { TY: 'Code ng imbitasyon', EN: 'Invitation code' },
  'register.optional': { TY: 'Opsyonal', EN: 'Optional' },
  'register.incorrectPassword': {
    TY: 'Ulitin dito ang password.',
    EN: 'Incorrect password: repeat it here.',
  },
  'register.confirmationCorrect': {
    TY: 'Hindi tugma ang dalawang password.',
    EN: 'Confirmation password not matched.',
  },
  'register.usernameTaken': {
    TY: 'May gumagamit na ng user name na ito.',
    EN: 'This user name already exists.',
  },
  'register.invited': {
    TY: 'Imbitado ka gamit ang code na {code}.',
    EN: 'You were invited with code {code}.',
  },
  'register.linkUnknown': {
    TY: 'Mali ang link ng nag-imbita: hindi na gumagana ang code na {code}. Puwede ka pa ring magrehistro.',
    EN: 'Referrer link error: the code {code} does not work. You can still register.',
  },
  'register.invitationError': { TY: 'Mali ang code ng imbitasyon.', EN: 'Invitation code error.' },
  'register.agree': {
    TY: '{age} taong gulang na ako pataas at sang-ayon ako sa <0>mga tuntunin</0> at sa <1>privacy</1>.',
    EN: 'I am {age} or older and agree to the <0>terms</0> and the <1>privacy statement</1>.',
  },
  'register.submit': { TY: 'Magrehistro', EN: 'Register' },
  'register.success': { TY: 'Matagumpay ang pagrehistro!', EN: 'Registered successfully!' },
  'register.toLogin': { TY: 'May account na? <0>Mag-log in</0>', EN: 'Have an account? <0>Log in</0>' },
  'register.closed': {
    TY: 'Sarado muna ang pagrehistro dito',
    EN: 'Registration is closed for now',
  },
  'register.closed.text': {
    TY: 'Makipag-ugnayan sa customer service para magkaroon ng account.',
    EN: 'Please contact customer service to get an account.',
  },
  'register.rulesFailed': {
    TY: 'Hindi ma-load ang form ng pagrehistro.',
    EN: 'The registration form could not be loaded.',
  },
})
