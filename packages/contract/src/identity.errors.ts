/** What can go wrong with logging in, logging out and getting access back. */
export const identityErrors = {
  'login.failed': {
    status: 403,
    text: {
      TY: 'Mali ang username o password.',
      EN: 'The username or password is wrong.',
    },
  },
  'login.locked': {
    status: 429,
    text: {
      TY: 'Masyadong maraming subok. Subukan ulit pagkalipas ng {minutes} minuto.',
      EN: 'Too many tries. Please try again in {minutes} minutes.',
    },
  },
  'login.notMember': {
    status: 403,
    text: { TY: 'Para lang sa mga member ang login na ito.', EN: 'Non-members cannot log in here.' },
  },
  'login.notAgent': {
    status: 403,
    text: { TY: 'Para lang sa mga agent ang login na ito.', EN: 'Non-agents cannot log in here.' },
  },
  'login.methodClosed': {
    status: 403,
    text: {
      TY: 'Hindi available ang ganitong login. Gumamit ng iba.',
      EN: 'This login option isn’t available. Please use another.',
    },
  },
  'login.stale': {
    status: 403,
    text: {
      TY: 'Matagal ka nang naka-log in. Mag-log in ulit para magpatuloy.',
      EN: 'You logged in a while ago. Please log in again to continue.',
    },
  },
  'account.disabled': {
    status: 403,
    text: {
      TY: 'Walang ganitong account, o naka-disable ito. I-contact ang customer service.',
      EN: 'The user does not exist or is disabled. Please contact customer service.',
    },
  },
  'session.unknown': {
    status: 404,
    text: { TY: 'Tapos na ang session na iyon.', EN: 'That session has already ended.' },
  },
  'register.methodClosed': {
    status: 403,
    text: {
      TY: 'Hindi available ang ganitong registration. Gumamit ng iba.',
      EN: 'This way to register isn’t available. Please use another.',
    },
  },
  'username.format': {
    status: 400,
    text: { TY: 'Mali ang format ng username.', EN: 'The format of the account is incorrect.' },
  },
  'username.taken': {
    status: 409,
    text: {
      TY: 'May gumagamit na nito. Pumili ng ibang username.',
      EN: 'This username already exists. Try another.',
    },
  },
  'password.format': {
    status: 400,
    text: {
      TY: 'At least 8 characters dapat ang password.',
      EN: 'Your password needs at least 8 characters.',
    },
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
    text: {
      TY: 'Hindi magkapareho ang password. I-type ulit.',
      EN: 'Confirmation password not matched. Type it again.',
    },
  },
  'password.wrong': {
    status: 403,
    text: { TY: 'Mali ang login password.', EN: 'The login password is wrong.' },
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
    text: { TY: 'Mali ang e-mail. I-check ulit.', EN: 'The format of the e-mail is incorrect.' },
  },
  'name.format': {
    status: 400,
    text: { TY: 'Mali ang pangalan. I-check ulit.', EN: 'The format of the name is incorrect.' },
  },
  'mobile.format': {
    status: 400,
    text: {
      TY: 'Mali ang mobile number. I-check ulit.',
      EN: 'The format of the mobile number is incorrect.',
    },
  },
  'mobile.country': {
    status: 400,
    text: {
      TY: 'Hindi pa kami nagse-send ng SMS sa bansang iyan.',
      EN: 'We can’t send SMS to numbers in that country.',
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
    text: { TY: 'Paki-check: {hint}', EN: 'Please check this: {hint}' },
  },
  'age.tooYoung': {
    status: 403,
    text: {
      TY: 'Para lang ito sa {age} pataas.',
      EN: 'You must be {age} or older to play here.',
    },
  },
  'member.barred': {
    status: 403,
    text: {
      TY: 'Hindi ka puwedeng maglaro rito. Kung mali ito, i-contact ang customer service.',
      EN: 'You can’t play here. If this is a mistake, please contact customer service.',
    },
  },
  'affiliate.unknown': {
    status: 400,
    text: { TY: 'Mali ang invite code. I-check ulit.', EN: 'Invalid invitation code. Please check it.' },
  },
  'recommender.unknown': {
    status: 400,
    text: { TY: 'Mali ang referral link. I-check ulit.', EN: 'Referrer link error. Please check the link.' },
  },
  'firebase.invalid': {
    status: 403,
    text: {
      TY: 'Hindi ma-confirm ang account. Subukan ulit.',
      EN: 'We couldn’t confirm your account. Please try again.',
    },
  },
  'firebase.unavailable': {
    status: 503,
    text: {
      TY: 'Hindi available ang login na ito ngayon. Gumamit ng iba.',
      EN: 'This login isn’t available right now. Please use another.',
    },
  },
  'firebase.emailTaken': {
    status: 409,
    text: {
      TY: 'May account na sa e-mail na ito. Mag-log in muna, saka i-link.',
      EN: 'This e-mail already has an account. Log in first, then link it.',
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
      TY: 'Nagamit na o expired na ang link. Humingi ng bago.',
      EN: 'This link was already used or has expired. Please ask for a new one.',
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
      TY: 'Kailangan din ang passkey mo para maka-log in. Kung nawala ito, i-contact ang customer service.',
      EN: 'You also need your passkey to log in. If you lost it, please contact customer service.',
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
      TY: 'Para sa {host} ang passkey mo. Doon ka mag-log in.',
      EN: 'Your passkey is for {host}. Please log in there.',
    },
  },
  'passkey.limit': {
    status: 409,
    text: {
      TY: 'Sampu na ang passkey mo. Mag-alis muna ng isa.',
      EN: 'You already have ten passkeys. Remove one first.',
    },
  },
  'passkey.unknown': {
    status: 404,
    text: { TY: 'Wala na ang passkey na ito.', EN: 'This passkey no longer exists.' },
  },
  'passkey.unavailable': {
    status: 403,
    text: {
      TY: 'Hindi gumagana ang passkey sa address na ito. Buksan ang site gamit ang domain name nito.',
      EN: 'Passkeys don’t work on this address. Open the site by its domain name.',
    },
  },
  'trial.limit': {
    status: 429,
    text: {
      TY: 'Ubos na ang free trial sa network na ito ngayong araw. Bukas ulit.',
      EN: 'No more free trials on this network today. Try again tomorrow.',
    },
  },
  'trial.closed': {
    status: 403,
    text: { TY: 'Walang free trial sa site na ito.', EN: 'This site doesn’t offer a free trial.' },
  },
} as const
