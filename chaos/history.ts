/** Everything that was sent and everything that was heard, on disk before it counts. */
import { openSync, writeSync } from 'node:fs'
import type { VendorAnswer } from '@perya/contract/vendor'

export type CallName = 'bet' | 'win' | 'betwin' | 'rollback' | 'adjust' | 'endround'

export type Sent = {
  /** Of the end of a round, which has none, the driver's own. */
  txId: string
  name: CallName
  player: number
  roundId: string
  refTxId?: string
  /** Units of 1/10,000: the stake, the payout, the stake that is taken back, or a correction, which may be below nothing. */
  amount: bigint
  /** Of a betwin, and of the betwin that is taken back. */
  win?: bigint
  /** A gift that needs no bet. */
  isPromo?: boolean
  /** Sent once the end of its round was answered. */
  isLate?: boolean
}

export type Heard = Pick<VendorAnswer, 'status' | 'balance'>

export type Entry = Sent & {
  /** Every definite answer, to the call and to all its copies. */
  heard: Heard[]
  unknown: number
}

export type History = {
  entries: Map<string, Entry>
  send: (sent: Sent) => void
  hear: (txId: string, heard: Heard | undefined) => void
}

export function openHistory(file: string): History {
  const fd = openSync(file, 'w')
  const entries = new Map<string, Entry>()
  const keep = (line: object) =>
    writeSync(
      fd,
      `${JSON.stringify(line, (_key, value) => (typeof value === 'bigint' ? value.toString() : value))}\n`,
    )
  return {
    entries,
    send(sent) {
      keep({ sent })
      if (!entries.has(sent.txId)) entries.set(sent.txId, { ...sent, heard: [], unknown: 0 })
    },
    hear(txId, heard) {
      keep({ txId, heard: heard ?? 'nothing' })
      const entry = entries.get(txId) as Entry
      if (heard) entry.heard.push(heard)
      else entry.unknown += 1
    },
  }
}
