import { defineTexts } from './define-texts.ts'

/** The page of a lottery's rules; every figure on it comes from the data that draws, sells and settles. */
export const lotteryRulesTexts = defineTexts({
  'lottery.rules.choose': {
    TY: 'Pumili ng lotto para makita kung paano at kailan ang draw, ano ang panalo, at magkano.',
    EN: 'Choose a lotto game to see how and when it’s drawn, what wins and how much.',
  },
  'lottery.rules.draw': { TY: 'Paano ang draw', EN: 'How it’s drawn' },
  'lottery.rules.draw.repeating': {
    TY: '{count} numero mula {first} hanggang {last} ang dino-draw, isa-isa. Puwedeng maulit ang numero.',
    EN: '{count} numbers from {first} to {last} are drawn one by one. A number can come out again.',
  },
  'lottery.rules.draw.distinct': {
    TY: '{count} numero mula {first} hanggang {last} ang dino-draw. Walang mauulit.',
    EN: '{count} numbers from {first} to {last} are drawn. No number comes out twice.',
  },
  'lottery.rules.draw.order': {
    TY: 'Ang pagkakasunod-sunod ng mga numerong {first} hanggang {last} ang dino-draw. Isang beses lang lalabas ang bawat isa.',
    EN: 'The order of the numbers {first} to {last} is drawn. Each comes out once.',
  },
  'lottery.rules.draw.special': {
    TY: '{count} numero mula {first} hanggang {last} ang dino-draw, saka isang special na numero. Walang mauulit.',
    EN: '{count} numbers from {first} to {last} are drawn, then one special number. No number comes out twice.',
  },
  'lottery.rules.draw.lots': {
    TY: '{count} lô ang dino-draw, mula sa special prize pababa. Hiwalay ang draw ng bawat digit.',
    EN: '{count} lô are drawn, from the special prize down. Each digit is drawn separately.',
  },
  'lottery.rules.draw.lot': {
    TY: '{lots} × {digits} digit',
    EN: '{lots} × {digits} digits',
  },
  'lottery.rules.draw.external': {
    TY: 'Sa iba ang draw. Tatanggapin ang resulta kapag tugma ang dalawang source.',
    EN: 'Drawn elsewhere. The result counts when two sources agree.',
  },
  'lottery.rules.when': { TY: 'Oras ng draw at cut-off', EN: 'Draw times and cut-off' },
  'lottery.rules.when.pause': {
    TY: 'Walang draw sa {days}. Ang taya mo sa mga araw na iyon ay para sa unang draw pagkatapos.',
    EN: 'No draws on {days}. Bets placed on those days are for the first draw after.',
  },
  'lottery.rules.when.every': { TY: 'May draw kada', EN: 'A draw every' },
  'lottery.rules.when.perDay': { TY: 'Draw bawat araw', EN: 'Draws per day' },
  'lottery.rules.when.closes': { TY: 'Cut-off ng taya', EN: 'Betting closes' },
  'lottery.rules.when.before': { TY: '{length} bago ang draw', EN: '{length} before the draw' },
  'lottery.rules.when.shut': { TY: 'cut-off {length} bago ang draw', EN: 'closes {length} before the draw' },
  'lottery.rules.when.daily': { TY: 'araw-araw', EN: 'every day' },
  'lottery.rules.when.clock': {
    TY: 'Oras sa {place}. Oras ng server ang susundin kung nakaabot sa cut-off ang taya.',
    EN: '{place} time. The server’s clock decides if a bet made the cut-off.',
  },
  'lottery.rules.minutes': {
    TY: '{count, plural, one {# minuto} other {# minuto}}',
    EN: '{count, plural, one {# minute} other {# minutes}}',
  },
  'lottery.rules.seconds': {
    TY: '{count, plural, one {# segundo} other {# segundo}}',
    EN: '{count, plural, one {# second} other {# seconds}}',
  },
  'lottery.rules.limits': { TY: 'Presyo at limit', EN: 'Prices and limits' },
  'lottery.rules.unitPrice': { TY: 'Halaga ng isang taya', EN: 'Price per bet' },
  'lottery.rules.modes': { TY: 'Mga halaga bawat taya', EN: 'Bet unit options' },
  'lottery.rules.multipleMax': { TY: 'Max. na multiplier', EN: 'Max. multiplier' },
  'lottery.rules.linesMax': { TY: 'Max. na linya bawat slip', EN: 'Max. lines per slip' },
  'lottery.rules.chaseMax': { TY: 'Max. na draw sa multi-draw', EN: 'Max. draws in a multi-draw' },
  'lottery.rules.issueMax': {
    TY: 'Max. na taya mo bawat draw',
    EN: 'Your max. bet per draw',
  },
  'lottery.rules.issueWinMax': {
    TY: 'Max. na panalo mo bawat draw',
    EN: 'Your max. win per draw',
  },
  'lottery.rules.numberMax': {
    TY: 'Max. na panalo ng lahat sa isang numero',
    EN: 'Max. win of all players on a number',
  },
  'lottery.rules.numberMax.why': {
    TY: 'Pag naabot ito, sold out na ang numero sa draw na iyon. Hindi babawasan ang mga tayang pumasok na.',
    EN: 'Once reached, that number is sold out for the draw. Bets already placed are never cut.',
  },
  'lottery.rules.entryFee': { TY: 'Entry fee bawat araw', EN: 'Daily entry fee' },
  'lottery.rules.bets': { TY: 'Mga taya at premyo', EN: 'Bets and prizes' },
  'lottery.rules.bets.how': {
    TY: 'Ang true odds ang payout kung walang house edge. Kasama sa payout ang taya mo. Ang RTP ang bahagi ng lahat ng taya na bumabalik sa mga player sa katagalan.',
    EN: 'True odds are what the bet would pay with no house edge. The payout includes your bet. RTP is the part of all bets that goes back to players in the long run.',
  },
  'lottery.rules.whatIf': { TY: 'Paano kung…', EN: 'What if…' },
  'lottery.rules.void': {
    TY: 'Sa ibang dahilan, dalawang tao sa team ang kailangang pumayag bago i-cancel ang draw. Ibabalik ang lahat ng taya, at nasa patunay ng draw ang dahilan.',
    EN: 'For any other reason, two people on our team must agree to cancel a draw. All bets are returned, and the draw’s proof says why.',
  },
  'lottery.rules.correct': {
    TY: 'Kapag mali ang na-post na resulta, dalawang tao sa team ang nagtatama. Kukuwentahin ulit ang bawat taya, at idadagdag o ibabawas sa balance mo ang diperensya. Naka-record pa rin ang unang resulta.',
    EN: 'If a posted result is wrong, two people on our team correct it. Every bet is computed again, and the difference is added to or taken from your balance. The first result stays on record.',
  },
  'lottery.rules.cancel': { TY: 'Kapag nag-cancel ka ng taya', EN: 'When you cancel a bet' },
  'lottery.rules.staked': { TY: 'Ano ang kasama sa turnover', EN: 'What counts as turnover' },
  'lottery.rules.staked.how': {
    TY: 'Binibilang ang taya kapag sarado na ang draw. Hindi ito binibilang kung sakop ng mga taya mo sa isang draw ang higit sa 90% ng puwedeng lumabas, kahit hiwa-hiwalay ang taya. Halimbawa: lahat ng sampung digit sa isang puwesto, o Big at Small.',
    EN: 'A bet counts once its draw has closed. It doesn’t count if your bets on one draw, in one slip or several, cover over 90% of the possible results. For example: all ten digits of one place, or both Big and Small.',
  },
  'lottery.rules.paid': { TY: 'Paano binabayaran ang panalo', EN: 'How winnings are paid' },
  'lottery.rules.paid.how': {
    TY: 'Dalawang magkahiwalay na system ang kumukuwenta ng panalo, at dapat tugma bago magbayad. Ang odds noong tumaya ka ang susundin, kahit magbago ito pagkatapos.',
    EN: 'Two separate systems compute the winnings, and they must agree before we pay. You’re paid at the odds you got when you placed the bet, even if they change later.',
  },
  'lottery.rules.verify': { TY: 'Paano i-check ang draw', EN: 'How to check a draw' },
  'lottery.rules.verify.house': {
    TY: 'May patunay ang bawat draw sa Resulta at sa loob ng taya mo. Kinukuwenta ulit ng browser mo ang resulta mula sa seed, mga naka-lock na taya at beacon.',
    EN: 'Every draw has a proof, under Results and inside your bet. Your browser computes the result again from the seed, the locked bets and the beacon.',
  },
  'lottery.rules.verify.external': {
    TY: 'Nasa patunay ng bawat draw kung sino ang nag-report ng resulta, at na nandoon na ang mga taya bago ang draw.',
    EN: 'Each draw’s proof says who reported the result, and shows the bets were in before it.',
  },
  'lottery.rules.verify.last': { TY: 'I-check ang huling draw', EN: 'Check the last draw' },
})
