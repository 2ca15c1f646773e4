import { defineTexts } from './define-texts.ts'

/** Beside languages whose words a merchant brought. */
export const languageTexts = defineTexts({
  'language.row': { TY: 'Wika', EN: 'Language' },
  'language.order': { TY: 'Ayon sa ganitong ayos:', EN: 'In this order:' },
})
