import type { FailureCode } from '#lib/api/api-error.ts'

/** How a stream came to its end: the server closed it, the way to it failed, or it was refused. */
export type StreamEnd = { kind: 'closed' } | { kind: 'failed' } | { kind: 'refused'; code: FailureCode }

/** The server says something at least every 15 seconds; after so long a silence the connection is dead. */
export const silenceMaxMs = 40_000

export const waitMaxMs = 60_000

/**
 * How long to wait before the next try, or `null` when there is none.
 *
 * @param failures tries in a row that reached no stream, this one included
 * @param chance from 0 to 1, so that a thousand apps cut off together do not come back together
 */
export function waitBefore(
  end: StreamEnd,
  { failures, retryMs, chance }: { failures: number; retryMs: number; chance: number },
): number | null {
  if (end.kind === 'refused' && end.code === 'session.expired') return null
  const longest =
    end.kind === 'closed'
      ? retryMs
      : end.kind === 'refused' && end.code !== 'system.busy'
        ? waitMaxMs
        : Math.min(waitMaxMs, retryMs * 2 ** Math.max(0, failures - 1))
  return Math.round(longest * (0.5 + chance / 2))
}
