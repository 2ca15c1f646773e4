import type { Text } from '@perya/contract/language'
import type { FieldRule, MerchantSettings } from '@perya/contract/settings'

type Need = 'required' | 'optional' | 'off'

const rule = (need: Need, pattern: string, message: Text): FieldRule => ({
  enabled: need !== 'off',
  required: need === 'required',
  pattern,
  message,
})

const account = (need: Need, name: string) =>
  rule(need, '[\\w.@+\\- ]{2,64}', {
    TY: `Maglagay ng tamang ${name} (2 hanggang 64 characters).`,
    EN: `Enter a valid ${name} (2 to 64 characters).`,
  })

/** What a site is before its merchant changes anything, besides what follows from its currency. */
export const defaultSettings: Omit<MerchantSettings, keyof ReturnType<typeof defaultsIn>> = {
  languages: { enabled: ['TY', 'EN'], default: 'TY' },
  mobileTemplate: {
    mem_cen: '1',
    dep_func: '1',
    app_background: '',
    app_desc: {
      TY: 'I-install ang app para mas mabilis maglaro.',
      EN: 'Install the app to play faster.',
    },
    app_desc_font_color: '',
    parameters: {
      pwa: {
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    },
  },
  resources: [],
  customerService: [],
  imageCDNs: [],
  domainRoute: { api: '', image: '', domains: [] },
  paths: {
    service: '/m/service',
    terms: '/m/useragreement',
    privacy: '/m/useragreement?about=privacy',
    licence: '/m/useragreement?about=licence',
  },
  register: {
    username: rule('required', '[A-Za-z][A-Za-z0-9_]{3,15}', {
      TY: '4 hanggang 16 na letra, numero o underscore; letra ang simula.',
      EN: '4 to 16 letters, numbers or underscores, starting with a letter.',
    }),
    // Length is what makes a password strong; which characters it has is the player's business.
    password: rule('required', '[^\\p{Cc}]{8,128}', {
      TY: 'At least 8 characters dapat ang password.',
      EN: 'Your password needs at least 8 characters.',
    }),
    mobileNum: rule('optional', '\\+?[0-9]{7,15}', {
      TY: 'Ilagay ang mobile number, 7 hanggang 15 na numero.',
      EN: 'Enter your mobile number, 7 to 15 digits.',
    }),
    verificationCode: rule('optional', '[0-9]{6,10}', {
      TY: 'Ilagay ang code na sinend namin sa SMS.',
      EN: 'Enter the code we sent by SMS.',
    }),
    // Asked for where the law of the merchant's country wants it before an account; a check of identity always asks.
    birthDate: rule('off', '(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}', {
      TY: 'Ilagay ang birthday mo.',
      EN: 'Enter your date of birth.',
    }),
    paymentPassword: rule('off', '[0-9]{6}', {
      TY: '6 na numero dapat ang withdrawal password.',
      EN: 'Your withdrawal password needs 6 digits.',
    }),
    idNumber: rule('off', '[A-Za-z0-9\\-]{5,32}', {
      TY: 'Ilagay ang number ng valid ID mo.',
      EN: 'Enter your valid ID number.',
    }),
    qqNum: rule('off', '[0-9]{5,12}', {
      TY: '5 hanggang 12 numero dapat ang QQ.',
      EN: 'Your QQ number needs 5 to 12 digits.',
    }),
    facebook: account('off', 'Facebook account'),
    wechat: account('off', 'WeChat ID'),
    line: account('off', 'LINE ID'),
    whatsapp: account('off', 'WhatsApp number'),
    zalo: account('off', 'Zalo account'),
    email: rule('optional', '[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}', {
      TY: 'Ilagay ang tamang e-mail.',
      EN: 'Enter a valid e-mail address.',
    }),
    nickname: rule('off', '[\\p{L}\\p{N} _.\\-]{2,24}', {
      TY: '2 hanggang 24 characters dapat ang nickname.',
      EN: 'Your nickname needs 2 to 24 characters.',
    }),
    payeeName: rule('off', "[\\p{L} .'\\-]{2,60}", {
      TY: 'Ilagay ang buong pangalan gaya ng nasa ID.',
      EN: 'Enter your full name as on your ID.',
    }),
    recommenderId: rule('off', '[A-Za-z0-9_]{3,32}', {
      TY: 'Mali ang username ng nag-refer. I-check ulit.',
      EN: 'The referrer’s username isn’t valid.',
    }),
    affiliateCode: rule('optional', '[A-Za-z0-9]{4,16}', {
      TY: '4 hanggang 16 na letra o numero dapat ang invite code.',
      EN: 'An invitation code has 4 to 16 letters or numbers.',
    }),
  },
  mainDomain: '',
  licence: { TY: '', EN: '' },
  minimumAge: 21,
  categoryAges: {},
  identityFor: { play: true, withdrawalAbove: '0' },
  firebase: null,
  sms: { countries: [], perDay: 2_000 },
  texts: {},
}

/** The rule of a merchant whose law asks everybody for their age at registration. */
export const birthDateByLaw: FieldRule = {
  ...defaultSettings.register.birthDate,
  enabled: true,
  required: true,
}

/** About 2,000 pesos, in round figures. */
const unverifiedDepositMax: Readonly<Record<string, string>> = {
  PHP: '2000',
  USD: '35',
  VND: '900000',
  IDR: '550000',
  THB: '1200',
  MYR: '150',
  CNY: '250',
  JPY: '5000',
  KRW: '50000',
  INR: '3000',
  EUR: '30',
}

/** What a site's currency decides until its merchant does; a figure in one that nobody weighed could lie below the least deposit. */
export const defaultsIn = (currency: string): Pick<MerchantSettings, 'unverifiedDepositMax'> => ({
  unverifiedDepositMax: unverifiedDepositMax[currency] ?? null,
})
