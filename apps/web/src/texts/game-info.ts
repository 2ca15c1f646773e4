import { defineTexts } from './define-texts.ts'

/** What is said of a game before its first round. */
export const gameInfoTexts = defineTexts({
  'info.title': { TY: 'Tungkol sa laro', EN: 'About this game' },
  'info.rtp': { TY: 'RTP', EN: 'RTP' },
  'info.atLeast': { TY: 'o higit pa, depende sa taya', EN: 'or more, depending on your bet' },
  'info.volatility': { TY: 'Volatility', EN: 'Volatility' },
  'info.low': { TY: 'Low', EN: 'Low' },
  'info.medium': { TY: 'Medium', EN: 'Medium' },
  'info.high': { TY: 'High', EN: 'High' },
  'info.yours': { TY: 'Ikaw ang pipili', EN: 'You choose' },
  'info.minBet': { TY: 'Min. bet', EN: 'Min. bet' },
  'info.maxBet': { TY: 'Max. bet', EN: 'Max. bet' },
  'info.unsaid': { TY: 'Nasa loob ng laro', EN: 'See the game' },
  'info.by': { TY: 'Provider', EN: 'Provider' },
  'info.lines': {
    TY: '{count, plural, one {# linya} other {# linya}}',
    EN: '{count, plural, one {# line} other {# lines}}',
  },
  'info.ways': { TY: '{count, number} ways', EN: '{count, number} ways to win' },
  'info.cascade': { TY: 'Tumble', EN: 'Tumbling wins' },
  'info.freeSpins': { TY: 'Free spins', EN: 'Free spins' },
  'info.holdAndSpin': { TY: 'Hold and spin', EN: 'Hold and spin' },
  'info.wildTimes': { TY: 'Wild na may multiplier', EN: 'Wilds with multipliers' },
  'info.multiplierReel': { TY: 'Multiplier reel', EN: 'Multiplier reel' },
  'info.cashOut': { TY: 'Cash out kahit kailan', EN: 'Cash out anytime' },
  'info.ownRisk': { TY: 'Ikaw ang pipili ng risk', EN: 'You choose the risk' },
  'info.together': { TY: 'Sabay-sabay ang lahat', EN: 'Everyone plays together' },
  'info.provable': { TY: 'Puwede mong i-check ang resulta', EN: 'You can check every result' },
  'info.provableHow': {
    TY: 'I-copy ang seeds pagkatapos ng round at i-check dito.',
    EN: 'Copy the seeds after a round and check them here.',
  },
  'info.play': { TY: 'Maglaro', EN: 'Play' },
  'info.try': { TY: 'Subukan nang libre', EN: 'Play for free' },
})
