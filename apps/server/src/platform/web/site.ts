import type { Language } from '@perya/contract/language'
import type { PageSources } from '../http/security-headers.ts'

/** What the pages of one site need to know; a changed merchant is a new object. */
export type Site = {
  languages: { enabled: readonly Language[]; default: Language }
  theme: string
  /** Where its pages may load pictures from and whom they may call, beside the site itself. */
  sources: PageSources
  /** Goes into every page, so that the app starts without asking for it. */
  settings: unknown
  manifest: (language: Language) => unknown
}

export type FindSite = (hostname: string) => Site
