import { defineTexts } from './define-texts.ts'

/** What is said of a game before its first round. */
export const gameInfoTexts = defineTexts({
  'info.title': { TY: 'Tungkol sa laro', EN: 'About this game' },
  'info.rtp': { TY: 'RTP', EN: 'RTP' },
  'info.atLeast': { TY: 'o higit pa, ayon sa taya', EN: 'or more, by your bet' },
  'info.volatility': { TY: 'Volatility', EN: 'Volatility' },
  'info.low': { TY: 'Mababa', EN: 'Low' },
  'info.medium': { TY: 'Katamtaman', EN: 'Medium' },
  'info.high': { TY: 'Mataas', EN: 'High' },
  'info.yours': { TY: 'Ikaw ang pipili', EN: 'You choose' },
  'info.minBet': { TY: 'Min. na taya', EN: 'Least bet' },
  'info.maxBet': { TY: 'Max. na taya', EN: 'Most' },
  'info.unsaid': { TY: 'Nasa loob ng laro', EN: 'See the game' },
  'info.by': { TY: 'Gawa ng', EN: 'By' },
  'info.lines': {
    TY: '{count, plural, one {# linya} other {# linya}}',
    EN: '{count, plural, one {# line} other {# lines}}',
  },
  'info.ways': { TY: '{count, number} ways', EN: '{count, number} ways to win' },
  'info.cascade': { TY: 'Tumble', EN: 'Tumbling wins' },
  'info.freeSpins': { TY: 'Free spins', EN: 'Free spins' },
  'info.holdAndSpin': { TY: 'Hold and spin', EN: 'Hold and spin' },
  'info.wildTimes': { TY: 'Wild na may multiplier', EN: 'Multiplying wilds' },
  'info.multiplierReel': { TY: 'Multiplier reel', EN: 'Multiplier reel' },
  'info.cashOut': { TY: 'Cash out anumang oras', EN: 'Cash out any time' },
  'info.ownRisk': { TY: 'Ikaw ang pipili ng risk', EN: 'You choose the risk' },
  'info.together': { TY: 'Sabay-sabay ang lahat', EN: 'Everyone plays together' },
  'info.provable': { TY: 'Puwedeng i-verify ang resulta', EN: 'You can verify every result' },
  'info.provableHow': {
    TY: 'Kopyahin ang seeds pagkatapos ng round at i-check dito.',
    EN: 'Copy the seeds after a round and check them here.',
  },
  'info.play': { TY: 'Maglaro', EN: 'Play' },
  'info.try': { TY: 'Subukan nang libre', EN: 'Try for free' },
})
