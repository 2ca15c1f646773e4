import type { Role } from '@perya/contract/access'
import type { KnownLanguageCode, Language } from '@perya/contract/language'
import type { Permission } from '@perya/contract/permissions'

/** Who is signed in, as the identity feature found out. */
export type SignedIn = {
  memberId: bigint
  userName: string
  /** 0 player, 1 agent, 2 top agent, 4 trial, 40/41/42 trial player/agent/top agent. */
  memberType: number
  sessionId: bigint
  role: Exclude<Role, 'visitor' | 'operator'>
}

/** An operator who is signed in, as the operators feature found out. */
export type SignedInOperator = {
  operatorId: bigint
  /** Stands for them wherever two operators have to agree, and never changes. */
  name: string
  permissions: ReadonlySet<Permission>
  sessionId: bigint
  role: 'operator'
}

/** Everything a use case may know about the call it answers. */
export type Caller = {
  requestId: string
  merchant: string
  /** In which of its own languages the platform speaks to the caller. */
  language: Language
  /** What the caller reads: content may have words for it, where the platform has none. */
  reads: KnownLanguageCode
  ip: string
  /** Cut to 255 characters, here and wherever it is kept. */
  userAgent: string
  device: string
  signedIn: SignedIn | null
  operator: SignedInOperator | null
}

/** A caller of an endpoint that asks for a session. */
export type MemberCaller = Caller & { signedIn: SignedIn }

/** A caller of an operators' endpoint. */
export type OperatorCaller = Caller & { operator: SignedInOperator }
