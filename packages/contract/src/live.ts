import { z } from 'zod'
import type { ChatState } from './chat.ts'
import { endpoint } from './endpoint.ts'
import type { IdentityCheck } from './identity-check.ts'
import type { InboxState } from './inbox.ts'
import type { LotteryNews } from './lottery-draws.ts'
import type { WalletBalance } from './wallet.ts'

/** Deposits and withdrawals that have not ended: the state of each, by its reference. */
export type MoneyUnderway = { states: Record<string, string> }

/** The events that an open app receives. Each event holds the whole state of its subject, so the newest is enough. */
export type LiveEvents = {
  balance: WalletBalance
  inbox: InboxState
  chat: ChatState
  identityCheck: IdentityCheck
  underway: MoneyUnderway
  /** The one event with partial content: it holds only the lotteries whose last issue has changed. */
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
