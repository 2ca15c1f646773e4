/** What members agree to: the statements of their site, and their age. */
import { readMerchant } from '#features/merchants/index.ts'
import type { Db } from '#platform/db.ts'
import type { Feature } from '#platform/feature.ts'
import { consentRoutes } from './consent.routes.ts'
import { insertDemoConsents } from './consent.store.ts'
import { assertConsent } from './consent.ts'

export { assertAskedToday, keepConsents } from './consent.ts'

export async function seedConsents(db: Db, site: string): Promise<void> {
  const { settings } = await readMerchant(db, site)
  await insertDemoConsents(db, { site, age: settings.minimumAge })
}

export const consentFeature: Feature = {
  name: 'consent',
  routes: consentRoutes,
  gates: (ctx) => ({ assertConsent: (site, signedIn) => assertConsent(ctx, site, signedIn) }),
}
