/** Enough to recognise one's own, too little to be of use to a stranger. */

export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`
}

export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-3)}`
}

export function maskName(name: string): string {
  return name
    .split(' ')
    .map((part) => `${[...part][0] ?? ''}***`)
    .join(' ')
}

export const maskBirthDate = (birthDate: string) => `${birthDate.slice(0, 4)}-**-**`
