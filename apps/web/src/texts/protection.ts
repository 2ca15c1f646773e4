import { defineTexts } from './define-texts.ts'

/** Keeping play within what one wants it to be. */
export const protectionTexts = defineTexts({
  'protection.text': {
    TY: 'Dapat masaya ang laro. Ikaw ang magtakda kung hanggang saan, at magpahinga kung kailan mo gusto.',
    EN: 'Play should be fun. You say how far it goes, and take a break whenever you want one.',
  },
  'protection.limits': { TY: 'Mga limit ko', EN: 'My limits' },
  'protection.limits.text': {
    TY: 'Agad ang mas mahigpit. Ang mas maluwag ay pagkalipas ng 24 oras, at tatanungin ka ulit.',
    EN: 'A stricter limit counts at once. A looser one waits 24 hours, and you are asked again.',
  },
  'protection.measure.deposit': { TY: 'Deposito', EN: 'Deposits' },
  'protection.measure.deposit.text': {
    TY: 'Hanggang magkano ang maipapasok mo sa lahat ng paraan.',
    EN: 'How much you can bring in, whichever way you pay.',
  },
  'protection.measure.loss': { TY: 'Talo', EN: 'Losses' },
  'protection.measure.loss.text': {
    TY: 'Hanggang magkano ang puwedeng matalo: ang itinaya bawas ang napanalunan.',
    EN: 'How much you can lose: what you stake, less what you win.',
  },
  'protection.measure.stake': { TY: 'Taya', EN: 'Stakes' },
  'protection.measure.stake.text': {
    TY: 'Hanggang magkano ang maitataya mo sa lahat ng laro.',
    EN: 'How much you can stake, over all games.',
  },
  'protection.measure.session': { TY: 'Oras', EN: 'Time' },
  'protection.measure.session.text': {
    TY: 'Hanggang gaano katagal kang naka-log in bago huminto ang taya.',
    EN: 'How long you can be signed in before bets stop.',
  },
  'protection.measure.reality': { TY: 'Paalala sa oras', EN: 'Reality check' },
  'protection.period.day': { TY: 'Bawat araw', EN: 'Per day' },
  'protection.period.week': { TY: 'Bawat linggo', EN: 'Per week' },
  'protection.period.month': { TY: 'Bawat buwan', EN: 'Per month' },
  'protection.period.sitting': { TY: 'Habang naka-log in', EN: 'While signed in' },
  'protection.none': { TY: 'Walang limit', EN: 'No limit' },
  'protection.used': { TY: '{used} na ang nagamit', EN: '{used} used' },
  'protection.usedUntil': {
    TY: '{used} na ang nagamit · bagong simula {when}',
    EN: '{used} used · starts anew {when}',
  },
  'protection.byOperator': { TY: 'itinakda ng customer service', EN: 'set by customer service' },
  'protection.cap.money': { TY: 'Halaga', EN: 'Amount' },
  'protection.cap.time': { TY: 'Minuto', EN: 'Minutes' },
  'protection.cap.hint': {
    TY: 'Bibilangin mula ngayon.',
    EN: 'It counts from now on.',
  },
  'protection.cap.quick': { TY: 'Mga karaniwang limit', EN: 'Usual limits' },
  'protection.cap.money.wrong': { TY: 'Maglagay ng halagang higit sa 0.', EN: 'Enter an amount above 0.' },
  'protection.cap.time.wrong': {
    TY: 'Maglagay ng minuto, hindi lalampas sa haba ng panahon.',
    EN: 'Enter minutes, no more than the period has.',
  },
  'protection.save': { TY: 'I-save ang limit', EN: 'Save limit' },
  'protection.remove': { TY: 'Alisin ang limit', EN: 'Remove limit' },
  'protection.saved': { TY: 'Umiiral na ang limit.', EN: 'The limit counts now.' },
  'protection.asked': {
    TY: 'Mas maluwag ito, kaya makukumpirma mo pagkalipas ng 24 oras.',
    EN: 'That is looser, so you can confirm it in 24 hours.',
  },
  'protection.wishes': { TY: 'Naghihintay na pagbabago', EN: 'Changes that wait' },
  'protection.wish.waits': { TY: 'Makukumpirma mula {when}.', EN: 'Can be confirmed from {when}.' },
  'protection.wish.ripe': {
    TY: 'Lumipas na ang 24 oras. Gusto mo pa rin ba?',
    EN: '24 hours have passed. Do you still want this?',
  },
  'protection.wish.keep': { TY: 'Huwag nang baguhin', EN: 'Keep my limit' },
  'protection.wish.confirm': { TY: 'Oo, baguhin', EN: 'Yes, change it' },
  'protection.reality.text': {
    TY: 'Hihinto ang laro at sasabihin namin kung gaano ka na katagal at magkano ang panalo o talo mo.',
    EN: 'Play stops, and we tell you how long it has been and what you won or lost.',
  },
  'protection.timeout': { TY: 'Sandaling pahinga', EN: 'Time-out' },
  'protection.timeout.text': {
    TY: 'Walang taya at deposito hanggang matapos. Hindi ito mababawi nang maaga.',
    EN: 'No bets and no deposits until it is over. It cannot be ended early.',
  },
  'protection.timeout.1': { TY: '24 oras', EN: '24 hours' },
  'protection.timeout.7': { TY: '7 araw', EN: '7 days' },
  'protection.timeout.30': { TY: '30 araw', EN: '30 days' },
  'protection.exclusion': { TY: 'Isara ang sarili sa laro', EN: 'Self-exclusion' },
  'protection.exclusion.text': {
    TY: 'Kung sobra na ang laro: isara ang sarili nang 6 na buwan o higit pa. Makakapag-withdraw ka pa rin.',
    EN: 'When play is too much: shut yourself out for 6 months or more. You can still withdraw.',
  },
  'protection.exclusion.6': { TY: '6 na buwan', EN: '6 months' },
  'protection.exclusion.12': { TY: '1 taon', EN: '1 year' },
  'protection.exclusion.60': { TY: '5 taon', EN: '5 years' },
  'protection.exclusion.forGood': { TY: 'Habambuhay', EN: 'For good' },
  'protection.break.title': { TY: 'Magpahinga: {length}?', EN: 'Take a break: {length}?' },
  'protection.break.text': {
    TY: 'Mala-log out ka sa lahat ng device. Walang makakabawi nito nang maaga, kahit kami. Itutuloy ang mga tayang bukas na, at makakapag-withdraw ka pa rin.',
    EN: 'You are signed out on every device. Nobody can end it early, not even we. Bets already placed are settled, and you can still withdraw.',
  },
  'protection.break.confirm.timeout': { TY: 'Magpahinga', EN: 'Take the break' },
  'protection.break.confirm.exclusion': { TY: 'Isara ang sarili ko', EN: 'Shut me out' },
  'protection.break.until': { TY: 'Nakapahinga ka hanggang {when}.', EN: 'You are on a break until {when}.' },
  'protection.break.forGood': { TY: 'Nakapahinga ka habambuhay.', EN: 'You are on a break for good.' },
  'protection.break.still': {
    TY: 'Walang taya at deposito hanggang doon. Puwede pa ring mag-withdraw.',
    EN: 'No bets and no deposits until then. Withdrawing still works.',
  },
  'protection.break.signedOut': { TY: 'Na-log out ka na.', EN: 'You are signed out.' },
  'protection.talk': { TY: 'Makipag-usap sa amin', EN: 'Talk to us' },
  'protection.help': { TY: 'Tulong mula sa labas', EN: 'Help from outside' },
  'protection.help.text': {
    TY: 'Walang kinalaman ang site na ito sa kanila, at walang bayad ang pagtatanong.',
    EN: 'They have nothing to do with this site, and asking costs nothing.',
  },
  'protection.help.call': { TY: 'Tumawag sa {number}', EN: 'Call {number}' },
  'protection.help.call.text': {
    TY: 'NCMH Crisis Hotline, 24 oras araw-araw',
    EN: 'NCMH Crisis Hotline, day and night',
  },
  'protection.prompt.title': { TY: 'Magtakda ng limit sa deposito', EN: 'Set a deposit limit' },
  'protection.prompt.text': {
    TY: 'Bago magsimula, sabihin kung magkano ang kaya mo.',
    EN: 'Before you start, say how much you can afford.',
  },
})
