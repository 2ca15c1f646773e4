import { z } from 'zod'
import type { ChatState } from './chat.ts'
import { endpoint } from './endpoint.ts'
import type { IdentityCheck } from './identity-check.ts'
import type { InboxState } from './inbox.ts'
import type { LotteryNews } from './lottery-draws.ts'
import type { WalletBalance } from './wallet.ts'

/** Deposits and withdrawals that have not ended: the state of each, by its reference. */
export type MoneyUnderway = { states: Record<string, string> }

/** What an open app is told by itself. Each event holds the whole of what it is about, so the newest is enough. */
export type LiveEvents = {
  balance: WalletBalance
  inbox: InboxState
  chat: ChatState
  identityCheck: IdentityCheck
  underway: MoneyUnderway
  /** The one event that tells of part at a time: of those lotteries only whose last issue has changed. */
  lottery: LotteryNews
}

export const followEvents = endpoint({
  summary:
    'Server-sent events `balance`, `inbox`, `chat`, `identityCheck`, `underway` and `lottery`: how it is now, then at every change. `Last-Event-ID` leaves out a balance that is known.',
  method: 'GET',
  path: '/wps/member/events',
  access: 'session',
  input: z.strictObject({}),
  output: z.undefined(),
  errors: [],
  isBackground: true,
})

export const liveEndpoints = { followEvents }
