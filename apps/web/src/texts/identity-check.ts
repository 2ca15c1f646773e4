import { defineTexts } from './define-texts.ts'

/** Proving who one is. */
export const identityCheckTexts = defineTexts({
  'identity.failed': { TY: 'Hindi na-send. Subukan ulit.', EN: 'It wasn’t sent. Please try again.' },
  'identity.state.none': { TY: 'Hindi pa verified', EN: 'Not verified yet' },
  'identity.state.underReview': { TY: 'Chine-check pa', EN: 'Under review' },
  'identity.state.verified': { TY: 'Verified na', EN: 'Verified' },
  'identity.state.refused': { TY: 'Hindi tinanggap. I-send ulit', EN: 'Not accepted. Send it again' },
  'identity.waiting': {
    TY: 'Natanggap namin noong {when}. Karaniwang tapos ito sa loob ng 24 oras. Magme-message kami sa iyo.',
    EN: 'We got it on {when}. It’s usually done within 24 hours, and we’ll message you.',
  },
  'identity.since': { TY: 'Mula {when}', EN: 'Since {when}' },
  'identity.text': {
    TY: 'Mag-send ng valid ID at selfie. Iche-check ito ng team namin.',
    EN: 'Send a valid ID and a selfie. Our team will check them.',
  },
  'identity.need.play': {
    TY: 'Kailangan ito bago maglaro.',
    EN: 'You need this before you can play.',
  },
  'identity.need.both': {
    TY: 'Kailangan ito bago maglaro at mag-withdraw.',
    EN: 'You need this before you can play and withdraw.',
  },
  'identity.need.withdrawal': {
    TY: 'Kailangan ito pag lumampas sa {amount} ang total ng mga withdrawal mo.',
    EN: 'You need this once your withdrawals total more than {amount}.',
  },
  'identity.name': { TY: 'Buong pangalan gaya ng nasa ID', EN: 'Full name, as on the ID' },
  'identity.name.missing': { TY: 'Ilagay ang buong pangalan.', EN: 'Please enter your full name.' },
  'identity.document': { TY: 'Uri ng ID', EN: 'Type of ID' },
  'identity.document.philsys': { TY: 'National ID (PhilSys)', EN: 'National ID (PhilSys)' },
  'identity.document.passport': { TY: 'Passport', EN: 'Passport' },
  'identity.document.driversLicence': { TY: 'Driver’s license', EN: 'Driver’s license' },
  'identity.document.umid': { TY: 'UMID (SSS o GSIS)', EN: 'UMID (SSS or GSIS)' },
  'identity.document.postal': { TY: 'Postal ID', EN: 'Postal ID' },
  'identity.document.voter': { TY: 'Voter’s ID', EN: 'Voter’s ID' },
  'identity.number': { TY: 'ID number', EN: 'ID number' },
  'identity.number.wrong': {
    TY: 'Ilagay ang ID number gaya ng nasa ID: 4 hanggang 32 letra o numero.',
    EN: 'Enter the number as on the ID: 4 to 32 letters or numbers.',
  },
  'identity.front': { TY: 'Harap ng ID', EN: 'Front of the ID' },
  'identity.back': { TY: 'Likod ng ID', EN: 'Back of the ID' },
  'identity.selfie': { TY: 'Selfie na hawak ang ID', EN: 'Selfie holding the ID' },
  'identity.pictures.missing': {
    TY: 'Kumpletuhin muna ang mga picture bago i-send.',
    EN: 'Add all photos before you send.',
  },
  'identity.privacy': {
    TY: 'Naka-encrypt ang mga picture at review team lang namin ang makakakita.',
    EN: 'Your photos are encrypted. Only our review team can see them.',
  },
  'identity.send': { TY: 'I-send', EN: 'Submit' },
  'identity.reason.unreadable': {
    TY: 'Malabo o putol ang picture ng ID.',
    EN: 'The photo of your ID is blurry or cut off.',
  },
  'identity.reason.expired': { TY: 'Expired na ang ID.', EN: 'Your ID has expired.' },
  'identity.reason.mismatch': {
    TY: 'Hindi tugma ang ID sa inilagay mo.',
    EN: 'Your ID doesn’t match what you entered.',
  },
  'identity.reason.selfie': {
    TY: 'Hindi malinaw sa selfie na ikaw ang nasa ID.',
    EN: 'We can’t tell from the selfie that you’re the person on the ID.',
  },
  'identity.reason.duplicate': {
    TY: 'May verified account na sa ID na ito.',
    EN: 'This ID already has a verified account.',
  },
  'identity.reason.age': {
    TY: 'Ayon sa ID, wala ka pa sa edad para maglaro rito.',
    EN: 'According to your ID, you’re not old enough to play here.',
  },
})
