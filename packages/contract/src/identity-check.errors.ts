/** What can go wrong when members prove who they are. */
export const identityCheckErrors = {
  'identityCheck.underReview': {
    status: 409,
    text: {
      TY: 'Chine-check pa namin ang na-send mo. Magme-message kami pag tapos na.',
      EN: 'We’re still checking what you sent. We’ll message you when it’s done.',
    },
  },
  'identityCheck.verified': {
    status: 409,
    text: { TY: 'Verified na ang identity mo.', EN: 'Your identity is already verified.' },
  },
  'member.unverified': {
    status: 403,
    text: {
      TY: 'I-verify muna ang identity mo bago maglaro.',
      EN: 'Please verify your identity before you play.',
    },
  },
  'identityCheck.name': {
    status: 400,
    text: {
      TY: 'Iba ito sa pangalan ng mga withdrawal account mo. Ilagay ang pangalan gaya ng nasa ID, o i-contact kami.',
      EN: 'This isn’t the name on your withdrawal accounts. Enter your name as on your ID, or contact us.',
    },
  },
  'identityCheck.birthDate': {
    status: 400,
    text: {
      TY: 'Iba ito sa birthday na ibinigay mo dati. I-contact kami kung mali iyon.',
      EN: 'This isn’t the date of birth you gave before. Contact us if that one was wrong.',
    },
  },
  'identityCheck.unknown': {
    status: 404,
    text: { TY: 'Walang ganoong pagsusuri ng identity.', EN: 'There is no such identity check.' },
  },
  'identityCheck.decided': {
    status: 409,
    text: { TY: 'May pasya na sa pagsusuring ito.', EN: 'This identity check was decided before.' },
  },
  'identityCheck.mismatch': {
    status: 409,
    text: {
      TY: 'Iba ang pangalan ng mga account o ang kapanganakan ng member sa nasa dokumento. Tanggihan ito bilang mismatch.',
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
      TY: 'Naabot mo na ang limit ng picture ngayong araw. Subukan ulit bukas.',
      EN: 'You’ve sent too many photos today. Please try again tomorrow.',
    },
  },
} as const
