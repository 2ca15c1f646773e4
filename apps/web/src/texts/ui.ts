import { defineTexts } from './define-texts.ts'

/** What the parts every screen is made of say. */
export const uiTexts = defineTexts({
  in_please_wait: { TY: 'Sandali lang…', EN: 'Please wait…' },
  in_more_cancel: { TY: 'I-cancel', EN: 'Cancel' },
  'ui.close': { TY: 'Isara', EN: 'Close' },
  'ui.back': { TY: 'Bumalik sa page', EN: 'Back to the page' },
  'ui.notifications': { TY: 'Mga update', EN: 'Updates' },
  'ui.outside': { TY: 'bubukas sa ibang site', EN: 'opens another site' },
})
