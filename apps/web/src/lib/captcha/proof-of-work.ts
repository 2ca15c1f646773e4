import type { OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'

export type CaptchaWork = OutputOf<Endpoints['getCaptchaWork']>

/** Enough at once to keep every core of a phone busy; the browser does the work off the page's thread. */
const atOnce = 16

/** The number the work was set for, found by trying; `null` when none fits or nobody waits any more. */
export async function findAnswer(work: CaptchaWork, signal?: AbortSignal): Promise<string | null> {
  const salt = fromBase64(work.salt)
  for (let first = 0; first < work.limit; first += atOnce) {
    if (signal?.aborted) return null
    const candidates = Array.from({ length: Math.min(atOnce, work.limit - first) }, (_, index) =>
      String(first + index),
    )
    const results = await Promise.all(candidates.map((candidate) => derive(candidate, salt, work.iterations)))
    const index = results.indexOf(work.target)
    if (index >= 0) return candidates[index] ?? null
  }
  return null
}

async function derive(candidate: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const words = new TextEncoder().encode(candidate)
  const key = await crypto.subtle.importKey('raw', words, 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256)
  return btoa(String.fromCharCode(...new Uint8Array(bits)))
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
