import type { Role } from '@perya/contract/access'
import type { Language } from '@perya/contract/language'

/** Who is signed in, as the identity feature found out. */
export type SignedIn = {
  memberId: bigint
  userName: string
  /** 0 player, 1 agent, 2 top agent, 4 trial, 40/41/42 trial player/agent/top agent. */
  memberType: number
  sessionId: bigint
  role: Exclude<Role, 'visitor' | 'operator'>
}

/** Everything a use case may know about the call it answers. */
export type Caller = {
  requestId: string
  merchant: string
  language: Language
  ip: string
  /** Cut to 255 characters, here and wherever it is kept. */
  userAgent: string
  device: string
  signedIn: SignedIn | null
}

/** A caller of an endpoint that asks for a session. */
export type MemberCaller = Caller & { signedIn: SignedIn }
