import { defineTexts } from './define-texts.ts'

/** How every bet on a lottery is won, by family and by the rule that settles it. */
export const lotteryHowTexts = defineTexts({
  'lottery.how.ssc.direct': {
    TY: 'Panalo kung tama ang lahat ng {places} digit, bawat isa sa tamang puwesto.',
    EN: 'You win if all {places} digits are right and in the right place.',
  },
  'lottery.how.ssc.combination': {
    TY: 'Limang taya sa isa: sa limang digit, at sa huling apat, tatlo, dalawa at isa. Panalo ang bawat tayang tama lahat ng puwesto.',
    EN: 'Five bets in one: all five digits, and the last four, three, two and one. Each bet wins if all its places are right.',
  },
  'lottery.how.ssc.group': {
    TY: 'Panalo kung lumabas sa {places} digit ang mga pinili mo, ayon sa bilang sa bawat row, kahit anong ayos.',
    EN: 'You win if the {places} digits are the ones you picked, as many times as each row says, in any order.',
  },
  'lottery.how.ssc.group-3': {
    TY: 'Panalo kung dalawang beses lumabas ang isa sa mga pinili mo at isang beses ang isa pa, kahit anong ayos.',
    EN: 'You win if one of your picks comes out twice and another once, in any order.',
  },
  'lottery.how.ssc.sum': {
    TY: 'Panalo kung ang suma ng {places} digit ay isa sa mga pinili mo.',
    EN: 'You win if the {places} digits add up to a sum you picked.',
  },
  'lottery.how.ssc.span': {
    TY: 'Panalo kung ang pinakamataas na digit bawas ang pinakamababa ay isa sa mga pinili mo.',
    EN: 'You win if the highest digit minus the lowest is one you picked.',
  },
  'lottery.how.ssc.position': {
    TY: 'Panalo ang bawat digit na lumabas sa puwestong pinili mo para rito.',
    EN: 'A digit wins if it comes out in the place you picked it for.',
  },
  'lottery.how.ssc.contains': {
    TY: '{size, plural, =1 {Panalo ang bawat pinili mong digit na lumabas} other {Panalo kung lumabas ang lahat ng # digit ng taya}}, saanman sa {places} puwesto.',
    EN: '{size, plural, one {Every digit you picked that comes out wins,} other {You win if all # digits of the bet come out,}} anywhere in the {places} places.',
  },
  'lottery.how.ssc.digit-size': {
    TY: 'Big ang 5 hanggang 9, Small ang 0 hanggang 4. Panalo kung tugma sa pinili mo ang digit sa puwestong iyon.',
    EN: 'Big is 5 to 9, Small is 0 to 4. You win if the digit in that place matches your pick.',
  },
  'lottery.how.ssc.sum-size': {
    TY: 'Big ang suma ng limang digit kung 23 pataas, Small kung 22 pababa. Panalo kung tugma sa pinili mo.',
    EN: 'The sum of the five digits is Big from 23 up and Small at 22 or less. You win if it matches your pick.',
  },
  'lottery.how.ssc.dragon-tiger': {
    TY: 'Dragon kung mas malaki ang digit sa unang puwesto, Tiger kung sa ikalawa, Tabla kung pareho.',
    EN: 'Dragon wins if the first place has the higher digit, Tiger if the second does, Tie if they’re equal.',
  },
  'lottery.how.ssc.shape': {
    TY: 'Panalo kung ganoon ang pattern ng tatlong digit, kahit anong ayos. Magkasunod din ang 9 at 0. 2 magkasunod: dalawa lang ang magkasunod. Mixed: walang pareho at walang magkasunod.',
    EN: 'You win if the three digits have that pattern, in any order. 9 and 0 also count as next to each other. Half straight: only two are in sequence. Mixed: none are equal or in sequence.',
  },
  'lottery.how.ssc.bull': {
    TY: 'May bull kung may tatlong digit na ang suma ay 0, 10 o 20. Ang huling digit ng suma ng lahat ng lima ang bull mo. Bull bull kung 0 ito.',
    EN: 'There’s a bull if three of the digits add up to 0, 10 or 20. Its number is the last digit of the sum of all five. 0 is bull bull.',
  },
  'lottery.how.ssc.appears': {
    TY: 'Panalo ang bawat pinili mong digit na lumabas nang {times} beses o higit pa sa limang puwesto.',
    EN: 'Every digit you picked wins if it comes out {times, plural, one {# time} other {# times}} or more in the five places.',
  },
  'lottery.how.ssc.any-places': {
    TY: 'Isang taya ang bawat {size} puwestong pinilian mo. Panalo ito kung tama ang lahat ng digit sa mga puwestong iyon.',
    EN: 'Every {size} places you picked for make one bet. It wins if every digit in those places is right.',
  },
  'lottery.how.pk10.direct': {
    TY: 'Panalo kung tama ang unang {places} kotse, bawat isa sa tamang puwesto.',
    EN: 'You win if the first {places} cars are right and in the right place.',
  },
  'lottery.how.pk10.position': {
    TY: 'Panalo ang bawat kotseng dumating sa puwestong pinili mo para rito.',
    EN: 'A car wins if it finishes in the place you picked it for.',
  },
  'lottery.how.pk10.position-size': {
    TY: 'Big ang kotse 6 hanggang 10, Small ang 1 hanggang 5. Panalo kung tugma sa pinili mo ang kotse sa puwestong iyon.',
    EN: 'Cars 6 to 10 are Big, 1 to 5 are Small. You win if the car in that place matches your pick.',
  },
  'lottery.how.pk10.dragon-tiger': {
    TY: 'Dragon kung mas malaki ang numero ng kotse sa unang puwesto, Tiger kung sa ikalawa.',
    EN: 'Dragon wins if the first place has the higher car number, Tiger if the second does.',
  },
  'lottery.how.pk10.sum': {
    TY: 'Panalo kung ang suma ng una at ikalawang kotse ay isa sa mga pinili mo.',
    EN: 'You win if the first and second car add up to a sum you picked.',
  },
  'lottery.how.pk10.sum-size': {
    TY: 'Big ang suma ng una at ikalawang kotse kung 12 pataas, Small kung 11 pababa. Panalo kung tugma sa pinili mo.',
    EN: 'The sum of the first and second car is Big from 12 up and Small at 11 or less. You win if it matches your pick.',
  },
  'lottery.how.k3.sum': {
    TY: 'Panalo kung ang suma ng tatlong dice ay isa sa mga pinili mo.',
    EN: 'You win if the three dice add up to a sum you picked.',
  },
  'lottery.how.k3.sum-size': {
    TY: 'Big ang sumang 11 pataas, Small ang 10 pababa. Panalo kung tugma sa pinili mo.',
    EN: 'A sum of 11 or more is Big, 10 or less is Small. You win if it matches your pick.',
  },
  'lottery.how.k3.sic-bo-size': {
    TY: 'Big ang sumang 11 pataas, Small ang 10 pababa. Talo lahat kapag triple.',
    EN: 'A sum of 11 or more is Big, 10 or less is Small. All bets lose on a triple.',
  },
  'lottery.how.k3.triple-any': {
    TY: 'Panalo kung pare-pareho ang tatlong dice.',
    EN: 'You win if all three dice are the same.',
  },
  'lottery.how.k3.triple': {
    TY: 'Panalo kung lumabas ang pinili mo sa lahat ng tatlong dice.',
    EN: 'You win if all three dice show the number you picked.',
  },
  'lottery.how.k3.three-different': {
    TY: 'Panalo kung magkakaiba ang tatlong dice at kasama lahat sa mga pinili mo.',
    EN: 'You win if the three dice are all different and all among your picks.',
  },
  'lottery.how.k3.straight-any': {
    TY: 'Panalo kung magkakasunod ang tatlong dice, gaya ng 2, 3 at 4, kahit anong ayos.',
    EN: 'You win if the three dice are in sequence, like 2, 3 and 4, in any order.',
  },
  'lottery.how.k3.pair': {
    TY: 'Panalo kung lumabas ang pinili mo sa dalawang dice o higit pa.',
    EN: 'You win if your pick shows on two or more dice.',
  },
  'lottery.how.k3.pair-and-single': {
    TY: 'Panalo kung lumabas ang pair sa dalawang dice at ang isa pang pinili mo sa ikatlo.',
    EN: 'You win if your pair shows on two dice and your single on the third.',
  },
  'lottery.how.k3.two-different': {
    TY: 'Isang taya ang bawat dalawang pinili mo. Panalo ito kung lumabas ang dalawa.',
    EN: 'Every two numbers you picked make one bet. It wins if both come out.',
  },
  'lottery.how.k3.single': {
    TY: 'Panalo ang bawat pinili mo na lumabas sa kahit isang dice.',
    EN: 'Every number you picked wins if it shows on at least one die.',
  },
  'lottery.how.11x5.any': {
    TY: 'Isang taya ang bawat {size} bolang pinili mo. Hanggang lima: panalo kung lumabas lahat. Higit sa lima: panalo kung kasama ang lahat ng limang lumabas.',
    EN: 'Every {size, plural, one {ball you picked is one bet} other {# balls you picked make one bet}}. Up to five: it wins if all of them are drawn. More than five: it wins if all five drawn balls are in it.',
  },
  'lottery.how.11x5.any-banker': {
    TY: 'Kasama ang mga banker sa bawat taya ng {size} bola. Hanggang lima: panalo kung lumabas lahat. Higit sa lima: panalo kung kasama ang lahat ng limang lumabas.',
    EN: 'The bankers are in every bet of {size} balls. Up to five: it wins if all of them are drawn. More than five: it wins if all five drawn balls are in it.',
  },
  'lottery.how.11x5.position': {
    TY: 'Panalo ang bawat bolang lumabas sa puwestong pinili mo para rito.',
    EN: 'A ball wins if it comes out in the place you picked it for.',
  },
  'lottery.how.11x5.direct': {
    TY: 'Panalo kung tama ang unang {places} bola, bawat isa sa tamang puwesto.',
    EN: 'You win if the first {places} balls are right and in the right place.',
  },
  'lottery.how.11x5.group': {
    TY: 'Panalo kung kasama sa mga pinili mo ang unang {places} bola, kahit anong ayos.',
    EN: 'You win if the first {places} balls are among your picks, in any order.',
  },
  'lottery.how.11x5.contains': {
    TY: 'Panalo ang bawat pinili mong bola na kasama sa unang {places}.',
    EN: 'Every ball you picked wins if it’s among the first {places}.',
  },
  'lottery.how.11x5.odd-count': {
    TY: 'Panalo kung ganoon karami ang odd sa limang bola.',
    EN: 'You win if that many of the five balls are odd.',
  },
  'lottery.how.11x5.middle': {
    TY: 'Panalo kung ang pinili mo ang nasa gitna kapag inayos ang limang bola mula pinakamababa hanggang pinakamataas.',
    EN: 'You win if your pick is in the middle when the five balls are put in order.',
  },
  'lottery.how.keno.pick': {
    TY: 'Isang taya ang bawat {size} bolang pinili mo. Panalo ito kung kasama lahat sa dalawampung lumabas.',
    EN: 'Every {size, plural, one {ball you picked is one bet} other {# balls you picked make one bet}}. It wins if all are among the twenty drawn.',
  },
  'lottery.how.keno.sum-size': {
    TY: 'Big ang suma ng dalawampung bola kung higit sa 810, Small kung mas mababa. Kung 810 mismo, ibabalik ang taya.',
    EN: 'The sum of the twenty balls is Big above 810 and Small below. At exactly 810, your bet is returned.',
  },
  'lottery.how.keno.halves': {
    TY: 'Upper kung mas marami ang lumabas mula 01 hanggang 40, Lower kung mula 41 hanggang 80, Pantay kung tig-sampu.',
    EN: 'Upper wins if more balls come from 01 to 40, Lower if more come from 41 to 80, Equal if ten come from each.',
  },
  'lottery.how.keno.parity': {
    TY: 'Odd kung mas marami ang odd na lumabas, Even kung mas marami ang even, Pantay kung tig-sampu.',
    EN: 'Odd wins if more odd balls come out, Even if more even ones do, Equal if ten of each.',
  },
  'lottery.how.mark-six.contains': {
    TY: '{places, plural, =1 {Panalo kung ang pinili mo ang special na bola.} other {Panalo ang bawat pinili mong bola na kasama sa unang #.}}',
    EN: '{places, plural, one {You win if your pick is the special ball.} other {Every ball you picked wins if it’s among the first #.}}',
  },
  'lottery.how.mark-six.special-size': {
    TY: 'Big ang special na bola kung 25 hanggang 48, Small kung 1 hanggang 24. Ibabalik ang taya kung 49.',
    EN: 'The special ball is Big from 25 to 48 and Small from 1 to 24. At 49, your bet is returned.',
  },
  'lottery.how.mark-six.special-colour': {
    TY: 'Panalo kung ang kulay na pinili mo ang kulay ng special na bola.',
    EN: 'You win if the special ball is the color you picked.',
  },
  'lottery.how.mark-six.special-zodiac': {
    TY: 'Panalo kung sa hayop na pinili mo ang special na bola. Lima ang numero ng hayop ng taon, tig-apat ang iba.',
    EN: 'You win if the special ball belongs to the animal you picked. The animal of the year has five numbers, the others four.',
  },
  'lottery.how.mark-six.any-zodiac': {
    TY: 'Panalo ang bawat hayop na pinili mo kung sa kanya ang kahit isa sa pitong bola.',
    EN: 'Every animal you picked wins if at least one of the seven balls belongs to it.',
  },
  'lottery.how.mark-six.all-drawn': {
    TY: 'Isang taya ang bawat {size} bolang pinili mo. Panalo ito kung kasama lahat sa unang anim.',
    EN: 'Every {size} balls you picked make one bet. It wins if all are among the first six.',
  },
  'lottery.how.mark-six.two-of-three': {
    TY: 'Isang taya ang bawat tatlong bolang pinili mo. Panalo ito kung dalawa ang kasama sa unang anim, at mas malaki kung tatlo.',
    EN: 'Every three balls you picked make one bet. It wins if two are among the first six, and pays more for all three.',
  },
  'lottery.how.mark-six.special-and-one': {
    TY: 'Isang taya ang bawat dalawang bolang pinili mo. Panalo ito kung special ang isa at kasama sa unang anim ang isa pa.',
    EN: 'Every two balls you picked make one bet. It wins if one is the special ball and the other is among the first six.',
  },
  'lottery.how.mark-six.none-drawn': {
    TY: 'Isang taya ang bawat {size} bolang pinili mo. Panalo ito kung wala sa mga ito ang kasama sa pitong lumabas.',
    EN: 'Every {size} balls you picked make one bet. It wins if none of them is among the seven drawn.',
  },
  'lottery.how.mark-six.six': {
    TY: 'Isang taya ang bawat anim na bolang pinili mo. Panalo ito mula tatlong tama, at mas malaki kung kasama ang special. Pinakamataas na premyo lang ang babayaran.',
    EN: 'Every six balls you picked make one bet. It wins from three right, and pays more with the special ball. Only the best prize is paid.',
  },
  'lottery.how.vn.last-digits': {
    TY: '{places, plural, =1 {Panalo kung nagtatapos ang premyong ito sa pinili mong {digits} digit.} other {Isang taya ang bawat numero sa bawat isa sa # lô. Panalo ito sa bawat lô na nagtatapos sa {digits} digit na iyon.}}',
    EN: '{places, plural, one {You win if that prize ends in the {digits} digits you picked.} other {Each number is a bet on each of # lô. It wins once for every lô that ends in those {digits} digits.}}',
  },
  'lottery.how.vn.all-appear': {
    TY: 'Isang taya ang bawat {size} numerong pinili mo. Panalo ito kung lumabas lahat bilang huling dalawang digit ng mga lô.',
    EN: 'Every {size} numbers you picked make one bet. It wins if all of them come out as the last two digits of a lô.',
  },
  'lottery.how.vn.none-appear': {
    TY: 'Isang taya ang bawat {size} numerong pinili mo. Panalo ito kung walang lô na nagtatapos sa kahit alin dito.',
    EN: 'Every {size} numbers you picked make one bet. It wins if no lô ends in any of them.',
  },
  'lottery.how.vn.last-two-size': {
    TY: 'Big ang huling dalawang digit ng special kung 50 hanggang 99, Small kung 00 hanggang 49. Panalo kung tugma sa pinili mo.',
    EN: 'The last two digits of the special prize are Big from 50 to 99 and Small from 00 to 49. You win if they match your pick.',
  },
  'lottery.how.ph.direct': {
    TY: 'Panalo kung tama lahat, bawat isa sa tamang puwesto.',
    EN: 'You win if everything is right and in the right place.',
  },
  'lottery.how.ph.any-order': {
    TY: 'Panalo kung lumabas ang mga pinili mo, ayon sa bilang sa bawat row, kahit anong ayos.',
    EN: 'You win if your picks come out, as many times as each row says, in any order.',
  },
  'lottery.how.ph.last-digits': {
    TY: 'Panalo kung tama ang lahat ng apat na digit, ang huling tatlo, o ang huling dalawa. Pinakamataas na premyo lang ang babayaran.',
    EN: 'You win if all four digits are right, or the last three, or the last two. Only the best prize is paid.',
  },
  'lottery.how.ph.permutation': {
    TY: 'Isang taya ang bawat ayos ng mga digit na pinili mo. Panalo ito kung tama ang lahat ng apat, ang huling tatlo, o ang huling dalawa.',
    EN: 'Every order of your digits is one bet. It wins if all four are right, or the last three, or the last two.',
  },
  'lottery.how.ph.first-or-last-digits': {
    TY: 'Panalo kung tama ang lahat ng anim na digit, o dalawa hanggang limang magkakasunod mula sa simula o dulo. Pinakamahaba ang babayaran.',
    EN: 'You win if all six digits are right, or two to five in a row from the front or the back. The longest run is paid.',
  },
  'lottery.how.ph.six': {
    TY: 'Isang taya ang bawat anim na bolang pinili mo. Panalo ito mula tatlong tama, kahit anong ayos.',
    EN: 'Every six balls you picked make one bet. It wins from three right, in any order.',
  },
})
