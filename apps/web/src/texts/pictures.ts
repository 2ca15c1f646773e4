import { defineTexts } from './define-texts.ts'

/** Pictures that members hand in. */
export const pictureTexts = defineTexts({
  'picture.hint': {
    TY: '{max, plural, =1 {Isang PNG o JPG, hanggang 5 MB} other {Hanggang # PNG o JPG, 5 MB bawat isa}}',
    EN: '{max, plural, one {One PNG or JPG, up to 5 MB} other {Up to # PNG or JPG, 5 MB each}}',
  },
  'picture.add': { TY: 'Magdagdag ng larawan', EN: 'Add a picture' },
  'picture.remove': { TY: 'Alisin ang larawan {number}', EN: 'Remove picture {number}' },
  'picture.retry': { TY: 'Subukan ulit ang larawan {number}', EN: 'Try picture {number} again' },
  'picture.name': { TY: 'Larawan {number}', EN: 'Picture {number}' },
  'picture.sending': { TY: 'Ipinapadala ang larawan', EN: 'The picture is being sent' },
  'picture.type': {
    TY: 'PNG o JPG lang na larawan ang maaaring ilakip.',
    EN: 'Only PNG and JPG pictures can be attached.',
  },
  'picture.large': {
    TY: 'Mas malaki sa 5 MB ang larawan.',
    EN: 'The picture is larger than 5 MB.',
  },
  'picture.many': {
    TY: 'Hanggang {max} larawan lang.',
    EN: '{max, plural, one {No more than one picture.} other {No more than # pictures.}}',
  },
  'picture.failed': {
    TY: 'Hindi naipadala ang larawan. Subukan ulit.',
    EN: 'The picture was not sent. Please try again.',
  },
})
