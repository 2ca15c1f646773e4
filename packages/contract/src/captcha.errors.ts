export const captchaErrors = {
  'captcha.required': {
    status: 400,
    text: { TY: 'Ilagay ang code sa picture.', EN: 'Enter the code in the picture.' },
  },
  'captcha.wrong': {
    status: 400,
    text: { TY: 'Mali ang code. Subukan ang bago.', EN: 'Verification code error. Try the new one.' },
  },
} as const
