/** What can go wrong with logging in, logging out and getting access back. */
export const identityErrors = {
  'login.failed': {
    status: 403,
    text: {
      TY: 'Mali ang user name o password.',
      EN: 'The user name or password is wrong.',
    },
  },
  'login.locked': {
    status: 429,
    text: {
      TY: 'Masyadong maraming subok. Bumalik pagkalipas ng {minutes} minuto.',
      EN: 'Too many tries. Please come back in {minutes} minutes.',
    },
  },
  'login.notMember': {
    status: 403,
    text: { TY: 'Mga miyembro lang ang makakapag-log in dito.', EN: 'Non-members cannot log in here.' },
  },
  'login.notAgent': {
    status: 403,
    text: { TY: 'Mga agent lang ang makakapag-log in dito.', EN: 'Non-agents cannot log in here.' },
  },
  'login.methodClosed': {
    status: 403,
    text: {
      TY: 'Hindi bukas ang ganitong paraan ng pag-log in.',
      EN: 'This way of logging in is not available.',
    },
  },
  'login.stale': {
    status: 403,
    text: {
      TY: 'Matagal ka nang naka-log in. Mag-log in ulit para magpatuloy.',
      EN: 'You logged in a while ago. Please log in again to go on.',
    },
  },
  'account.disabled': {
    status: 403,
    text: {
      TY: 'Walang ganitong user o naka-disable ang account.',
      EN: 'The user does not exist or is disabled.',
    },
  },
  'session.unknown': {
    status: 404,
    text: { TY: 'Tapos na ang session na iyon.', EN: 'That session has already ended.' },
  },
  'register.methodClosed': {
    status: 403,
    text: { TY: 'Hindi bukas ang ganitong pagrehistro.', EN: 'This way of registering is not available.' },
  },
  'username.format': {
    status: 400,
    text: { TY: 'Hindi tama ang format ng user name.', EN: 'The format of the account is incorrect.' },
  },
  'username.taken': {
    status: 409,
    text: { TY: 'May gumagamit na ng user name na ito.', EN: 'This user name already exists.' },
  },
  'password.format': {
    status: 400,
    text: { TY: 'Hindi bababa sa 8 karakter ang password.', EN: 'A password has at least 8 characters.' },
  },
  'password.common': {
    status: 400,
    text: {
      TY: 'Madaling mahulaan ang password na ito. Pumili ng iba.',
      EN: 'This password is easy to guess. Please choose another.',
    },
  },
  'password.mismatch': {
    status: 400,
    text: { TY: 'Hindi tugma ang dalawang password.', EN: 'Confirmation password not matched.' },
  },
  'password.wrong': {
    status: 403,
    text: { TY: 'Mali ang password sa pag-log in.', EN: 'The log-in password is wrong.' },
  },
  'modify.new.old.same': {
    status: 409,
    text: {
      TY: 'Hindi puwedeng pareho ang bago at lumang password.',
      EN: 'The new password and the old password cannot be the same.',
    },
  },
  'email.format': {
    status: 400,
    text: { TY: 'Hindi tama ang e-mail.', EN: 'The format of the e-mail is incorrect.' },
  },
  'name.format': {
    status: 400,
    text: { TY: 'Hindi tama ang pangalan.', EN: 'The format of the name is incorrect.' },
  },
  'mobile.format': {
    status: 400,
    text: { TY: 'Hindi tama ang mobile number.', EN: 'The format of the mobile number is incorrect.' },
  },
  'mobile.country': {
    status: 400,
    text: {
      TY: 'Hindi kami nagpapadala ng SMS sa mga number ng bansang iyan.',
      EN: 'We do not send SMS to numbers of that country.',
    },
  },
  'mobile.taken': {
    status: 409,
    text: {
      TY: 'May account na ang mobile number na ito. Mag-log in na lang.',
      EN: 'This mobile number already has an account. Please log in.',
    },
  },
  'field.format': {
    status: 400,
    text: { TY: 'May mali sa inilagay: {hint}', EN: 'Something is not right: {hint}' },
  },
  'age.tooYoung': {
    status: 403,
    text: {
      TY: 'Para lang ito sa {age} taong gulang pataas.',
      EN: 'You must be {age} or older to play here.',
    },
  },
  'member.barred': {
    status: 403,
    text: {
      TY: 'Hindi ka puwedeng maglaro rito. Makipag-ugnayan sa customer service kung sa tingin mo ay mali ito.',
      EN: 'You cannot play here. If you think this is wrong, please contact customer service.',
    },
  },
  'affiliate.unknown': {
    status: 400,
    text: { TY: 'Mali ang code ng imbitasyon.', EN: 'Invalid invitation code.' },
  },
  'recommender.unknown': {
    status: 400,
    text: { TY: 'Mali ang link ng nag-refer.', EN: 'Referrer link error.' },
  },
  'firebase.invalid': {
    status: 403,
    text: {
      TY: 'Hindi nakumpirma ang account. Subukan ulit.',
      EN: 'Your account could not be confirmed. Please try again.',
    },
  },
  'firebase.unavailable': {
    status: 503,
    text: {
      TY: 'Hindi available ang paraang ito sa ngayon.',
      EN: 'This way in is not available right now.',
    },
  },
  'firebase.emailTaken': {
    status: 409,
    text: {
      TY: 'May account na sa e-mail na ito. Mag-log in muna, saka i-link.',
      EN: 'This e-mail already has an account. Log in to it first, then link.',
    },
  },
  'firebase.taken': {
    status: 409,
    text: {
      TY: 'Naka-link na ito sa ibang account.',
      EN: 'This is already linked to another account.',
    },
  },
  'reset.invalid': {
    status: 400,
    text: {
      TY: 'Nagamit na o paso na ang link. Humingi ng bago.',
      EN: 'This link was used or has expired. Please ask for a new one.',
    },
  },
  'passkey.refused': {
    status: 403,
    text: {
      TY: 'Hindi tinanggap ang passkey. Subukan ulit.',
      EN: 'The passkey was not accepted. Please try again.',
    },
  },
  'passkey.required': {
    status: 403,
    text: {
      TY: 'Kailangan din ang passkey mo para makapasok. Kung nawala ito, makipag-ugnayan sa customer service.',
      EN: 'This account asks for its passkey too. If you no longer have it, please contact customer service.',
    },
  },
  'passkey.none': {
    status: 409,
    text: {
      TY: 'Wala ka pang passkey. Magdagdag muna ng isa.',
      EN: 'You have no passkey yet. Add one first.',
    },
  },
  'passkey.elsewhere': {
    status: 403,
    text: {
      TY: 'Para sa {host} ang passkey mo. Doon mag-log in.',
      EN: 'Your passkey belongs to {host}. Please log in there.',
    },
  },
  'passkey.limit': {
    status: 409,
    text: {
      TY: 'Sampu na ang passkey mo. Mag-alis muna ng isa.',
      EN: 'You have ten passkeys. Remove one first.',
    },
  },
  'passkey.unknown': {
    status: 404,
    text: { TY: 'Wala na ang passkey na ito.', EN: 'This passkey is no longer there.' },
  },
  'passkey.unavailable': {
    status: 403,
    text: {
      TY: 'Hindi magagamit ang passkey sa address na ito. Buksan ang site sa pangalan nito.',
      EN: 'Passkeys do not work at this address. Open the site by its name.',
    },
  },
  'trial.limit': {
    status: 429,
    text: {
      TY: 'Ubos na ang libreng subok sa network na ito ngayong araw.',
      EN: 'No more free trials from this network today.',
    },
  },
  'trial.closed': {
    status: 403,
    text: { TY: 'Walang libreng subok sa site na ito.', EN: 'This site has no free trial.' },
  },
} as const
