import { defineTexts } from './define-texts.ts'

/** Proving who one is. */
export const identityCheckTexts = defineTexts({
  'identity.failed': { TY: 'Hindi ito naipadala. Subukan ulit.', EN: 'That was not sent. Please try again.' },
  'identity.state.none': { TY: 'Hindi pa verified', EN: 'Not verified yet' },
  'identity.state.underReview': { TY: 'Sinusuri pa', EN: 'Under review' },
  'identity.state.verified': { TY: 'Verified na', EN: 'Verified' },
  'identity.state.refused': { TY: 'Hindi tinanggap; ipadala ulit', EN: 'Not accepted; send it again' },
  'identity.waiting': {
    TY: 'Natanggap namin noong {when}. Karaniwang tapos ito sa loob ng 24 oras, at padadalhan ka namin ng mensahe.',
    EN: 'We received it on {when}. It is usually done within 24 hours, and we will send you a message.',
  },
  'identity.since': { TY: 'Mula {when}', EN: 'Since {when}' },
  'identity.text': {
    TY: 'Ipakita ang isang ID na may bisa at isang selfie. Tao ang titingin.',
    EN: 'Show a valid ID and a selfie. A person will look at them.',
  },
  'identity.need.play': {
    TY: 'Kailangan ito bago maglaro.',
    EN: 'This is needed before you play.',
  },
  'identity.need.both': {
    TY: 'Kailangan ito bago maglaro at bago mag-withdraw.',
    EN: 'This is needed before you play and before you withdraw.',
  },
  'identity.need.withdrawal': {
    TY: 'Kailangan ito kapag lumampas sa {amount} ang lahat ng withdrawal mo.',
    EN: 'This is needed once your withdrawals add up to more than {amount}.',
  },
  'identity.name': { TY: 'Buong pangalan gaya ng nasa ID', EN: 'Full name as on the ID' },
  'identity.name.missing': { TY: 'Ilagay ang buong pangalan.', EN: 'Please enter your full name.' },
  'identity.document': { TY: 'Uri ng ID', EN: 'Kind of ID' },
  'identity.document.philsys': { TY: 'Pambansang ID (PhilSys)', EN: 'National ID (PhilSys)' },
  'identity.document.passport': { TY: 'Pasaporte', EN: 'Passport' },
  'identity.document.driversLicence': { TY: 'Lisensya sa pagmamaneho', EN: 'Driver’s licence' },
  'identity.document.umid': { TY: 'UMID ng SSS o GSIS', EN: 'UMID of SSS or GSIS' },
  'identity.document.postal': { TY: 'ID mula sa koreo (Postal ID)', EN: 'Postal ID' },
  'identity.document.voter': { TY: 'ID ng botante', EN: 'Voter’s ID' },
  'identity.number': { TY: 'Numero ng ID', EN: 'Number of the ID' },
  'identity.number.wrong': {
    TY: 'Ilagay ang numero gaya ng nasa ID: 4 hanggang 32 letra o numero.',
    EN: 'Enter the number as on the ID: 4 to 32 letters or digits.',
  },
  'identity.front': { TY: 'Harap ng ID', EN: 'Front of the ID' },
  'identity.back': { TY: 'Likod ng ID', EN: 'Back of the ID' },
  'identity.selfie': { TY: 'Selfie na hawak ang ID', EN: 'Selfie holding the ID' },
  'identity.pictures.missing': {
    TY: 'Idagdag ang lahat ng larawan bago ipadala.',
    EN: 'Add every picture before you send it.',
  },
  'identity.privacy': {
    TY: 'Naka-encrypt ang mga larawan at mga tagasuri lang ang makakakita.',
    EN: 'Pictures are kept encrypted, and only reviewers can see them.',
  },
  'identity.send': { TY: 'Ipadala para suriin', EN: 'Send for review' },
  'identity.reason.unreadable': {
    TY: 'Malabo o putol ang larawan ng ID.',
    EN: 'The picture of the ID is blurred or cut off.',
  },
  'identity.reason.expired': { TY: 'Paso na ang ID.', EN: 'The ID has expired.' },
  'identity.reason.mismatch': {
    TY: 'Iba ang nakasulat sa ID sa inilagay mo.',
    EN: 'The ID says something other than what you entered.',
  },
  'identity.reason.selfie': {
    TY: 'Hindi makita sa selfie na ikaw ang nasa ID.',
    EN: 'The selfie does not show that you are the person on the ID.',
  },
  'identity.reason.duplicate': {
    TY: 'May na-verify nang account sa ID na ito.',
    EN: 'There is a verified account with this ID already.',
  },
  'identity.reason.age': {
    TY: 'Ayon sa ID, hindi ka pa puwedeng maglaro rito.',
    EN: 'According to the ID you are not old enough to play here.',
  },
})
