export const verificationErrors = {
  'verification.wrong': {
    status: 400,
    text: {
      TY: 'Mali o expired na ang code. Humingi ng bago.',
      EN: 'Verification code error, or it has expired.',
    },
  },
  'verification.tooSoon': {
    status: 429,
    text: {
      TY: 'Kaka-send lang ng code. Maghintay ng {seconds} segundo.',
      EN: 'We just sent a code. Please wait {seconds} seconds.',
    },
  },
  'verification.limit': {
    status: 429,
    text: {
      TY: 'Naabot mo na ang limit ng code ngayong araw. Subukan ulit bukas.',
      EN: 'You’ve reached today’s limit of codes. Please try again tomorrow.',
    },
  },
} as const
