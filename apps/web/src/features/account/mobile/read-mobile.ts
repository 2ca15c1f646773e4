import { reachCode } from '#lib/api/reach-code.ts'
import { plainMobile } from './mobile.rules.ts'

/** The number in international form, or `null` when no phone can have it. The server reads it with the same library. */
export async function readMobile(typed: string, countryDialingCode: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await reachCode(import('libphonenumber-js/mobile'))
  const plain = plainMobile(typed)
  const number = plain.startsWith('+')
    ? parsePhoneNumberFromString(plain)
    : parsePhoneNumberFromString(plain, { defaultCallingCode: countryDialingCode.replace('+', '') })
  return number?.isValid() ? number.number : null
}
