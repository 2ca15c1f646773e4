/**
 * Passwords lost in breaches elsewhere, asked about by the range protocol of Pwned Passwords.
 *
 * The service is told five letters of a hash and answers with every hash that begins so: it never learns which was meant.
 */
import { hash } from 'node:crypto'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'

const patienceMs = 2_000
const toldLetters = 5

/**
 * Throws when the password is known from a breach; while the service cannot be asked, nobody is kept out.
 * A demo asks nobody unless it is told whom: the passwords attackers try first come with the platform.
 */
export async function assertNotBreached(ctx: Context, password: string): Promise<void> {
  const service = ctx.env.breachedPasswordsUrl
  if (service === undefined) return
  const digest = hash('sha1', password).toUpperCase()
  const found = await ask(`${service}/${digest.slice(0, toldLetters)}`).catch((error: Error) => {
    ctx.log.warn({ reason: error.message }, 'breached passwords could not be asked about')
    return ''
  })
  if (isListed(found, digest.slice(toldLetters))) throw new AppError('password.common', { field: 'password' })
}

async function ask(url: string): Promise<string> {
  const response = await fetch(url, {
    // Answers of one length, so that who only sees their size learns nothing either.
    headers: { 'add-padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`the service answered ${response.status}`)
  return response.text()
}

/** A line is the rest of a hash and how often it was seen; padding was never seen. */
function isListed(lines: string, rest: string): boolean {
  return lines.split(/\r?\n/).some((line) => {
    const [other, count] = line.split(':')
    return other === rest && Number(count) > 0
  })
}
