export const verificationErrors = {
  'verification.wrong': {
    status: 400,
    text: { TY: 'Mali o paso na ang verification code.', EN: 'Verification code error, or it has expired.' },
  },
  'verification.tooSoon': {
    status: 429,
    text: {
      TY: 'Kakapadala lang ng code. Maghintay ng {seconds} segundo.',
      EN: 'A code was just sent. Please wait {seconds} seconds.',
    },
  },
  'verification.limit': {
    status: 429,
    text: {
      TY: 'Naabot na ang dami ng code para sa araw na ito. Subukan bukas.',
      EN: 'No more codes can be sent today. Please try again tomorrow.',
    },
  },
} as const
