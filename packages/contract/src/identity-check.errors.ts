/** What can go wrong when members prove who they are. */
export const identityCheckErrors = {
  'identityCheck.underReview': {
    status: 409,
    text: {
      TY: 'Sinusuri pa ang ipinadala mo. Sasabihan ka namin sa mensahe.',
      EN: 'What you sent is still under review. We will tell you by message.',
    },
  },
  'identityCheck.verified': {
    status: 409,
    text: { TY: 'Na-verify na ang pagkakakilanlan mo.', EN: 'Your identity is verified already.' },
  },
  'member.unverified': {
    status: 403,
    text: {
      TY: 'I-verify muna ang pagkakakilanlan mo bago maglaro.',
      EN: 'Please verify your identity before you play.',
    },
  },
  'identityCheck.name': {
    status: 400,
    text: {
      TY: 'Hindi ito ang pangalan ng mga account mo sa withdrawal. Ilagay ang pangalan gaya ng nasa ID, o makipag-ugnayan sa amin.',
      EN: 'This is not the name your withdrawal accounts are in. Enter it as on your ID, or contact us.',
    },
  },
  'identityCheck.birthDate': {
    status: 400,
    text: {
      TY: 'Hindi ito ang petsa ng kapanganakan na ibinigay mo noon. Makipag-ugnayan sa amin kung mali iyon.',
      EN: 'This is not the birth date you gave before. Contact us if that one was wrong.',
    },
  },
  'identityCheck.unknown': {
    status: 404,
    text: { TY: 'Walang ganoong pagsusuri ng pagkakakilanlan.', EN: 'There is no such identity check.' },
  },
  'identityCheck.decided': {
    status: 409,
    text: { TY: 'May pasya na sa pagsusuring ito.', EN: 'This identity check was decided before.' },
  },
  'identityCheck.mismatch': {
    status: 409,
    text: {
      TY: 'Iba ang pangalan ng mga account o ang kapanganakan ng miyembro sa nasa dokumento. Tanggihan ito bilang mismatch.',
      EN: 'The member’s accounts are in another name than the document, or the birth date is another. Refuse it as a mismatch.',
    },
  },
  'identityCheck.fixed': {
    status: 409,
    text: {
      TY: 'Na-verify na ang miyembrong ito: hindi na itinatama ang pangalan at kapanganakan.',
      EN: 'This member is verified: the name and birth date of their document stay as they are.',
    },
  },
  'identityCheck.duplicate': {
    status: 409,
    text: {
      TY: 'May ibang miyembrong na-verify sa dokumento o pangalan at kapanganakang ito. Tanggihan ito bilang duplicate.',
      EN: 'Another member is verified with this document or name and birth date. Refuse it as a duplicate.',
    },
  },
  'identityCheck.tooMany': {
    status: 429,
    text: {
      TY: 'Marami ka nang naipadalang larawan ngayong araw. Subukan ulit bukas.',
      EN: 'You have sent many pictures today. Please try again tomorrow.',
    },
  },
} as const
