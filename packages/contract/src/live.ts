import { z } from 'zod'
import type { ChatState } from './chat.ts'
import { endpoint } from './endpoint.ts'
import type { InboxState } from './inbox.ts'
import type { WalletBalance } from './wallet.ts'

/** What an open app is told by itself. Each event holds the whole of what it is about, so the newest is enough. */
export type LiveEvents = { balance: WalletBalance; inbox: InboxState; chat: ChatState }

export const followEvents = endpoint({
  summary:
    'Server-sent events `balance`, `inbox` and `chat`: how it is now, then at every change. `Last-Event-ID` leaves out a balance that is known.',
  method: 'GET',
  path: '/wps/member/events',
  access: 'session',
  input: z.strictObject({}),
  output: z.undefined(),
  errors: [],
  isBackground: true,
})

export const liveEndpoints = { followEvents }
