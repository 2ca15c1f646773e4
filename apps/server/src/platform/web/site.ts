import type { KnownLanguageCode } from '@perya/contract/language'
import type { FastifyRequest } from 'fastify'

/** Who a page may turn to, beside the site itself. */
export type PageSources = {
  images: readonly string[]
  connections: readonly string[]
  frames: readonly string[]
}

/** A merchant's own words for readers of a language, by the id of the text they stand in for. */
export type OwnWords = (language: KnownLanguageCode) => Readonly<Record<string, string>>

/** What the pages of one site need to know; a changed merchant is a new object. */
export type Site = {
  /** The merchant's code. */
  merchant: string
  languages: { enabled: readonly KnownLanguageCode[]; default: KnownLanguageCode }
  theme: string
  sources: PageSources
  /** Goes into every page, so that the app starts without asking for it. */
  settings: unknown
  ownWords: OwnWords
  manifest: (language: KnownLanguageCode) => unknown
  /** The profile that puts the site on an iPhone's home screen; undefined for a site without an address. */
  webClip: (asked: Asked) => string | undefined
}

/** How a site was reached, in the caller's own words: a link takes none of them that the site does not know. */
export type Asked = Pick<FastifyRequest, 'hostname' | 'port'> & {
  protocol: string
  socket: { localAddress?: string | undefined }
}

export type FindSite = (hostname: string) => Site

/** Origins of what a merchant opens in frames: the games of its vendors. */
export type FrameSources = (merchant: string) => readonly string[]

/**
 * What a merchant's home screen shows first, by the names under which the app keeps it.
 * A value that has not changed is the same object: the page made of it is found without comparing the two.
 */
export type FirstScreen = (merchant: string, language: KnownLanguageCode) => Readonly<Record<string, object>>
