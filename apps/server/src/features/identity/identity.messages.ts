/** What identity writes to members. */
import { deviceName } from '@perya/contract/device-name'
import { defaultLanguage, type Language, languages } from '@perya/contract/language'

type Mail = { subject: string; body: string }

export function languageFor(stored: string): Language {
  return languages.find((language) => language === stored) ?? defaultLanguage
}

const locales: Record<Language, string> = { TY: 'fil-PH', EN: 'en-PH' }

export function codeSms(language: Language, { site, code, minutes }: Sms): string {
  return {
    TY: `${site}: ${code} ang code mo. Gamitin sa loob ng ${minutes} minuto. Huwag ibigay kahit kanino, kahit sa amin.`,
    EN: `${site}: your code is ${code}. Use it within ${minutes} minutes. Never share it, not even with us.`,
  }[language]
}

export function codeMail(language: Language, facts: Sms): Mail {
  const { site } = facts
  return {
    subject: { TY: `Ang code mo sa ${site}`, EN: `Your ${site} code` }[language],
    body: codeSms(language, facts),
  }
}

type Sms = { site: string; code: string; minutes: number }

/** For whoever registers a number that already has an account: only its holder learns that. */
export function alreadyRegisteredSms(language: Language, site: string): string {
  return {
    TY: `${site}: May account na ang number na ito. Mag-log in, o i-reset ang password kung nakalimutan.`,
    EN: `${site}: This number already has an account. Log in, or reset the password if you forgot it.`,
  }[language]
}

type Reset = { site: string; userName: string; link: string; minutes: number }

export function passwordLinkMail(language: Language, { site, userName, link, minutes }: Reset): Mail {
  return {
    TY: {
      subject: `I-reset ang password mo sa ${site}`,
      body: `Hi ${userName},\n\nBuksan ang link na ito para gumawa ng bagong password. Isang beses lang ito magagamit, sa loob ng ${minutes} minuto:\n\n${link}\n\nKung hindi ikaw ang nag-request nito, huwag pansinin ang e-mail na ito. Walang magbabago.\n\n${site}`,
    },
    EN: {
      subject: `Reset your ${site} password`,
      body: `Hello ${userName},\n\nOpen this link to choose a new password. It works once, within ${minutes} minutes:\n\n${link}\n\nIf you didn’t ask for this, just ignore this e-mail. Nothing will change.\n\n${site}`,
    },
  }[language]
}

export function passwordChangedMail(
  language: Language,
  { site, userName, isPaused }: { site: string; userName: string; isPaused: boolean },
): Mail {
  const pause = {
    TY: ' Para safe ang pera mo, walang withdrawal nang 24 oras.',
    EN: ' To keep your money safe, you can’t withdraw for 24 hours.',
  }
  const held = (language: Language) => (isPaused ? pause[language] : '')
  return {
    TY: {
      subject: `Napalitan ang password mo sa ${site}`,
      body: `Hi ${userName},\n\nKakapalit lang ng password ng account mo, at na-log out ang lahat ng device.${held('TY')}\n\nKung hindi ikaw ito, i-reset agad ang password at i-contact ang customer service.\n\n${site}`,
    },
    EN: {
      subject: `Your ${site} password was changed`,
      body: `Hello ${userName},\n\nThe password of your account was just changed, and every device was logged out.${held('EN')}\n\nIf this wasn’t you, reset your password right away and contact customer service.\n\n${site}`,
    },
  }[language]
}

type NewDevice = {
  site: string
  userName: string
  userAgent: string
  ip: string
  at: Date
  timeZone: string
}

export function newDeviceMail(language: Language, device: NewDevice): Mail {
  const at = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: device.timeZone,
  }).format(device.at)
  const name = deviceName(device.userAgent) ?? device.userAgent
  const facts = `${at}\n${device.ip}\n${name}`
  return {
    TY: {
      subject: `Bagong device sa account mo sa ${device.site}`,
      body: `Hi ${device.userName},\n\nMay nag-log in sa account mo gamit ang device na ngayon lang namin nakita:\n\n${facts}\n\nKung ikaw ito, wala kang kailangang gawin. Kung hindi, palitan agad ang password: mala-log out ang lahat ng device.\n\n${device.site}`,
    },
    EN: {
      subject: `New device on your ${device.site} account`,
      body: `Hello ${device.userName},\n\nSomeone logged in to your account on a device we haven’t seen before:\n\n${facts}\n\nIf this was you, you don’t need to do anything. If not, change your password right away: all devices will be logged out.\n\n${device.site}`,
    },
  }[language]
}
