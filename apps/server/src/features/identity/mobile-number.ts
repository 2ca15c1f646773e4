import parsePhoneNumber from 'libphonenumber-js/mobile'
import { AppError } from '#platform/app-error.ts'

const homeDialingCode = '63'

/** E.164 of a number that can be a mobile; throws otherwise. */
export function parseMobile(number: string, dialingCode: string | undefined): string {
  const code = (dialingCode ?? homeDialingCode).replace('+', '')
  const parsed = parsePhoneNumber(number, { defaultCallingCode: code })
  if (!parsed?.isValid()) throw new AppError('mobile.format', { field: 'mobileNum' })
  return parsed.number
}
