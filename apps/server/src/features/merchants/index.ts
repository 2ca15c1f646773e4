import type { Feature } from '#platform/feature.ts'
import { openDirectory } from './directory.ts'
import { merchantGates } from './merchants.gates.ts'
import { merchantRoutes } from './merchants.routes.ts'
import { merchantDeskRoutes } from './merchants-desk.routes.ts'
import { seedDemo } from './seed-demo.ts'

export { bringTexts, readCatalogue } from './bring-texts.ts'
export { ChangeRefused } from './change.rules.ts'
export { changeMerchant, createMerchant, readMerchant } from './change-merchant.ts'
export { merchantOf, merchantOrDefault, siteOn, trialTwinOf } from './directory.ts'
export { homeCountryOf } from './home-country.ts'
export { readLetterWords } from './letter-words.ts'
export type { Merchant } from './merchant.ts'
export { picturesOf } from './pictures.ts'
export { readJson } from './read-json.ts'
export { demoMerchant } from './seed-demo.ts'
export { originOf } from './site-origin.ts'

export const merchantsFeature: Feature = {
  name: 'merchants',
  open: openDirectory,
  routes: merchantRoutes,
  gates: merchantGates,
  seedDemo,
}

/** Apart, because operators' calls need somebody who writes them down, and merchants need nobody. */
export const merchantsDeskFeature: Feature = { name: 'merchants desk', routes: merchantDeskRoutes }
