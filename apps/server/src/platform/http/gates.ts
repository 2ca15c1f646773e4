import type { Endpoint } from '@perya/contract/endpoint'
import type { ErrorCode } from '@perya/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { FindSite, FirstScreen, FrameSources, OwnWords } from '../web/site.ts'
import type { Caller, SignedIn, SignedInOperator } from './caller.ts'

/** The merchant that answers a call, and why it does not at the moment. */
export type Host = {
  merchant: string
  /** The site on the host: the merchant itself, or the one it is the twin of. */
  site: string
  currency: string
  refusal: ErrorCode | null
  ownWords: OwnWords
}

/** A call that has to be written down. */
export type Act = { endpoint: Endpoint; caller: Caller; input: unknown }

/** Records the outcome of an act. */
export type NoteOutcome = (outcome: 'done' | ErrorCode) => Promise<void>

/** What the platform must ask its features before a call may pass. */
export type Gates = {
  /** The merchant that answers on this host; throws `merchant.unknown` for a code the host does not serve. */
  findHost: (hostname: string, code: string | undefined) => Host
  /** What the pages on this host are made of. */
  findSite: FindSite
  /** Whether an origin is another name of the site on this host, whose pages may call it. */
  isOwnOrigin?: (hostname: string, origin: string) => boolean
  /** The data that the first home screen is rendered with; without it when no feature provides any. */
  firstScreen?: FirstScreen
  /** The origins that a merchant's pages may put into a frame, besides those its settings name. */
  frameSources?: FrameSources
  /**
   * The member behind a token, `null` without one; throws `session.expired` for one that has ended.
   * A call that is no sign of life does not keep the session from going idle.
   */
  findSignedIn: (request: FastifyRequest, isSignOfLife: boolean) => Promise<SignedIn | null> | SignedIn | null
  /** The operator behind a token, `null` when it is no operator's; throws `session.expired` for one that has ended. */
  findOperator?: (request: FastifyRequest, isSignOfLife: boolean) => Promise<SignedInOperator> | null
  /** Records an act before it is done. */
  noteAct?: (act: Act) => Promise<NoteOutcome>
  /** Throws `consent.required` for a member who has not agreed to what the site states today. */
  assertConsent?: (site: string, signedIn: SignedIn) => Promise<void>
  /** The content of an encrypted body. */
  openSealed: (request: FastifyRequest) => Promise<unknown>
}
