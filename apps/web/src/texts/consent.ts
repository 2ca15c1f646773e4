import { defineTexts } from './define-texts.ts'

/** What a member is asked to agree to. */
export const consentTexts = defineTexts({
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
})
