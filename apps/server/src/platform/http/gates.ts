import type { ErrorCode } from '@perya/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { FindSite, FirstScreen, FrameSources } from '../web/site.ts'
import type { SignedIn } from './caller.ts'

/** The merchant that answers a call, and why it does not at the moment. */
export type Host = { merchant: string; refusal: ErrorCode | null }

/** What the platform must ask its features before a call may pass. */
export type Gates = {
  /** The merchant that answers on this host; throws `merchant.unknown` for a code the host does not serve. */
  findHost: (hostname: string, code: string | undefined) => Host
  /** What the pages on this host are made of. */
  findSite: FindSite
  /** What the home screen is drawn with before the app asks for it; drawn without when no feature knows. */
  firstScreen?: FirstScreen
  /** Whom the pages of a merchant may put into a frame, beside those its settings name. */
  frameSources?: FrameSources
  /**
   * The member behind a token, `null` without one; throws `session.expired` for one that has ended.
   * A call that is no sign of life does not keep the session from going idle.
   */
  findSignedIn: (request: FastifyRequest, isSignOfLife: boolean) => Promise<SignedIn | null> | SignedIn | null
  /** The content of an encrypted body. */
  openSealed: (request: FastifyRequest) => Promise<unknown>
}
