import { defineTexts } from './define-texts.ts'

/** The page of a lottery's rules; every figure on it comes from the data that draws, sells and settles. */
export const lotteryRulesTexts = defineTexts({
  'lottery.rules.choose': {
    TY: 'Piliin ang lottery para makita kung paano ito binobola, kailan, ano ang panalo at magkano.',
    EN: 'Choose a lottery to see how it is drawn, when, what wins and how much.',
  },
  'lottery.rules.draw': { TY: 'Paano binobola', EN: 'How it is drawn' },
  'lottery.rules.draw.repeating': {
    TY: 'Binobola ang {count} numero mula {first} hanggang {last}, isa-isa. Puwedeng maulit ang numero.',
    EN: '{count} numbers from {first} to {last} are drawn one after another. The same one may come again.',
  },
  'lottery.rules.draw.distinct': {
    TY: 'Binobola ang {count} numero mula {first} hanggang {last}. Walang numerong mauulit.',
    EN: '{count} numbers from {first} to {last} are drawn. None of them comes twice.',
  },
  'lottery.rules.draw.order': {
    TY: 'Binobola kung ano ang ayos ng mga numerong {first} hanggang {last}. Lumalabas ang bawat isa nang isang beses.',
    EN: 'The order of the numbers {first} to {last} is drawn. Each of them comes once.',
  },
  'lottery.rules.draw.special': {
    TY: 'Binobola ang {count} numero mula {first} hanggang {last}, saka ang isang espesyal na numero. Walang mauulit.',
    EN: '{count} numbers from {first} to {last} are drawn, and then one special number. None of them comes twice.',
  },
  'lottery.rules.draw.lots': {
    TY: '{count} lote ang binobola, mula sa espesyal na premyo pababa. Hiwalay ang bola ng bawat digit.',
    EN: '{count} lots are drawn, from the special prize down. Every digit is drawn by itself.',
  },
  'lottery.rules.draw.lot': {
    TY: '{lots} × {digits} digit',
    EN: '{lots} × {digits} digits',
  },
  'lottery.rules.draw.external': {
    TY: 'Hindi dito binobola ang resulta. Binibilang ito kapag magkatugma ang sabi ng dalawang pinagmulan.',
    EN: 'The result is not drawn here. It counts when two sources agree on it.',
  },
  'lottery.rules.when': { TY: 'Oras ng bola at pagsasara', EN: 'Draw times and cut-off' },
  'lottery.rules.when.pause': {
    TY: 'Walang bola sa {days}. Ang taya mo sa mga araw na iyon ay para sa unang bola pagkatapos.',
    EN: 'There are no draws on {days}. Bets placed on those days are for the first draw after.',
  },
  'lottery.rules.when.every': { TY: 'May bola bawat', EN: 'A draw every' },
  'lottery.rules.when.perDay': { TY: 'Bola sa isang araw', EN: 'Draws a day' },
  'lottery.rules.when.closes': { TY: 'Nagsasara ang taya', EN: 'Betting closes' },
  'lottery.rules.when.before': { TY: '{length} bago ang bola', EN: '{length} before the draw' },
  'lottery.rules.when.shut': { TY: 'sarado {length} bago ang bola', EN: 'closes {length} before it' },
  'lottery.rules.when.daily': { TY: 'araw-araw', EN: 'every day' },
  'lottery.rules.when.clock': {
    TY: 'Oras sa {place}. Orasan ng server ang nagpapasya kung umabot ang taya.',
    EN: 'Times of {place}. The server’s clock decides whether a bet came in time.',
  },
  'lottery.rules.minutes': {
    TY: '{count, plural, one {# minuto} other {# minuto}}',
    EN: '{count, plural, one {# minute} other {# minutes}}',
  },
  'lottery.rules.seconds': {
    TY: '{count, plural, one {# segundo} other {# segundo}}',
    EN: '{count, plural, one {# second} other {# seconds}}',
  },
  'lottery.rules.limits': { TY: 'Halaga at mga hangganan', EN: 'Prices and limits' },
  'lottery.rules.unitPrice': { TY: 'Halaga ng isang taya', EN: 'Price of one bet' },
  'lottery.rules.modes': { TY: 'Bahagi ng halaga', EN: 'Parts of the price' },
  'lottery.rules.multipleMax': { TY: 'Pinakamaraming ulit', EN: 'Highest multiple' },
  'lottery.rules.linesMax': { TY: 'Pinakamaraming linya ng slip', EN: 'Most lines of a slip' },
  'lottery.rules.chaseMax': { TY: 'Pinakamaraming bolang masusundan', EN: 'Most draws of a chase' },
  'lottery.rules.issueMax': {
    TY: 'Pinakamalaking taya mo sa isang bola',
    EN: 'Most you may stake in a draw',
  },
  'lottery.rules.issueWinMax': {
    TY: 'Pinakamalaking panalo mo sa isang bola',
    EN: 'Most you may win from a draw',
  },
  'lottery.rules.numberMax': {
    TY: 'Pinakamalaking panalo ng lahat sa isang numero',
    EN: 'Most that all may win on a number',
  },
  'lottery.rules.numberMax.why': {
    TY: 'Kapag naabot ito, ubos na ang numerong iyon sa bolang iyon at hindi na tinatanggap. Hindi nababawasan ang tinanggap na taya.',
    EN: 'Once it is reached, that number is sold out for the draw. Bets that were taken are never cut.',
  },
  'lottery.rules.entryFee': { TY: 'Bayad sa pagpasok bawat araw', EN: 'Fee to enter for a day' },
  'lottery.rules.bets': { TY: 'Mga taya at premyo', EN: 'Bets and prizes' },
  'lottery.rules.bets.how': {
    TY: 'Ang totoong odds ay ang patas na bayad sa tsansa. Kasama na ang taya sa ibinabayad. Ang balik ay bahagi ng lahat ng taya na bumabalik sa mga manlalaro sa katagalan.',
    EN: 'True odds are what the chance is worth. Paid odds include the stake. The return is the part of all stakes that comes back to players in the long run.',
  },
  'lottery.rules.whatIf': { TY: 'Kapag may nangyari', EN: 'What happens if' },
  'lottery.rules.void': {
    TY: 'Sa ibang dahilan, dalawang tao ang kailangang magkasundo bago ipawalang-bisa ang bola. Ibinabalik ang lahat ng taya, at nakasulat ang dahilan sa patunay ng bola.',
    EN: 'For any other reason two people have to agree before a draw is void. Every stake goes back, and the proof of the draw says why.',
  },
  'lottery.rules.correct': {
    TY: 'Kapag mali ang nailathalang resulta, dalawang tao ang nagtatama nito. Kinukuwenta ulit ang bawat taya, at ang diperensiya ay idinaragdag o ibinabawas sa balanse mo. Nananatili sa talaan ang una.',
    EN: 'If a published result was wrong, two people correct it. Every bet is counted again, and the difference is added to your balance or taken from it. The first one stays on record.',
  },
  'lottery.rules.cancel': { TY: 'Pagkansela mo ng taya', EN: 'When you cancel a bet' },
  'lottery.rules.staked': { TY: 'Ano ang binibilang sa turnover', EN: 'What counts as turnover' },
  'lottery.rules.staked.how': {
    TY: 'Binibilang ang taya kapag sarado na ang bola nito. Hindi binibilang kung sakop ng mga taya mo sa isang bola ang higit sa 90% ng puwedeng lumabas, sa isang order man o sa ilan. Halimbawa: lahat ng sampung digit sa isang puwesto, o malaki at maliit.',
    EN: 'A bet counts once its draw has closed. It does not count if your bets on one draw, in one order or several, together cover more than 90% of what can come out. For example: all ten digits of one place, or both big and small.',
  },
  'lottery.rules.paid': { TY: 'Pagbabayad ng panalo', EN: 'How winnings are paid' },
  'lottery.rules.paid.how': {
    TY: 'Dalawang magkahiwalay na programa ang kumukuwenta ng panalo at dapat magtugma bago magbayad. Binabayaran ka sa odds noong tinanggap ang taya, kahit magbago ang premyo pagkatapos.',
    EN: 'Two programs written apart count the winnings and have to agree before anything is paid. You are paid at the odds your order was taken at, whatever changes later.',
  },
  'lottery.rules.verify': { TY: 'Paano suriin', EN: 'How to check a draw' },
  'lottery.rules.verify.house': {
    TY: 'May patunay ang bawat bola sa ilalim ng Resulta at sa loob ng taya mo. Kinukuwenta ulit ng browser mo ang resulta mula sa seed, mga sinelyuhang taya at beacon.',
    EN: 'Every draw has a proof, under Results and inside your order. Your browser works the result out again from the seed, the sealed bets and the beacon.',
  },
  'lottery.rules.verify.external': {
    TY: 'Nakasulat sa patunay ng bawat bola kung sino ang nag-ulat ng resulta, at naroon na ang mga taya bago ang bola.',
    EN: 'The proof of every draw names who reported the result, and shows that the bets were there before it.',
  },
  'lottery.rules.verify.last': { TY: 'Suriin ang huling bola', EN: 'Check the last draw' },
})
