import type { MerchantSettings } from '@perya/contract/settings'
import type { Context } from '#platform/context.ts'
import { notify } from '#platform/notifications.ts'
import { birthDateByLaw, defaultSettings } from './default-settings.ts'
import { merchantChannel } from './directory.ts'
import { insertMerchant } from './merchants.store.ts'

export const demoMerchant = 'PERYA'
export const demoTrialMerchant = 'PERYAT'

const demoSettings: Partial<MerchantSettings> = {
  resources: [
    { resourceType: 'Android', url: '/install-android.html' },
    { resourceType: 'MOBILECONFIG', url: '/download/perya.mobileconfig' },
    { resourceType: 'AppDownloadIcon', url: '/icons/icon-192.png' },
  ],
  customerService: [
    {
      csType: 'LIVECHAT',
      csPosition: 1,
      title: { TY: 'Live chat', EN: 'Live chat' },
      path: '/m/service',
    },
    {
      csType: 'TELEGRAM',
      csPosition: 2,
      title: { TY: 'Telegram', EN: 'Telegram' },
      path: 'https://t.me/perya_demo',
    },
    {
      csType: 'FACEBOOK',
      csPosition: 3,
      title: { TY: 'Facebook', EN: 'Facebook' },
      path: 'https://facebook.com/perya.demo',
    },
  ],
  paths: { ...defaultSettings.paths, service: 'https://t.me/perya_demo' },
  register: { ...defaultSettings.register, birthDate: birthDateByLaw },
  mainDomain: 'perya.example',
  // Without real money nobody has to show who they are before they look around.
  identityFor: { play: false, withdrawalAbove: null },
  unverifiedDepositMax: '50000',
  licence: {
    TY: 'Demo lang ito: walang totoong pera at walang gambling license.',
    EN: 'This is a demo: no real money and no gambling license.',
  },
}

/** A site to look at, and the twin that holds its trial members. */
export async function seedDemo({ db }: Context): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const isNew = await insertMerchant(tx, {
      code: demoMerchant,
      name: 'Perya',
      is_default: true,
      settings: demoSettings,
    })
    await insertMerchant(tx, { code: demoTrialMerchant, name: 'Perya trial', trial_of: demoMerchant })
    if (isNew) await notify(tx, merchantChannel, demoMerchant)
  })
}
