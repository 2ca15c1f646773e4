import { homeTexts } from './home.ts'
import { loginTexts } from './login.ts'
import { memberCentreTexts } from './member-centre.ts'
import { passwordTexts } from './password.ts'
import { registrationTexts } from './registration.ts'
import { shellTexts } from './shell.ts'
import { titleTexts } from './titles.ts'
import { uiTexts } from './ui.ts'

/** Every text of the app, joined from the lists that stand for its parts. Messages are ICU: `{name}`, plurals. */
export const texts = {
  ...uiTexts,
  ...shellTexts,
  ...titleTexts,
  ...homeTexts,
  ...loginTexts,
  ...registrationTexts,
  ...passwordTexts,
  ...memberCentreTexts,
}

export type TextId = keyof typeof texts
