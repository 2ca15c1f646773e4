/** Basic on purpose: whether an address exists only its mailbox can tell. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

export function isEmail(typed: string): boolean {
  return email.test(typed.trim())
}
