import { defineTexts } from './define-texts.ts'

/** Keeping play within what one wants it to be. */
export const protectionTexts = defineTexts({
  'protection.text': {
    TY: 'Dapat masaya lang ang laro. Mag-set ng sarili mong limit, at magpahinga kung kailan mo gusto.',
    EN: 'Playing should be fun. Set your own limits, and take a break anytime.',
  },
  'protection.limits': { TY: 'Mga limit ko', EN: 'My limits' },
  'protection.limits.text': {
    TY: 'Effective agad ang mas mababang limit. Kung itataas mo, mako-confirm mo ito pagkalipas ng 24 oras.',
    EN: 'A lower limit applies right away. A higher one needs 24 hours, then you confirm it.',
  },
  'protection.measure.deposit': { TY: 'Deposit', EN: 'Deposits' },
  'protection.measure.deposit.text': {
    TY: 'Magkano ang puwede mong i-deposit, kahit anong payment method.',
    EN: 'How much you can deposit, with any payment method.',
  },
  'protection.measure.loss': { TY: 'Talo', EN: 'Losses' },
  'protection.measure.loss.text': {
    TY: 'Magkano ang puwede mong matalo: taya bawas panalo.',
    EN: 'How much you can lose: your bets minus your winnings.',
  },
  'protection.measure.stake': { TY: 'Taya', EN: 'Bets' },
  'protection.measure.stake.text': {
    TY: 'Magkano ang puwede mong itaya sa lahat ng laro.',
    EN: 'How much you can bet across all games.',
  },
  'protection.measure.session': { TY: 'Oras', EN: 'Time' },
  'protection.measure.session.text': {
    TY: 'Gaano katagal ka puwedeng naka-log in bago huminto ang taya.',
    EN: 'How long you can stay logged in before betting stops.',
  },
  'protection.measure.reality': { TY: 'Paalala sa oras', EN: 'Reality check' },
  'protection.period.day': { TY: 'Bawat araw', EN: 'Per day' },
  'protection.period.week': { TY: 'Bawat linggo', EN: 'Per week' },
  'protection.period.month': { TY: 'Bawat buwan', EN: 'Per month' },
  'protection.period.sitting': { TY: 'Habang naka-log in', EN: 'While logged in' },
  'protection.none': { TY: 'Walang limit', EN: 'No limit' },
  'protection.used': { TY: '{used} na ang nagamit', EN: '{used} used' },
  'protection.usedUntil': {
    TY: '{used} na ang nagamit · magre-reset {when}',
    EN: '{used} used · resets {when}',
  },
  'protection.byOperator': { TY: 'set ng customer service', EN: 'set by customer service' },
  'protection.cap.money': { TY: 'Halaga', EN: 'Amount' },
  'protection.cap.time': { TY: 'Minuto', EN: 'Minutes' },
  'protection.cap.hint': {
    TY: 'Magsisimula ngayon ang bilang.',
    EN: 'It counts from now.',
  },
  'protection.cap.quick': { TY: 'Karaniwang limit', EN: 'Common limits' },
  'protection.cap.money.wrong': { TY: 'Maglagay ng halagang higit sa 0.', EN: 'Enter an amount above 0.' },
  'protection.cap.time.wrong': {
    TY: 'Maglagay ng minuto na hindi lampas sa napiling period.',
    EN: 'Enter the minutes, no longer than the period.',
  },
  'protection.save': { TY: 'I-save ang limit', EN: 'Save limit' },
  'protection.remove': { TY: 'Alisin ang limit', EN: 'Remove limit' },
  'protection.saved': { TY: 'Naka-set na ang limit mo.', EN: 'Your limit is set.' },
  'protection.asked': {
    TY: 'Mas maluwag ito, kaya mako-confirm mo pagkalipas ng 24 oras.',
    EN: 'That’s a higher limit, so you can confirm it in 24 hours.',
  },
  'protection.wishes': { TY: 'Pending na pagbabago', EN: 'Pending changes' },
  'protection.wish.waits': { TY: 'Mako-confirm mo mula {when}.', EN: 'You can confirm it from {when}.' },
  'protection.wish.ripe': {
    TY: 'Lumipas na ang 24 oras. Gusto mo pa rin ba?',
    EN: '24 hours are up. Do you still want this?',
  },
  'protection.wish.keep': { TY: 'Huwag nang baguhin', EN: 'Keep my limit' },
  'protection.wish.confirm': { TY: 'Oo, baguhin', EN: 'Yes, change it' },
  'protection.reality.text': {
    TY: 'Hihinto muna ang laro at ipapakita namin kung gaano ka na katagal naglalaro at kung panalo o talo ka.',
    EN: 'Play pauses, and we show you how long you’ve played and what you won or lost.',
  },
  'protection.timeout': { TY: 'Time-out', EN: 'Time-out' },
  'protection.timeout.text': {
    TY: 'Walang taya at deposit hanggang matapos. Hindi ito mapapaikli.',
    EN: 'No bets and no deposits until it’s over. You can’t end it early.',
  },
  'protection.timeout.1': { TY: '24 oras', EN: '24 hours' },
  'protection.timeout.7': { TY: '7 araw', EN: '7 days' },
  'protection.timeout.30': { TY: '30 araw', EN: '30 days' },
  'protection.exclusion': { TY: 'Self-exclusion', EN: 'Self-exclusion' },
  'protection.exclusion.text': {
    TY: 'Sobra na ba ang paglalaro? I-block ang sarili nang 6 na buwan o higit pa. Makakapag-withdraw ka pa rin.',
    EN: 'Playing too much? Block yourself for 6 months or more. You can still withdraw.',
  },
  'protection.exclusion.6': { TY: '6 na buwan', EN: '6 months' },
  'protection.exclusion.12': { TY: '1 taon', EN: '1 year' },
  'protection.exclusion.60': { TY: '5 taon', EN: '5 years' },
  'protection.exclusion.forGood': { TY: 'Permanente', EN: 'Permanent' },
  'protection.break.title': { TY: 'Magpahinga: {length}?', EN: 'Take a break: {length}?' },
  'protection.break.text': {
    TY: 'Mala-log out ka sa lahat ng device. Walang makakapagpaikli nito, kahit kami. Tuloy ang mga tayang naitaya na, at makakapag-withdraw ka pa rin.',
    EN: 'You’ll be logged out on all devices. No one can end it early, not even us. Bets already placed still count, and you can still withdraw.',
  },
  'protection.break.confirm.timeout': { TY: 'Magpahinga', EN: 'Take a break' },
  'protection.break.confirm.exclusion': { TY: 'I-block ako', EN: 'Block me' },
  'protection.break.until': { TY: 'Naka-break ka hanggang {when}.', EN: 'You’re on a break until {when}.' },
  'protection.break.forGood': {
    TY: 'Permanente ang self-exclusion mo.',
    EN: 'Your self-exclusion is permanent.',
  },
  'protection.break.still': {
    TY: 'Walang taya at deposit hanggang doon. Puwede ka pa ring mag-withdraw.',
    EN: 'No bets and no deposits until then. You can still withdraw.',
  },
  'protection.break.signedOut': { TY: 'Na-log out ka na.', EN: 'You’ve been logged out.' },
  'protection.talk': { TY: 'Kausapin kami', EN: 'Talk to us' },
  'protection.help': { TY: 'Iba pang makakatulong', EN: 'Other places to get help' },
  'protection.help.text': {
    TY: 'Hindi sila konektado sa site na ito, at libre ang magtanong.',
    EN: 'They aren’t connected to this site, and asking is free.',
  },
  'protection.help.call': { TY: 'Tumawag sa {number}', EN: 'Call {number}' },
  'protection.help.call.text': {
    TY: 'NCMH Crisis Hotline, 24 oras araw-araw',
    EN: 'NCMH Crisis Hotline, 24 hours a day',
  },
  'protection.prompt.title': { TY: 'Mag-set ng deposit limit', EN: 'Set a deposit limit' },
  'protection.prompt.text': {
    TY: 'Bago magsimula, magkano lang ang kaya mong gastusin?',
    EN: 'Before you start, how much can you afford to spend?',
  },
})
