/** What rows of pads are called, by the ids under which a merchant may put words of its own in place. */
export const fieldTexts = {
  'lottery.field.ten-thousands': { TY: 'Ika-1 digit', EN: '1st digit' },
  'lottery.field.thousands': { TY: 'Ika-2 digit', EN: '2nd digit' },
  'lottery.field.hundreds': { TY: 'Ika-3 digit', EN: '3rd digit' },
  'lottery.field.tens': { TY: 'Ika-4 digit', EN: '4th digit' },
  'lottery.field.units': { TY: 'Ika-5 digit', EN: '5th digit' },
  'lottery.field.place': { TY: 'Puwesto {place}', EN: 'Place {place}' },
  'lottery.field.first': { TY: 'Una', EN: 'First' },
  'lottery.field.second': { TY: 'Ikalawa', EN: 'Second' },
  'lottery.field.third': { TY: 'Ikatlo', EN: 'Third' },
  'lottery.field.fourth': { TY: 'Ikaapat', EN: 'Fourth' },
  'lottery.field.fifth': { TY: 'Ikalima', EN: 'Fifth' },
  'lottery.field.sixth': { TY: 'Ikaanim', EN: 'Sixth' },
  'lottery.field.single': { TY: 'Isang beses', EN: 'Once' },
  'lottery.field.pair': { TY: 'Dalawang beses', EN: 'Twice' },
  'lottery.field.triple': { TY: 'Tatlong beses', EN: 'Three times' },
  'lottery.field.quadruple': { TY: 'Apat na beses', EN: 'Four times' },
  'lottery.field.digits': { TY: 'Mga digit', EN: 'Digits' },
  'lottery.field.sum': { TY: 'Suma', EN: 'Sum' },
  'lottery.field.span': { TY: 'Diperensya', EN: 'Difference' },
  'lottery.field.shape': { TY: 'Pattern', EN: 'Pattern' },
  'lottery.field.bull': { TY: 'Bull (niu niu)', EN: 'Bull' },
  'lottery.field.faces': { TY: 'Mga face ng dice', EN: 'Dice faces' },
  'lottery.field.straight': { TY: 'Straight', EN: 'Straight' },
  'lottery.field.balls': { TY: 'Mga bola', EN: 'Balls' },
  'lottery.field.bankers': { TY: 'Mga banker', EN: 'Bankers' },
  'lottery.field.others': { TY: 'Iba pang bola', EN: 'Other balls' },
  'lottery.field.odd': { TY: 'Bilang ng odd', EN: 'Number of odd balls' },
  'lottery.field.middle': { TY: 'Gitnang numero', EN: 'Middle number' },
  'lottery.field.side': { TY: 'Panig', EN: 'Side' },
  'lottery.field.special': { TY: 'Special', EN: 'Special' },
  'lottery.field.colour': { TY: 'Kulay', EN: 'Color' },
  'lottery.field.animals': { TY: 'Mga hayop', EN: 'Animals' },
  'lottery.field.numbers': { TY: 'Mga numero', EN: 'Numbers' },
} as const

type WordOf<Id> = Id extends `lottery.field.${infer Word}` ? Word : never

/** `units`, `sum`, and `place` for those that are counted. */
export type FieldWord = WordOf<keyof typeof fieldTexts>
