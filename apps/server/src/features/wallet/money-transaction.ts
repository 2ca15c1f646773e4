import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'

const triesMax = 6

/** A deadlock, and a serialization failure. */
const passing = new Set(['40P01', '40001'])

/**
 * Runs a transaction that moves money, and runs it again when a concurrent one made it fail.
 * `work` must do nothing that a rollback cannot undo.
 */
export async function inMoneyTransaction<T>(
  ctx: Pick<Context, 'db'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ctx.db.transaction().execute(work)
    } catch (error) {
      if (tried === triesMax || !isPassing(error)) throw error
      await pause(randomInt(5 * 2 ** tried))
    }
  }
}

function isPassing(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  // Two transfers under one key on different accounts collide at the key; the next try finds the one that won.
  return (code !== undefined && passing.has(code)) || constraint === 'ledger_transfer_key'
}
