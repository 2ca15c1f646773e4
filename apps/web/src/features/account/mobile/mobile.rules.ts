/** Longest mobile number the fields take. */
export const mobileMaxLength = 20

/** Shortest number any country gives out, without its dialling code. */
export const mobileMinDigits = 7

export const defaultDialingCode = '+63'

/** A number as it is judged and sent: people type spaces and dashes to read it, not to change it. */
export function plainMobile(typed: string): string {
  return typed.replaceAll(/[\s\-().]/g, '')
}

export function hasEnoughDigits(typed: string): boolean {
  return plainMobile(typed).replace(/^\+/, '').length >= mobileMinDigits
}
