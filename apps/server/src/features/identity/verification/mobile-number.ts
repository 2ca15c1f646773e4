import parsePhoneNumber from 'libphonenumber-js/mobile'
import { AppError } from '#platform/app-error.ts'

const homeDialingCode = '63'

/** E.164 of a number that can be a mobile. */
export function toMobile(number: string, dialingCode: string | undefined): string | undefined {
  const defaultCallingCode = (dialingCode ?? homeDialingCode).replace('+', '')
  const parsed = parsePhoneNumber(number, { defaultCallingCode })
  return parsed?.isValid() ? parsed.number : undefined
}

/** The same for a number that has to be one. */
export function parseMobile(number: string, dialingCode: string | undefined): string {
  const mobile = toMobile(number, dialingCode)
  if (!mobile) throw new AppError('mobile.format', { field: 'mobileNum' })
  return mobile
}

/** ISO code of the country an E.164 number belongs to; unset for satellites and the like. */
export function countryOf(mobile: string): string | undefined {
  return parsePhoneNumber(mobile)?.country
}
