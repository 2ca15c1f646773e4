import type { Language } from '@perya/contract/language'

/** Who a page may turn to, beside the site itself. */
export type PageSources = {
  images: readonly string[]
  connections: readonly string[]
  frames: readonly string[]
}

/** What the pages of one site need to know; a changed merchant is a new object. */
export type Site = {
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
