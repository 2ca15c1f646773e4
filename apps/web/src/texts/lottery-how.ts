import { defineTexts } from './define-texts.ts'

/** How every bet on a lottery is won, by family and by the rule that settles it. */
export const lotteryHowTexts = defineTexts({
  'lottery.how.ssc.direct': {
    TY: 'Panalo kung tama ang lahat ng {places} digit, bawat isa sa puwesto nito.',
    EN: 'Wins when all {places} digits are right, each in its place.',
  },
  'lottery.how.ssc.combination': {
    TY: 'Limang taya sa isa: sa lahat ng limang digit, sa huling apat, tatlo, dalawa at isa. Panalo ang bawat tayang tama ang lahat ng puwesto.',
    EN: 'Five bets in one: on all five digits, and on the last four, three, two and one. Each wins when every place of it is right.',
  },
  'lottery.how.ssc.group': {
    TY: 'Panalo kung ang {places} digit ay ang mga pinili mo, kasindalas ng sinasabi ng hanay, kahit anong ayos.',
    EN: 'Wins when the {places} digits are the ones you picked, as often as their row says, in any order.',
  },
  'lottery.how.ssc.group-3': {
    TY: 'Panalo kung dalawang beses lumabas ang isa sa mga pinili mo at isang beses ang isa pa, kahit anong ayos.',
    EN: 'Wins when one of your picks comes twice and another once, in any order.',
  },
  'lottery.how.ssc.sum': {
    TY: 'Panalo kung ang suma ng {places} digit ay isa sa mga pinili mo.',
    EN: 'Wins when the {places} digits add up to a sum you picked.',
  },
  'lottery.how.ssc.span': {
    TY: 'Panalo kung ang pinakamalaking digit bawas ang pinakamaliit ay isa sa mga pinili mo.',
    EN: 'Wins when the largest digit less the smallest is one you picked.',
  },
  'lottery.how.ssc.position': {
    TY: 'Panalo ang bawat digit na lumabas sa puwestong pinili mo para rito.',
    EN: 'Every digit wins that comes in the place you picked it for.',
  },
  'lottery.how.ssc.contains': {
    TY: '{size, plural, =1 {Panalo ang bawat pinili mong digit na lumabas} other {Panalo kung lumabas ang lahat ng # digit ng taya}}, saanman sa {places} puwesto.',
    EN: '{size, plural, one {Every digit you picked wins that comes} other {Wins when all # digits of the bet come}} anywhere in the {places} places.',
  },
  'lottery.how.ssc.digit-size': {
    TY: 'Malaki ang 5 hanggang 9, maliit ang 0 hanggang 4. Panalo kung ganoon ang digit sa puwesto.',
    EN: 'Big is 5 to 9, small 0 to 4. Wins when the digit in that place is what you picked.',
  },
  'lottery.how.ssc.sum-size': {
    TY: 'Malaki ang suma ng limang digit kung 23 pataas, maliit kung 22 pababa. Panalo kung ganoon ang suma.',
    EN: 'The five digits add up to big from 23 and to small up to 22. Wins when the sum is what you picked.',
  },
  'lottery.how.ssc.dragon-tiger': {
    TY: 'Dragon kung mas malaki ang digit sa unang puwesto ng dalawa, Tigre kung sa ikalawa, Tabla kung pareho.',
    EN: 'Dragon wins when the first of the two places has the larger digit, Tiger when the second has, Tie when they are equal.',
  },
  'lottery.how.ssc.shape': {
    TY: 'Panalo kung ganoon ang tatlong digit, kahit anong ayos; magkatabi rin ang 9 at 0. Dalawang sunod: dalawa lang ang magkatabi. Halo-halo: walang pareho o magkatabi.',
    EN: 'Wins when the three digits have that shape, in any order; 9 and 0 are neighbours too. Half straight: only two are neighbours. Mixed: none are equal or neighbours.',
  },
  'lottery.how.ssc.bull': {
    TY: 'May niu kung may tatlong digit na ang suma ay 0, 10 o 20. Ang huling digit ng suma ng lahat ng lima ang niu mo; niu niu kung 0 ito.',
    EN: 'There is a bull when three of the digits add up to 0, 10 or 20. Its number is the last digit of the sum of all five, and 0 is bull bull.',
  },
  'lottery.how.ssc.appears': {
    TY: 'Panalo ang bawat pinili mong digit na lumabas nang {times} beses o higit pa sa limang puwesto.',
    EN: 'Every digit you picked wins that comes {times, plural, one {# time} other {# times}} or more in the five places.',
  },
  'lottery.how.ssc.any-places': {
    TY: 'Bawat {size} puwestong pinilian mo ay isang taya. Panalo ito kung tama ang lahat ng digit sa mga puwestong iyon.',
    EN: 'Every {size} places you picked for are a bet. It wins when every digit in those places is right.',
  },
  'lottery.how.pk10.direct': {
    TY: 'Panalo kung tama ang unang {places} kotse, bawat isa sa puwesto nito.',
    EN: 'Wins when the first {places} cars are right, each in its place.',
  },
  'lottery.how.pk10.position': {
    TY: 'Panalo ang bawat kotseng dumating sa puwestong pinili mo para rito.',
    EN: 'Every car wins that finishes in the place you picked it for.',
  },
  'lottery.how.pk10.position-size': {
    TY: 'Malaki ang kotseng 6 hanggang 10, maliit ang 1 hanggang 5. Panalo kung ganoon ang kotse sa puwesto.',
    EN: 'Cars 6 to 10 are big, 1 to 5 small. Wins when the car in that place is what you picked.',
  },
  'lottery.how.pk10.dragon-tiger': {
    TY: 'Dragon kung mas malaki ang numero ng kotse sa unang puwesto ng dalawa, Tigre kung sa ikalawa.',
    EN: 'Dragon wins when the first of the two places has the larger car number, Tiger when the second has.',
  },
  'lottery.how.pk10.sum': {
    TY: 'Panalo kung ang suma ng una at ikalawang kotse ay isa sa mga pinili mo.',
    EN: 'Wins when the first and second car add up to a sum you picked.',
  },
  'lottery.how.pk10.sum-size': {
    TY: 'Malaki ang suma ng una at ikalawang kotse kung 12 pataas, maliit kung 11 pababa. Panalo kung ganoon ang suma.',
    EN: 'The first and second car add up to big from 12 and to small up to 11. Wins when the sum is what you picked.',
  },
  'lottery.how.k3.sum': {
    TY: 'Panalo kung ang suma ng tatlong dais ay isa sa mga pinili mo.',
    EN: 'Wins when the three dice add up to a sum you picked.',
  },
  'lottery.how.k3.sum-size': {
    TY: 'Malaki ang sumang 11 pataas, maliit ang 10 pababa. Panalo kung ganoon ang suma.',
    EN: 'A sum from 11 is big, up to 10 small. Wins when the sum is what you picked.',
  },
  'lottery.how.k3.sic-bo-size': {
    TY: 'Malaki ang sumang 11 pataas, maliit ang 10 pababa. Talo ang lahat kung pareho ang tatlong dais.',
    EN: 'A sum from 11 is big, up to 10 small. Everything loses when the three dice are the same.',
  },
  'lottery.how.k3.triple-any': {
    TY: 'Panalo kung pareho ang tatlong dais.',
    EN: 'Wins when the three dice are the same.',
  },
  'lottery.how.k3.triple': {
    TY: 'Panalo kung mukhang pinili mo ang lumabas sa lahat ng tatlong dais.',
    EN: 'Wins when all three dice show a face you picked.',
  },
  'lottery.how.k3.three-different': {
    TY: 'Panalo kung magkakaiba ang tatlong dais at kasama ang lahat sa mga pinili mo.',
    EN: 'Wins when the three dice are all different and all among your picks.',
  },
  'lottery.how.k3.straight-any': {
    TY: 'Panalo kung magkakasunod ang tatlong dais, gaya ng 2, 3 at 4, kahit anong ayos.',
    EN: 'Wins when the three dice follow one another, such as 2, 3 and 4, in any order.',
  },
  'lottery.how.k3.pair': {
    TY: 'Panalo kung lumabas ang mukhang pinili mo sa dalawang dais o higit pa.',
    EN: 'Wins when a face you picked shows on two dice or more.',
  },
  'lottery.how.k3.pair-and-single': {
    TY: 'Panalo kung lumabas ang pares sa dalawang dais at ang isa pang pinili mo sa ikatlo.',
    EN: 'Wins when the pair shows on two dice and the single one on the third.',
  },
  'lottery.how.k3.two-different': {
    TY: 'Bawat dalawang mukhang pinili mo ay isang taya. Panalo ito kung lumabas ang dalawa.',
    EN: 'Every two faces you picked are a bet. It wins when both show.',
  },
  'lottery.how.k3.single': {
    TY: 'Panalo ang bawat mukhang pinili mo na lumabas sa kahit isang dais.',
    EN: 'Every face you picked wins that shows on at least one die.',
  },
  'lottery.how.11x5.any': {
    TY: 'Bawat {size} bolang pinili mo ay isang taya. Hanggang lima: panalo kung lumabas ang lahat ng mga ito. Higit sa lima: panalo kung kasama rito ang lahat ng limang lumabas.',
    EN: 'Every {size, plural, one {ball you picked is a bet} other {# balls you picked are a bet}}. Up to five: it wins when all of them are drawn. More than five: it wins when it holds all five that are drawn.',
  },
  'lottery.how.11x5.any-banker': {
    TY: 'Kasama ang mga banker sa bawat taya ng {size} bola. Hanggang lima: panalo kung lumabas ang lahat ng mga ito. Higit sa lima: panalo kung kasama rito ang lahat ng limang lumabas.',
    EN: 'The bankers are in every bet of {size} balls. Up to five: it wins when all of them are drawn. More than five: it wins when it holds all five that are drawn.',
  },
  'lottery.how.11x5.position': {
    TY: 'Panalo ang bawat bolang lumabas sa puwestong pinili mo para rito.',
    EN: 'Every ball wins that comes in the place you picked it for.',
  },
  'lottery.how.11x5.direct': {
    TY: 'Panalo kung tama ang unang {places} bola, bawat isa sa puwesto nito.',
    EN: 'Wins when the first {places} balls are right, each in its place.',
  },
  'lottery.how.11x5.group': {
    TY: 'Panalo kung kasama sa mga pinili mo ang unang {places} bola, kahit anong ayos.',
    EN: 'Wins when the first {places} balls are among your picks, in any order.',
  },
  'lottery.how.11x5.contains': {
    TY: 'Panalo ang bawat pinili mong bola na kasama sa unang {places}.',
    EN: 'Every ball you picked wins that is among the first {places}.',
  },
  'lottery.how.11x5.odd-count': {
    TY: 'Panalo kung ganoon karami ang gansal sa limang bola.',
    EN: 'Wins when that many of the five balls are odd.',
  },
  'lottery.how.11x5.middle': {
    TY: 'Panalo kung ang pinili mo ang nasa gitna kapag inayos ang limang bola mula maliit hanggang malaki.',
    EN: 'Wins when your pick stands in the middle once the five balls are put in order of size.',
  },
  'lottery.how.keno.pick': {
    TY: 'Bawat {size} bolang pinili mo ay isang taya. Panalo ito kung kasama ang lahat sa dalawampung lumabas.',
    EN: 'Every {size, plural, one {ball you picked is a bet} other {# balls you picked are a bet}}. It wins when all of it is among the twenty drawn.',
  },
  'lottery.how.keno.sum-size': {
    TY: 'Malaki ang suma ng dalawampung bola kung higit sa 810, maliit kung kulang. Ibinabalik ang taya kung 810 mismo.',
    EN: 'The twenty balls add up to big above 810 and to small below it. At exactly 810 the stake comes back.',
  },
  'lottery.how.keno.halves': {
    TY: 'Itaas kung mas marami ang lumabas mula 01 hanggang 40, Ibaba kung mula 41 hanggang 80, Pantay kung tigsasampu.',
    EN: 'Upper wins when more balls come from 01 to 40, Lower when more come from 41 to 80, Equal when ten come from each.',
  },
  'lottery.how.keno.parity': {
    TY: 'Gansal kung mas marami ang lumabas na gansal, Pares kung mas marami ang pares, Pantay kung tigsasampu.',
    EN: 'Odd wins when more odd balls come, Even when more even ones come, Equal when ten come of each.',
  },
  'lottery.how.mark-six.contains': {
    TY: '{places, plural, =1 {Panalo kung ang pinili mo ang espesyal na bola.} other {Panalo ang bawat pinili mong bola na kasama sa unang #.}}',
    EN: '{places, plural, one {Wins when your pick is the special ball.} other {Every ball you picked wins that is among the first #.}}',
  },
  'lottery.how.mark-six.special-size': {
    TY: 'Malaki ang espesyal na bola kung 25 hanggang 48, maliit kung 1 hanggang 24. Ibinabalik ang taya kung 49 ito.',
    EN: 'The special ball is big from 25 to 48 and small from 1 to 24. At 49 the stake comes back.',
  },
  'lottery.how.mark-six.special-colour': {
    TY: 'Panalo kung kulay na pinili mo ang espesyal na bola.',
    EN: 'Wins when the special ball has the colour you picked.',
  },
  'lottery.how.mark-six.special-zodiac': {
    TY: 'Panalo kung sa hayop na pinili mo ang numero ng espesyal na bola. Lima ang numero ng hayop ng taon, tig-apat ang iba.',
    EN: 'Wins when the number of the special ball belongs to the animal you picked. The animal of the year has five numbers, every other four.',
  },
  'lottery.how.mark-six.any-zodiac': {
    TY: 'Panalo ang bawat hayop na pinili mo kung sa kanya ang kahit isa sa pitong bola.',
    EN: 'Every animal you picked wins when at least one of the seven balls belongs to it.',
  },
  'lottery.how.mark-six.all-drawn': {
    TY: 'Bawat {size} bolang pinili mo ay isang taya. Panalo ito kung kasama ang lahat sa unang anim.',
    EN: 'Every {size} balls you picked are a bet. It wins when all of them are among the first six.',
  },
  'lottery.how.mark-six.two-of-three': {
    TY: 'Bawat tatlong bolang pinili mo ay isang taya. Panalo ito kung dalawa ang kasama sa unang anim, at mas malaki kung tatlo.',
    EN: 'Every three balls you picked are a bet. It wins when two are among the first six, and more when all three are.',
  },
  'lottery.how.mark-six.special-and-one': {
    TY: 'Bawat dalawang bolang pinili mo ay isang taya. Panalo ito kung espesyal ang isa at kasama sa unang anim ang isa pa.',
    EN: 'Every two balls you picked are a bet. It wins when one is the special ball and the other among the first six.',
  },
  'lottery.how.mark-six.none-drawn': {
    TY: 'Bawat {size} bolang pinili mo ay isang taya. Panalo ito kung wala sa mga ito ang lumabas sa pito.',
    EN: 'Every {size} balls you picked are a bet. It wins when none of them is among the seven drawn.',
  },
  'lottery.how.mark-six.six': {
    TY: 'Bawat anim na bolang pinili mo ay isang taya. Panalo ito mula tatlong tama, at mas malaki kung kasama ang espesyal; isang premyo lang, ang pinakamataas.',
    EN: 'Every six balls you picked are a bet. It wins from three right ones, and more with the special ball; it wins its best prize only.',
  },
  'lottery.how.vn.last-digits': {
    TY: '{places, plural, =1 {Panalo kung nagtatapos ang loteng ito sa pinili mong {digits} digit.} other {Isang taya ang bawat numero sa bawat isa sa # lote. Panalo ito sa bawat loteng nagtatapos sa {digits} digit na iyon.}}',
    EN: '{places, plural, one {Wins when that lot ends in the {digits} digits you picked.} other {Every number is a bet on each of # lots. It wins once for every lot that ends in those {digits} digits.}}',
  },
  'lottery.how.vn.all-appear': {
    TY: 'Bawat {size} numerong pinili mo ay isang taya. Panalo ito kung lumabas ang lahat bilang huling dalawang digit ng mga lote.',
    EN: 'Every {size} numbers you picked are a bet. It wins when all of them appear as the last two digits of some lot.',
  },
  'lottery.how.vn.none-appear': {
    TY: 'Bawat {size} numerong pinili mo ay isang taya. Panalo ito kung walang loteng nagtatapos sa kahit alin sa mga ito.',
    EN: 'Every {size} numbers you picked are a bet. It wins when no lot ends in any of them.',
  },
  'lottery.how.vn.last-two-size': {
    TY: 'Malaki ang huling dalawang digit ng special kung 50 hanggang 99, maliit kung 00 hanggang 49. Panalo kung ganoon ang lumabas.',
    EN: 'The last two digits of the special prize are big from 50 to 99 and small from 00 to 49. Wins when they are what you picked.',
  },
  'lottery.how.ph.direct': {
    TY: 'Panalo kung tama ang lahat, bawat isa sa puwesto nito.',
    EN: 'Wins when all of it is right, each in its place.',
  },
  'lottery.how.ph.any-order': {
    TY: 'Panalo kung ang lumabas ay ang mga pinili mo, kasindalas ng sinasabi ng hanay, kahit anong ayos.',
    EN: 'Wins when what comes is what you picked, as often as its row says, in any order.',
  },
  'lottery.how.ph.last-digits': {
    TY: 'Panalo kung tama ang lahat ng apat na digit, o ang huling tatlo, o ang huling dalawa; isang premyo lang, ang pinakamataas.',
    EN: 'Wins when all four digits are right, or the last three, or the last two; it wins its best prize only.',
  },
  'lottery.how.ph.permutation': {
    TY: 'Isang taya ang bawat ayos ng mga digit na pinili mo. Panalo ito kung tama ang lahat ng apat, o ang huling tatlo, o ang huling dalawa.',
    EN: 'Every order of the digits you picked is a bet. It wins when all four are right, or the last three, or the last two.',
  },
  'lottery.how.ph.first-or-last-digits': {
    TY: 'Panalo kung tama ang lahat ng anim na digit, o dalawa hanggang limang magkakasunod mula sa simula o sa dulo; ang pinakamahaba ang binabayaran.',
    EN: 'Wins when all six digits are right, or two to five in a row from the front or from the back; the longest run is paid.',
  },
  'lottery.how.ph.six': {
    TY: 'Bawat anim na bolang pinili mo ay isang taya. Panalo ito mula tatlong tama, kahit anong ayos.',
    EN: 'Every six balls you picked are a bet. It wins from three right ones, in any order.',
  },
})
