/** What a loop cannot do: logged when it begins, once an interval while it lasts, and when it is over. */
import type { Logger } from 'pino'
import { BoundedMap } from './bounded-map.ts'

type Trouble = { since: number; saidAt: number; unsaid: number }

/** So long a trouble that lasts is not mentioned again. */
export const mentionEveryMs = 5 * 60_000

const remembered = 1_000

const known = new WeakMap<Logger, BoundedMap<string, Trouble>>()

/** `text` and `about` name what does not work; the same names mean the same trouble. */
export function troubleWith(log: Logger, text: string, about: Readonly<Record<string, string>> = {}) {
  const troubles = known.get(log) ?? new BoundedMap<string, Trouble>(remembered)
  known.set(log, troubles)
  const key = JSON.stringify([text, about])
  return {
    /** `detail` is logged along and may differ from time to time. */
    goesOn(err: unknown, detail: Readonly<Record<string, unknown>> = {}): void {
      const now = performance.now()
      const trouble = troubles.get(key)
      if (trouble && now - trouble.saidAt < mentionEveryMs) {
        trouble.unsaid += 1
        return
      }
      const lasted = trouble && { seconds: Math.round((now - trouble.since) / 1_000), unsaid: trouble.unsaid }
      log.error({ ...about, ...detail, err, ...lasted }, text)
      troubles.set(key, { since: trouble?.since ?? now, saidAt: now, unsaid: 0 })
    },
    isOver(): void {
      const trouble = troubles.get(key)
      if (!trouble) return
      troubles.delete(key)
      const seconds = Math.round((performance.now() - trouble.since) / 1_000)
      log.info({ ...about, seconds, unsaid: trouble.unsaid }, `over: ${text}`)
    },
  }
}

/** Does something that a loop will try again, and answers `otherwise` where it fails. */
export async function tryInLoop<Done, Otherwise>(
  { isOver, goesOn }: ReturnType<typeof troubleWith>,
  work: () => Promise<Done>,
  otherwise: Otherwise,
): Promise<Done | Otherwise> {
  try {
    const done = await work()
    isOver()
    return done
  } catch (error) {
    goesOn(error)
    return otherwise
  }
}
