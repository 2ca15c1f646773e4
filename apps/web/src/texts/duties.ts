import { defineTexts } from './define-texts.ts'

/** What a member is asked to agree to. */
export const dutyTexts = defineTexts({
  'consent.title': { TY: 'Bago ka magpatuloy', EN: 'Before you go on' },
  'consent.text': {
    TY: 'Basahin ang nakasulat dito at sumang-ayon para magpatuloy.',
    EN: 'Please read what is stated here and agree to go on.',
  },
  'consent.agreement': {
    TY: 'Kasunduan ng gumagamit, bersyon {version}',
    EN: 'User agreement, version {version}',
  },
  'consent.privacy': { TY: 'Privacy, bersyon {version}', EN: 'Privacy, version {version}' },
  'consent.age': { TY: 'Ako ay {age} taong gulang o higit pa.', EN: 'I am {age} or older.' },
  'consent.agree': { TY: 'Sumasang-ayon ako', EN: 'I agree' },
  'consent.failed': { TY: 'Hindi ito naitala. Subukan ulit.', EN: 'This was not noted. Please try again.' },

  'protection.failed': {
    TY: 'Hindi ito nagawa. Subukan ulit.',
    EN: 'That did not work. Please try again.',
  },
  'protection.minutes': { TY: '{minutes} minuto', EN: '{minutes} min' },
  'protection.hours': { TY: '{hours} oras', EN: '{hours} h' },
  'protection.hoursAndMinutes': { TY: '{hours} oras {minutes} min', EN: '{hours} h {minutes} min' },
  'reality.title': { TY: 'Sandali lang', EN: 'A moment, please' },
  'reality.text': { TY: '{time} ka nang naka-log in.', EN: 'You have been signed in for {time}.' },
  'reality.staked': { TY: 'Itinaya', EN: 'Staked' },
  'reality.won': { TY: 'Napanalunan', EN: 'Won' },
  'reality.lost': { TY: 'Talo ka ng', EN: 'You are down' },
  'reality.ahead': { TY: 'Panalo ka ng', EN: 'You are up' },
  'reality.break': { TY: 'Magpahinga', EN: 'Take a break' },
  'reality.goOn': { TY: 'Ituloy ang laro', EN: 'Go on playing' },
  'reality.record': { TY: 'Tingnan ang mga taya ko', EN: 'See my bets' },
})
