import { defineTexts } from './define-texts.ts'

/** What a member is asked to agree to. */
export const dutyTexts = defineTexts({
  'consent.title': { TY: 'Bago tayo magpatuloy', EN: 'Before you continue' },
  'consent.text': {
    TY: 'Basahin ito at sumang-ayon para magpatuloy.',
    EN: 'Please read this and agree to continue.',
  },
  'consent.agreement': {
    TY: 'User agreement, version {version}',
    EN: 'User agreement, version {version}',
  },
  'consent.privacy': { TY: 'Privacy policy, version {version}', EN: 'Privacy policy, version {version}' },
  'consent.age': { TY: '{age} pataas na ako.', EN: 'I’m {age} or older.' },
  'consent.agree': { TY: 'Sang-ayon ako', EN: 'I agree' },
  'consent.failed': { TY: 'Hindi na-save. Subukan ulit.', EN: 'It wasn’t saved. Please try again.' },

  'protection.failed': {
    TY: 'Hindi natuloy. Subukan ulit.',
    EN: 'That didn’t work. Please try again.',
  },
  'protection.minutes': { TY: '{minutes} minuto', EN: '{minutes} min' },
  'protection.hours': { TY: '{hours} oras', EN: '{hours} hr' },
  'protection.hoursAndMinutes': { TY: '{hours} oras {minutes} min', EN: '{hours} hr {minutes} min' },
  'reality.title': { TY: 'Sandali lang', EN: 'Quick check-in' },
  'reality.text': { TY: '{time} ka nang naka-log in.', EN: 'You’ve been logged in for {time}.' },
  'reality.staked': { TY: 'Taya', EN: 'Total bets' },
  'reality.won': { TY: 'Panalo', EN: 'Won' },
  'reality.lost': { TY: 'Talo ka ng', EN: 'You are down' },
  'reality.ahead': { TY: 'Panalo ka ng', EN: 'You are up' },
  'reality.break': { TY: 'Magpahinga', EN: 'Take a break' },
  'reality.goOn': { TY: 'Maglaro pa', EN: 'Keep playing' },
  'reality.record': { TY: 'Mga taya ko', EN: 'See my bets' },
})
