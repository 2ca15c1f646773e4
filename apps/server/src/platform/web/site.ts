import type { Language } from '@perya/contract/language'

/** Who a page may turn to, beside the site itself. */
export type PageSources = {
  images: readonly string[]
  connections: readonly string[]
  frames: readonly string[]
}

/** What the pages of one site need to know; a changed merchant is a new object. */
export type Site = {
  /** The merchant's code. */
  merchant: string
  languages: { enabled: readonly Language[]; default: Language }
  theme: string
  sources: PageSources
  /** Goes into every page, so that the app starts without asking for it. */
  settings: unknown
  manifest: (language: Language) => unknown
  /** The profile that puts the site on an iPhone's home screen. */
  webClip: (origin: string) => string
}

export type FindSite = (hostname: string) => Site

/** Origins of what a merchant opens in frames: the games of its vendors. */
export type FrameSources = (merchant: string) => readonly string[]

/**
 * What a merchant's home screen shows first, by the names under which the app keeps it.
 * A value that has not changed is the same object, so that the page made of it need not be made again.
 */
export type FirstScreen = (merchant: string, language: Language) => Readonly<Record<string, object>>
