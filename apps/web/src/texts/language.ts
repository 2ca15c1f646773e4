import { defineTexts } from './define-texts.ts'

/** Beside languages whose words a merchant brought. */
export const languageTexts = defineTexts({
  'language.row': { TY: 'Wika', EN: 'Language' },
  'language.order': { TY: 'Ganito ang pagkakasunod:', EN: 'In this order:' },
})
