/**
 * Which texts a release knows.
 *
 * `live.lock` lists every text of a function or view that was ever sealed, each with its hash, in the order they were
 * sealed in. The place of a text in the list is its sequence, and the list only grows. So a release knows how new its
 * own texts are, and a text with a higher sequence than its own comes from a later release.
 */

export const liveLock = 'live.lock'

/** Stands for the hash of a text whose file was removed. */
export const removed = 'removed'

/** Stands before the hash of a text that somebody is still writing. */
const unsealed = 'unsealed '

export const unsealedHash = (sha256: string): string => `${unsealed}${sha256}`

export type SealedText = { sha256: string; path: string; sequence: number }

/** What a database last got under a name. */
export type AppliedText = { name: string; sha256: string; sequence: number }

/** `wallet/ledger_post.sql` holds `ledger_post`. */
export const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.sql$/, '')

export function parseLiveLock(lock: string): SealedText[] {
  return lock
    .split('\n')
    .filter(Boolean)
    .map((line, index) => {
      const [sha256 = '', path = ''] = line.split('  ')
      return { sha256, path, sequence: index + 1 }
    })
}

/** The last that was sealed of each name. */
export function newestOf(sealed: readonly SealedText[]): Map<string, SealedText> {
  return new Map(sealed.map((text) => [nameOf(text.path), text]))
}

/** Whether a database gets a text: it has another one, unless a later release put that there. */
export function isDue(
  text: Pick<SealedText, 'sha256' | 'sequence'>,
  applied: AppliedText | undefined,
): boolean {
  if (!applied) return true
  if (applied.sequence !== text.sequence) return applied.sequence < text.sequence
  return applied.sha256 !== text.sha256
}

/** Whether a later release put another text there, which stays. */
export const isLeft = (
  text: Pick<SealedText, 'sha256' | 'sequence'>,
  applied: AppliedText | undefined,
): boolean => applied !== undefined && applied.sequence > text.sequence && applied.sha256 !== text.sha256

/** Whether a text has a place in the lock that it never had there: a branch that was not merged sealed it. */
export const isForeign = ({ name, sha256, sequence }: AppliedText, sealed: readonly SealedText[]): boolean =>
  sequence > 0 &&
  sequence <= sealed.length &&
  !sha256.startsWith(unsealed) &&
  !sealed.some((each) => each.sha256 === sha256 && nameOf(each.path) === name)
