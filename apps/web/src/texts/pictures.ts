import { defineTexts } from './define-texts.ts'

/** Pictures that members hand in. */
export const pictureTexts = defineTexts({
  'picture.hint': {
    TY: '{max, plural, =1 {Isang PNG o JPG, hanggang 5 MB} other {Hanggang # PNG o JPG, 5 MB bawat isa}}',
    EN: '{max, plural, one {One PNG or JPG, up to 5 MB} other {Up to # PNG or JPG, 5 MB each}}',
  },
  'picture.add': { TY: 'Magdagdag ng picture', EN: 'Add a photo' },
  'picture.remove': { TY: 'Alisin ang picture {number}', EN: 'Remove photo {number}' },
  'picture.retry': { TY: 'Subukan ulit ang picture {number}', EN: 'Try photo {number} again' },
  'picture.name': { TY: 'Picture {number}', EN: 'Photo {number}' },
  'picture.sending': { TY: 'Ina-upload ang picture', EN: 'Uploading photo' },
  'picture.type': {
    TY: 'PNG o JPG lang ang puwedeng i-attach.',
    EN: 'You can only attach PNG or JPG photos.',
  },
  'picture.large': {
    TY: 'Lampas sa 5 MB ang picture. Paliitin muna.',
    EN: 'This photo is larger than 5 MB. Please make it smaller.',
  },
  'picture.many': {
    TY: 'Hanggang {max} picture lang.',
    EN: '{max, plural, one {Only one photo.} other {Up to # photos only.}}',
  },
  'picture.failed': {
    TY: 'Hindi na-upload ang picture. Subukan ulit.',
    EN: 'The photo wasn’t uploaded. Please try again.',
  },
})
