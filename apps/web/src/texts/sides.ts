import { defineTexts } from './define-texts.ts'

/** What stands beside the screens of a wide window. */
export const sideTexts = defineTexts({
  'side.search': { TY: 'Maghanap', EN: 'Search' },
  'side.rail': { TY: 'Mga nangyayari ngayon', EN: 'What’s happening now' },
  'side.welcome': { TY: 'Maglaro nang libre, o gumawa ng account', EN: 'Play for free, or make an account' },
  'side.try': { TY: 'Subukan nang libre', EN: 'Play for free' },
  'side.withdraw': { TY: 'Withdraw', EN: 'Withdraw' },
  'side.openBets': { TY: 'Mga bukas na taya', EN: 'Open bets' },
})
