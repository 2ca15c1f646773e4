import type { Role } from '@perya/contract/access'
import type { KnownLanguageCode, Language } from '@perya/contract/language'
import type { Permission } from '@perya/contract/permissions'

/** The signed-in member, as the identity feature found it. */
export type SignedIn = {
  memberId: bigint
  /** The one their account is at. */
  merchant: string
  userName: string
  /** 0 player, 1 agent, 2 top agent, 4 trial, 40/41/42 trial player/agent/top agent. */
  memberType: number
  sessionId: bigint
  role: Exclude<Role, 'visitor' | 'operator'>
}

/** The signed-in operator, as the operators feature found it. */
export type SignedInOperator = {
  operatorId: bigint
  /** Identifies the operator wherever two operators have to agree; never changes. */
  name: string
  permissions: ReadonlySet<Permission>
  sessionId: bigint
  role: 'operator'
}

/** Everything a use case may know about the call it answers. */
export type Caller = {
  requestId: string
  /** Whose rules, limits and money the call is about: a member's own, whatever the call's header says. */
  merchant: string
  /** Whose pages, words and switches the caller sees: a trial member's is the site their merchant is the twin of. */
  site: string
  /** In which of its own languages the platform speaks to the caller. */
  language: Language
  /** The language the caller reads: content may exist in it where the platform's own texts do not. */
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
