/** A name as anybody may read it over a shoulder: whoever registered by mobile number alone has that for a name. */
export function shownName(userName: string): string {
  return /^\d{9,15}$/.test(userName) ? `${userName.slice(0, 2)}****${userName.slice(-3)}` : userName
}
